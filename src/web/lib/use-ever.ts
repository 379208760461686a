import { useState } from 'react'

/**
 * Returns whether something has been true since the page opened. A dialog whose code comes late
 * stays from then on: only one that stays in the document gives the focus back when it closes.
 */
export function useEver(is: boolean): boolean {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return is || was
}
