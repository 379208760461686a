import {
  createDay,
  createList,
  createNumber,
  createPlural,
  type Direction,
} from '#shared/words/formats.ts'

/** For the page, and for whoever chooses. */
export const code = 'en'
/** For what Intl writes. */
export const locale = 'en-US'
export const direction: Direction = 'ltr'

export const plural = /* @__PURE__ */ createPlural(locale, ['one'])
export const number = /* @__PURE__ */ createNumber(locale)
export const percent = /* @__PURE__ */ createNumber(locale, { style: 'percent' })
export const day = /* @__PURE__ */ createDay(locale)
export const list = /* @__PURE__ */ createList(locale)

// The choice of a language.

export const languageLabel = 'Language'
export const automaticLanguage = 'As my browser says'
export const languageChangeFailed = 'The language was not changed. Please try again.'

// On one's account.
export const languageHint =
  'Pages, messages and mail are in this language, in every browser in which you sign in.'
export const automaticLanguageHint =
  'Pages are in the language of the browser, and mail is in that of the browser that you last signed in with.'

// Where it is set for others.
export const noLanguage = 'No preference'
