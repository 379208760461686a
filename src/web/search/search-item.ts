import type { ReactNode } from 'react'

/** A place to go to, or something to do. */
export type SearchItem = {
  id: string
  icon: ReactNode
  text: string
  /** At the end of the line. */
  detail?: ReactNode
} & ({ to: string } | { run: () => void })

export type SearchGroup = { title: string; items: SearchItem[] }
