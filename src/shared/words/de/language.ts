import {
  createDay,
  createList,
  createNumber,
  createPartList,
  createPlural,
  type Direction,
} from '#shared/words/formats.ts'

/** For the page, and for the menu of languages. */
export const code = 'de'
/** For what Intl writes. */
export const locale = 'de-DE'
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

export const languageLabel = 'Sprache'
export const automaticLanguage = 'Sprache des Browsers'
export const languageChangeFailed =
  'Die Sprache konnte nicht geändert werden. Bitte versuchen Sie es erneut.'

// On one's account.
export const languageHint = 'Gilt für Seiten, Meldungen und E-Mails auf allen Ihren Geräten.'
export const automaticLanguageHint =
  'Seiten erscheinen in der Sprache Ihres Browsers, E-Mails in der Sprache des Browsers, mit dem Sie sich zuletzt angemeldet haben.'

// Choices for others.
export const noLanguage = 'Keine Vorgabe'
