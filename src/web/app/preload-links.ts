import { preloadPath } from './pages.ts'

function preload(event: Event) {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (link?.origin === location.origin && link.pathname !== location.pathname) {
    preloadPath(link.pathname)
  }
}

/** Whoever points at a link is about to follow it. One listener serves every link there is, however often this is called. */
export function preloadLinks() {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true })
}
