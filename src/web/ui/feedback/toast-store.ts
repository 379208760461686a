export type ToastKind = 'success' | 'info' | 'error' | 'loading'
/** `forMs`: how long it can be done, and the toast stays. */
export type ToastAction = { label: string; onClick: () => void; forMs?: number }
export type Toast = { id: number; kind: ToastKind; text: string; action?: ToastAction }

const MAX_TOASTS = 20

/** How long a toast stays; a loading one until it is done. */
export function durationMs(kind: ToastKind): number {
  if (kind === 'loading') return Infinity
  return kind === 'error' ? 4000 : 3000
}

/** An equal toast is replaced by the new one; beyond the limit the oldest go. */
export function withToast(toasts: Toast[], toast: Toast): Toast[] {
  const others = toasts.filter((other) => other.kind !== toast.kind || other.text !== toast.text)
  return [...others, toast].slice(-MAX_TOASTS)
}

/** Toasts outlive the page that shows them, so they are kept outside React. */
export function createToastStore(options: {
  setTimer: (run: () => void, ms: number) => unknown
  clearTimer: (timer: unknown) => void
  now: () => number
}) {
  let toasts: Toast[] = []
  let lastId = 0
  let isPaused = false
  const listeners = new Set<() => void>()
  const remainingMs = new Map<number, number>()
  const running = new Map<number, { timer: unknown; startedAt: number }>()

  function publish(next: Toast[]) {
    toasts = next
    for (const id of remainingMs.keys()) {
      if (!toasts.some((toast) => toast.id === id)) forget(id)
    }
    for (const listener of listeners) listener()
  }

  function forget(id: number) {
    stop(id)
    remainingMs.delete(id)
  }

  function start(id: number) {
    const ms = remainingMs.get(id)
    if (isPaused || ms === undefined || running.has(id)) return
    running.set(id, { timer: options.setTimer(() => dismiss(id), ms), startedAt: options.now() })
  }

  function stop(id: number) {
    const run = running.get(id)
    if (!run) return
    options.clearTimer(run.timer)
    running.delete(id)
    const ms = remainingMs.get(id)
    if (ms !== undefined) remainingMs.set(id, ms - (options.now() - run.startedAt))
  }

  function dismiss(id: number) {
    publish(toasts.filter((toast) => toast.id !== id))
  }

  function show(kind: ToastKind, text: string, action?: ToastAction): number {
    const id = ++lastId
    publish(withToast(toasts, { id, kind, text, action }))
    const ms = action?.forMs ?? durationMs(kind)
    if (ms !== Infinity) remainingMs.set(id, ms)
    start(id)
    return id
  }

  function setPaused(paused: boolean) {
    isPaused = paused
    for (const id of remainingMs.keys()) {
      if (paused) stop(id)
      else start(id)
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return { show, dismiss, setPaused, subscribe, list: () => toasts }
}
