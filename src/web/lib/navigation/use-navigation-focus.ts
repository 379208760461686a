import { useEffect } from 'react'
import { useLocation } from 'react-router'

const PATIENCE_MS = 5000

/** Where the page was loaded or last went to; outside React, because every area has its own frame. */
let lastPathname: string | undefined

function focusHeading(): boolean {
  // The page has gone to the part that the address names.
  if (location.hash !== '' && document.activeElement?.closest('main')) return true
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Focuses the heading of the new page, as a page load would let a screen reader begin anew. */
export function useNavigationFocus() {
  const { pathname } = useLocation()

  useEffect(() => {
    const isFirst = lastPathname === undefined
    if (lastPathname === pathname) return undefined
    lastPathname = pathname
    if (isFirst) return undefined
    if (focusHeading()) return undefined

    // The page is still loading. Whoever acts meanwhile keeps the focus where it is.
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
