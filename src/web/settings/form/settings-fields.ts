import { keysOf } from '#shared/basic/keys-of.ts'
import type { Names } from '#shared/settings/names.ts'
import * as words from '#words/settings.ts'

export type LinkValues = { text: string; url: string; names: Names }

/** Values of the form, under the names that the server's `fields` have. */
export type SettingsValues = {
  name: string
  'contact.text': string
  'contact.url': string
  /** One on each line. */
  contactDetails: string
  resources: LinkValues[]
  privacyUrl: string
  timeZone: string
  language: string
  nearPercent: string
  undoSeconds: string
  reopenDays: string
  assignOnReply: boolean
  acknowledgeTickets: boolean
  askForRating: boolean
}

export type SettingsField = keyof SettingsValues
export type SettingsProblems = Partial<Record<SettingsField, string>>

/** In the order of the page. */
export const SETTINGS_FIELDS: SettingsField[] = keysOf(words.labels)
