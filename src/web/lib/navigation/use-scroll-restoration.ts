import { useEffect, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const PATIENCE_MS = 3000

/** Scroll position of each entry of the history. */
const positions = new Map<string, number>()
let lastPathname: string | undefined

const BY_USER = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/** Scrolls again while the page grows, until `scroll` has reached its aim or the user acts. */
export function scrollAsPageGrows(scroll: () => boolean): () => void {
  const observer = new ResizeObserver(tryScroll)
  const timer = setTimeout(stop, PATIENCE_MS)

  function tryScroll() {
    if (scroll()) stop()
  }
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of BY_USER) window.removeEventListener(type, stop)
  }

  for (const type of BY_USER) window.addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  tryScroll()
  return stop
}

function scrollTo(top: number): boolean {
  window.scrollTo(0, top)
  return Math.abs(window.scrollY - top) < 2
}

/** Says whether Back or Forward has brought the page, which returns to where it was. */
export function useIsRestored(): boolean {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [isRestored] = useState(() => navigationType === NavigationType.Pop && positions.has(key))
  return isRestored
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
    if (navigationType === NavigationType.Pop) {
      const top = positions.get(key) ?? 0
      return scrollAsPageGrows(() => scrollTo(top))
    }
    // Filters replace or add an entry on the same page, which must not move it.
    if (!isSamePage) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, navigationType])
}
