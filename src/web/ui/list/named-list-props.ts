import type { Language } from '#shared/languages.ts'
import type { Names } from '#shared/settings/names.ts'

/** An entry that keeps its id under any name. */
export type Named = {
  id: string
  name: string
  names?: Names
  isRetired: boolean
  /** Customers never see it. Undefined where a list has no such entries. */
  isInternal?: boolean
}

/** Omitted names stay as they are. */
export type NewNames = { name?: string; names?: Names }

/** Texts of one list: its name, and its messages about missing values. */
export type NamedListTexts = {
  label: string
  newName: string
  add: string
  giveName: string
  maxNameLength: number
  /** That of the names themselves, where names in further languages can be given. */
  ownLanguage?: Language
}
