/** What the page shows first comes first. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work)
}
