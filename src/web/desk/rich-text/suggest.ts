import type { ReactNode } from 'react'

import type { RichText } from './rich-text.ts'

/** Typed text to be completed: `@an` for an agent, `/pass` for a macro. */
export type Asked = { sign: '@' | '/'; text: string; from: number; to: number }

type Suggestion = {
  id: string
  text: string
  /** Below it, such as how a text begins. */
  detail?: string
  /** At the end of the line. */
  note?: string
  choose: (text: RichText) => void
}

export type Suggestions = {
  /** Accessible name of the list. */
  title: string
  items: Suggestion[]
  /** Below the list, also where it is empty. */
  footer?: ReactNode
}

/** Returns null where nothing is offered, so that the sign is a sign. */
export type Suggest = (asked: Asked) => Suggestions | null
