import { MAX_SUBJECT_LENGTH } from '#shared/limits.ts'
import { cleanSubject } from '#shared/tickets/subject-text.ts'

/** Prefixes of mail programs for answers and forwards, in the languages of Europe. */
const PREFIX =
  /^(?:re|aw|antw|sv|vs|ref|rif|r|odp|ynt|fwd?|fw|wg|tr|rv|enc|i|pd)(?:\[\d+\])?\s*:\s*/i
/** Prefix of our own mails: the number of another ticket. */
const NUMBER = /^\[#\d+\]\s*/

/** Makes the subject of a mail that of a new ticket, or undefined where nothing is left of it. */
export function newSubject(subject: string): string | undefined {
  let left = cleanSubject(subject.replaceAll(/[\p{Cc}\s]+/gu, ' '))
  for (let before = ''; before !== left;) {
    before = left
    left = left.replace(PREFIX, '').replace(NUMBER, '')
  }
  const letters = Array.from(left)
  if (letters.length <= MAX_SUBJECT_LENGTH) return left === '' ? undefined : left
  return `${letters
    .slice(0, MAX_SUBJECT_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}
