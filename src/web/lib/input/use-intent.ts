import { useEffect, useRef } from 'react'

// Long enough that a pointer crossing a list asks for nothing.
const INTENT_MS = 80

/** Acts when a person is about to open a link. Spread the handlers onto it. */
export function useIntent(act: () => void) {
  const timer = useRef<number>(undefined)

  function cancel() {
    window.clearTimeout(timer.current)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])

  return {
    onFocus: act,
    onPointerDown: act,
    onPointerEnter: () => {
      cancel()
      timer.current = window.setTimeout(act, INTENT_MS)
    },
    onPointerLeave: cancel,
  }
}
