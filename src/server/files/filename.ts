import path from 'node:path'

import { MAX_FILENAME_LENGTH } from '#shared/limits.ts'

// Control characters, and the marks that turn the direction of writing ("gpj.exe" shown as "exe.jpg").
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The name that people see: the last part of what was sent, in characters that cannot deceive. */
export function cleanFilename(given: string): string {
  const name = given.toWellFormed().replaceAll('\\', '/').split('/').at(-1) ?? ''
  const clean = name.replaceAll(INVISIBLE, '').trim()
  if (clean === '' || clean === '.' || clean === '..') return 'file'
  if (clean.length <= MAX_FILENAME_LENGTH) return clean
  const extension = path.extname(clean).slice(0, 20)
  return `${clean.slice(0, MAX_FILENAME_LENGTH - extension.length).toWellFormed()}${extension}`
}
