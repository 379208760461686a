import { useEffect } from 'react'
import { useLocation } from 'react-router'

const PATIENCE_MS = 5000

/** Path that was loaded or visited last; outside React, because every area has its own frame. */
let lastPathname: string | undefined

export function focusHeading(): boolean {
  // The page has gone to the part that the address names.
  if (location.hash !== '' && document.activeElement?.closest('main')) return true
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Focuses the heading of the new page, so that a screen reader begins there as after a page load. */
export function useNavigationFocus() {
  const { pathname } = useLocation()

  useEffect(() => {
    const isFirst = lastPathname === undefined
    if (lastPathname === pathname) return undefined
    lastPathname = pathname
    if (isFirst) return undefined
    if (focusHeading()) return undefined

    // The page is still loading. An action in the meantime keeps the focus where it is.
    const observer = new MutationObserver(() => {
      if (focusHeading()) stop()
    })
    const timer = setTimeout(stop, PATIENCE_MS)
    function stop() {
      observer.disconnect()
      clearTimeout(timer)
      window.removeEventListener('keydown', stop)
      window.removeEventListener('pointerdown', stop)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('keydown', stop)
    window.addEventListener('pointerdown', stop)
    return stop
  }, [pathname])
}
