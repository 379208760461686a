import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const PATIENCE_MS = 3000

/** Scroll position of each entry of the history. */
const positions = new Map<string, number>()
let lastPathname: string | undefined

/** Goes to a height as soon as the page has grown tall enough, unless the user scrolls first. */
function scrollWhenTallEnough(top: number): () => void {
  const observer = new ResizeObserver(tryScroll)
  const timer = setTimeout(stop, PATIENCE_MS)

  function tryScroll() {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(type, stop)
  }

  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  tryScroll()
  return stop
}

/** A new page begins at its top; Back and Forward return to where they were. */
export function useScrollRestoration() {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // Before the new page can move: its movements belong to its own entry.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const isSamePage = lastPathname === pathname
    lastPathname = pathname
    if (navigationType === NavigationType.Pop) return scrollWhenTallEnough(positions.get(key) ?? 0)
    // Filters replace or add an entry on the same page, which must not move it.
    if (!isSamePage) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, navigationType])
}
