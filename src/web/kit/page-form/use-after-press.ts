import { useEffect, useState } from 'react'

import { afterPress } from '#web/lib/after-press.ts'

/** The value, as it was when the press under way began: what it moves must not slip away from under that. */
export function useAfterPress<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => afterPress(() => setSettled(value)), [value])

  return settled
}
