import { useEffect, useState } from 'react'

/** The text once the typing has paused. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])

  // Nothing typed needs no pause.
  return text === '' ? '' : settled
}
