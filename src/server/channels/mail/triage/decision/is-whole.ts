import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import type { MailRemark } from '#shared/tickets/mail-values.ts'

import type { ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'

/** Remarks on mail whose words or files are inside a file that the reader may be unable to open. */
export const LOCKED_AWAY: MailRemark[] = ['encrypted', 'opaque', 'winmail']

type Parts = Pick<ReadMail, 'text' | 'quoted' | 'files' | 'leftOut' | 'remarks'>

/** Returns whether a reply can hold everything new in a mail: its words and its files. */
export function isWhole({ text, quoted, files, leftOut, remarks }: Parts): boolean {
  if (remarks.some((remark) => LOCKED_AWAY.includes(remark))) return false
  if (leftOut.some(({ why }) => why === 'too-large' || why === 'too-many')) return false
  // The quoted text may be too long as well, and its end is no loss.
  const isCut = leftOut.some(({ why }) => why === 'too-long') && text.length >= MAX_TEXT_LENGTH
  // An answer without words of its own is probably among what was folded.
  const saysSomething = text.trim() !== '' || (files.length > 0 && quoted === null)
  return saysSomething && !isCut
}
