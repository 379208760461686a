import path from 'node:path'

import { MAX_FILENAME_LENGTH } from '#shared/limits.ts'
import { DIRECTION_MARKS } from '#shared/tickets/subject-text.ts'

const CONTROL_CHARACTERS = /\p{Cc}/gu

/**
 * Returns the name that people see: the last part of the path that was sent, without characters
 * that could deceive.
 */
export function cleanFilename(given: string): string {
  const name = given.toWellFormed().replaceAll('\\', '/').split('/').at(-1) ?? ''
  const clean = name.replaceAll(CONTROL_CHARACTERS, '').replaceAll(DIRECTION_MARKS, '').trim()
  if (clean === '' || clean === '.' || clean === '..') return 'file'
  if (clean.length <= MAX_FILENAME_LENGTH) return clean
  const extension = path.extname(clean).slice(0, 20)
  return `${clean.slice(0, MAX_FILENAME_LENGTH - extension.length).toWellFormed()}${extension}`
}

/**
 * Decodes a filename from a form. A browser percent-encodes quotation marks and line breaks, which
 * would end the quoted name.
 */
export function decodeFormFilename(sent: string): string {
  return sent.replaceAll(/%(?:22|0D|0A)/gi, decodeURIComponent)
}
