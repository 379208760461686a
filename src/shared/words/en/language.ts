import {
  createDay,
  createList,
  createNumber,
  createPartList,
  createPlural,
  type Direction,
} from '#shared/words/formats.ts'

/** For the page, and for the menu of languages. */
export const code = 'en'
/** For what Intl writes. */
export const locale = 'en-US'
export const direction: Direction = 'ltr'

export const plural = /* @__PURE__ */ createPlural(locale, ['one'])
export const number = /* @__PURE__ */ createNumber(locale)
export const percent = /* @__PURE__ */ createNumber(locale, { style: 'percent' })
export const day = /* @__PURE__ */ createDay(locale)
export const sentenceList = /* @__PURE__ */ createList(locale, 'conjunction')
export const list = /* @__PURE__ */ createList(locale)
export const sentenceParts = /* @__PURE__ */ createPartList(locale, 'conjunction')
export const listParts = /* @__PURE__ */ createPartList(locale)

// The choice of a language.

export const languageLabel = 'Language'
export const automaticLanguage = 'Browser default'
export const languageChangeFailed = 'Failed to change the language. Try again.'

// On one's account.
export const languageHint = 'Used for pages, messages and emails, on all your devices.'
export const automaticLanguageHint =
  'Pages use your browser’s language. Emails use the language of the browser you last signed in with.'

// Choices for others.
export const noLanguage = 'No preference'
