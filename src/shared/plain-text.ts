import * as z from 'zod/mini'

/**
 * A text that must not be blank. White space around it is taken off. A NUL, which PostgreSQL cannot
 * store, is refused; half a surrogate pair becomes U+FFFD, as it would on the way to the database.
 */
export function plainText(requiredMessage: string) {
  return z.string(requiredMessage).check(
    z.overwrite((text) => text.toWellFormed().trim()),
    z.minLength(1, requiredMessage),
    z.refine(
      (text) => !text.includes('\0'),
      'This text contains a character that cannot be stored',
    ),
  )
}
