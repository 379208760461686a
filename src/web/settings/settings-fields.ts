import { keysOf } from '#shared/basic/keys-of.ts'

export type LinkValues = { text: string; url: string }

/** What the form holds, under the names that the server's `fields` have. */
export type SettingsValues = {
  name: string
  'contact.text': string
  'contact.url': string
  /** One on each line. */
  contactDetails: string
  resources: LinkValues[]
  privacyUrl: string
  timeZone: string
  nearPercent: string
  undoSeconds: string
}

export type SettingsField = keyof SettingsValues
export type SettingsProblems = Partial<Record<SettingsField, string>>

export const SETTINGS_LABELS: Record<SettingsField, string> = {
  name: 'Name',
  'contact.text': 'Contact Link',
  'contact.url': 'Contact Address',
  contactDetails: 'Contact Details',
  resources: 'Resource Links',
  privacyUrl: 'Privacy Policy',
  timeZone: 'Default Time Zone',
  nearPercent: 'Due Soon',
  undoSeconds: 'Undo Sending',
}

/** In the order of the page. */
// Object.keys() forgets which keys they are; the record has exactly these.
export const SETTINGS_FIELDS = keysOf(SETTINGS_LABELS)
