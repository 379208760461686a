import { LANGUAGES } from '#shared/languages.ts'

/** All languages, each with what it is called in itself. */
export const NAMED_LANGUAGES = LANGUAGES.map((language) => ({
  language,
  name: new Intl.DisplayNames(language, { type: 'language' }).of(language),
}))

/** Returns the language that a select was set to; null for none. */
export function languageIn(value: string) {
  return LANGUAGES.find((language) => language === value) ?? null
}
