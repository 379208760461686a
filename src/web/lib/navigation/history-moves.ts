type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Call it before the router listens: of a window's listeners, the first one hears first. */
export function watchMoves() {
  window.addEventListener('popstate', (event) => guard?.(event))
}

/** Sets the listener that hears of Back and Forward before the router, and may keep them from it. */
export function guardMoves(next: Guard | null) {
  guard = next
}
