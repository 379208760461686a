import path from 'node:path'

import { MAX_FILENAME_LENGTH } from '#shared/limits.ts'
import { DIRECTION_MARKS } from '#shared/tickets/subject-text.ts'

const CONTROL_CHARACTERS = /\p{Cc}/gu

/** The name that people see: the last part of what was sent, in characters that cannot deceive. */
export function cleanFilename(given: string): string {
  const name = given.toWellFormed().replaceAll('\\', '/').split('/').at(-1) ?? ''
  const clean = name.replaceAll(CONTROL_CHARACTERS, '').replaceAll(DIRECTION_MARKS, '').trim()
  if (clean === '' || clean === '.' || clean === '..') return 'file'
  if (clean.length <= MAX_FILENAME_LENGTH) return clean
  const extension = path.extname(clean).slice(0, 20)
  return `${clean.slice(0, MAX_FILENAME_LENGTH - extension.length).toWellFormed()}${extension}`
}

/** A browser writes what would end the quoted name, a quotation mark or a line, as in an address. */
export function decodeFormFilename(sent: string): string {
  return sent.replaceAll(/%(?:22|0D|0A)/gi, decodeURIComponent)
}
