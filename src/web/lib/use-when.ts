import { useEffect, useEffectEvent } from 'react'

/**
 * Acts once the page was drawn, whenever `reason` has become another value that is true: on what is
 * outside React, such as the address, the title of the window or a message.
 */
export function useWhen(reason: unknown, act: () => void) {
  const actNow = useEffectEvent(act)

  useEffect(() => {
    if (reason) actNow()
  }, [reason])
}

type Target = { focus: (options?: FocusOptions) => void } | null | undefined

/** Moves the focus: a field that was disabled, or was not there, cannot take it before. */
export function useFocusWhen(reason: unknown, find: () => Target) {
  useWhen(reason, () => find()?.focus())
}
