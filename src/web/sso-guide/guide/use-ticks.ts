import { useState } from 'react'

import { readStored, writeStored } from '#web/lib/storage/storage.ts'

export type Ticks = { isTicked: (step: number) => boolean; toggle: (step: number) => void }

/** Steps that were ticked in this browser, counted from 0. */
export function useTicks(guide: string): Ticks {
  const key = `guide-ticks:${guide}`
  const [ticked, setTicked] = useState(() => (readStored('localStorage', key) ?? '').split(' '))

  function toggle(step: number) {
    const name = String(step)
    const next = ticked.includes(name) ? ticked.filter((one) => one !== name) : [...ticked, name]
    setTicked(next)
    writeStored('localStorage', key, next.join(' '))
  }

  return { isTicked: (step) => ticked.includes(String(step)), toggle }
}
