import * as z from 'zod/mini'

import { textKey } from '#shared/words/catalogue.ts'

/**
 * A text that must not be blank. White space around it is taken off. A NUL, which PostgreSQL cannot
 * store, is refused; half a surrogate pair becomes U+FFFD, as it would on the way to the database.
 */
export function plainText(requiredMessage: string, clean = trimText) {
  return z
    .string(requiredMessage)
    .check(z.overwrite(clean), z.minLength(1, requiredMessage), storable())
}

/** The same for a text that may be left blank. */
export function blankableText() {
  return z.string().check(z.overwrite(trimText), storable())
}

const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/gu

/** A text of one line: line breaks, which come with what is pasted, become spaces. */
export function oneLine(text: string): string {
  return text.toWellFormed().replaceAll(LINE_BREAKS, ' ').trim()
}

function trimText(text: string): string {
  return text.toWellFormed().trim()
}

function storable() {
  return z.refine<string>((text) => !text.includes('\0'), textKey('tickets.notStorable'))
}
