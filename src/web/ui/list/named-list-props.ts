import type { Language } from '#shared/languages.ts'
import type { Names } from '#shared/settings/names.ts'

/** An entry that is kept under its id, whatever it is called. */
export type Named = {
  id: string
  name: string
  names?: Names
  isRetired: boolean
  /** Customers never see it. Undefined where a list has no such entries. */
  isInternal?: boolean
}

/** What is left out stays as it is. */
export type NewNames = { name?: string; names?: Names }

/** What one list is called, and how it says what is missing. */
export type NamedListTexts = {
  label: string
  newName: string
  add: string
  giveName: string
  maxNameLength: number
  /** That of the names themselves, where names in further languages can be given. */
  ownLanguage?: Language
}
