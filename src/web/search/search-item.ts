import type { ReactNode } from 'react'

import type { Address } from '#web/lib/address.ts'

/** A place to go to, or something to do. */
export type SearchItem = {
  id: string
  icon: ReactNode
  text: string
  /** At the end of the line. */
  detail?: ReactNode
} & ({ to: Address } | { run: () => void })

export type SearchGroup = { title: string; items: SearchItem[] }
