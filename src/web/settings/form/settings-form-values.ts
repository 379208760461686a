import { LANGUAGES } from '#shared/languages.ts'
import type { Settings, SettingsInput } from '#shared/settings/contract.ts'
import { list } from '#words/language.ts'
import * as words from '#words/settings.ts'
import { languageIn } from '#web/lib/format/language-name.ts'
import type { AnyProblems } from '#web/ui/form/problems.ts'

import type {
  LinkValues,
  SettingsField,
  SettingsProblems,
  SettingsValues,
} from './settings-fields.ts'

/** For the shape of the values. */
export const EXAMPLE_SETTINGS: SettingsValues = {
  name: '',
  'contact.text': '',
  'contact.url': '',
  contactDetails: '',
  resources: [{ text: '', url: '', names: {} }],
  privacyUrl: '',
  timeZone: '',
  language: '',
  nearPercent: '',
  undoSeconds: '',
  reopenDays: '',
  assignOnReply: true,
  acknowledgeTickets: false,
  askForRating: false,
}

/** Says of each language that it has no name, lest those of another link with the same text stay. */
const NO_NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, '']))

export function toFormValues(settings: Settings): SettingsValues {
  return {
    name: settings.name,
    'contact.text': settings.contact.text,
    'contact.url': settings.contact.url ?? '',
    contactDetails: settings.contactDetails.join('\n'),
    resources: settings.resources.map(({ text, url, names }) => ({
      text,
      url: url ?? '',
      names: names ?? {},
    })),
    privacyUrl: settings.privacyUrl ?? '',
    timeZone: settings.timeZone,
    language: settings.language ?? '',
    nearPercent: String(settings.nearPercent),
    undoSeconds: String(settings.undoSeconds),
    reopenDays: String(settings.reopenDays),
    assignOnReply: settings.assignOnReply,
    acknowledgeTickets: settings.acknowledgeTickets,
    askForRating: settings.askForRating,
  }
}

export function toSettingsInput(values: SettingsValues): SettingsInput {
  return {
    name: values.name,
    contact: { text: values['contact.text'], url: values['contact.url'] },
    contactDetails: linesOf(values.contactDetails),
    resources: values.resources
      .filter((link) => !isBlank(link))
      .map((link) => ({ ...link, names: { ...NO_NAMES, ...link.names } })),
    privacyUrl: values.privacyUrl,
    timeZone: values.timeZone,
    language: languageIn(values.language),
    nearPercent: Number(values.nearPercent),
    undoSeconds: Number(values.undoSeconds),
    reopenDays: Number(values.reopenDays),
    assignOnReply: values.assignOnReply,
    acknowledgeTickets: values.acknowledgeTickets,
    askForRating: values.askForRating,
  }
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** One that was added and never filled in. */
export function isBlank({ text, url }: LinkValues): boolean {
  return text.trim() === '' && url.trim() === ''
}

/** The form has one place for all that is wrong with a list. */
export function toProblems(fields: AnyProblems): SettingsProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [
      name.replace(/^resources\..*/, 'resources'),
      problem,
    ]),
  )
}

/** How a value is told in a comparison. */
export function fieldText(field: SettingsField, value: SettingsValues[SettingsField]): string {
  if (Array.isArray(value)) {
    const links = value.map(({ text, url, names }) => {
      const called = [text, ...Object.values(names).filter((name) => name !== '')].join(' / ')
      return url === '' ? called : words.linkWithUrl(called, url)
    })
    return list(links) || words.noLinks
  }
  if (typeof value === 'boolean') return value ? words.isOn : words.isOff
  if (value === '') return words.empty
  return field === 'contactDetails' ? list(linesOf(value)) : value
}
