import { useEffect, useEffectEvent } from 'react'

/** Acts once `value` has been the same for a while. A value that is null is not waited for. */
export function useAfterPause(value: unknown, pauseMs: number, act: () => void) {
  const actNow = useEffectEvent(act)

  useEffect(() => {
    if (value === null) return undefined
    const timer = setTimeout(actNow, pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
}

/** Acts when the browser has nothing else to do: what the page shows first comes first. */
export function whenIdle(work: () => void) {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work)
}
