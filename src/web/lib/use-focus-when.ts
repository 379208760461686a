import { useEffect, useEffectEvent } from 'react'

type Target = { focus: (options?: FocusOptions) => void } | null | undefined

/**
 * Moves the focus after the page was drawn, whenever `reason` becomes another value that is true:
 * a field that was disabled or did not exist cannot take it earlier.
 */
export function useFocusWhen(reason: unknown, find: () => Target) {
  const move = useEffectEvent(() => find()?.focus())

  useEffect(() => {
    if (reason) move()
  }, [reason])
}
