import { useState } from 'react'
import { useAfterPause } from '#web/lib/use-after-pause.ts'

/** The text once the typing has paused. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)

  useAfterPause(text, pauseMs, () => setSettled(text))

  // Nothing typed needs no pause.
  return text === '' ? '' : settled
}
