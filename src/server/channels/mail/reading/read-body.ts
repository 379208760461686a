import type { ParsedMail } from 'mailparser'

import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import type { LeftOut } from '#shared/tickets/mail.ts'
import type { MailRemark } from '#shared/tickets/mail-values.ts'

import { type MailHtml, readMailHtml } from './mail-html.ts'
import { plainOfBroken } from './plain-of-broken.ts'
import { splitText } from './split-text.ts'

export type Body = {
  text: string
  quoted: string | null
  html: string | null
  remarks: MailRemark[]
  pictures: Pick<MailHtml, 'pictures' | 'quotedPictures' | 'embedded'>
}

const NO_PICTURES = { pictures: [], quotedPictures: [], embedded: [] }

/** HTML is read before the plain text beside it, so that one of them says all that is shown. */
export function readBody(mail: Pick<ParsedMail, 'text' | 'html'>): Body {
  const plain = storable(mail.text ?? '')
  const asText = (text: string) => ({ ...splitText(text), html: null, pictures: NO_PICTURES })
  if (typeof mail.html !== 'string') return { ...asText(plain), remarks: [] }
  const read = readMailHtml(storable(mail.html))
  if (read === null) {
    const text = plain.trim() === '' ? plainOfBroken(storable(mail.html)) : plain
    return { ...asText(text), remarks: ['plain-only'] }
  }
  const { text, quoted, html } = read
  const body = { text, quoted, pictures: read }
  if (html.length > MAX_TEXT_LENGTH) return { ...body, html: null, remarks: ['plain-only'] }
  return { ...body, html, remarks: read.hasRemotePictures ? ['remote-pictures'] : [] }
}

/** Says so when a text goes on beyond what a comment holds. */
export function tooLong({ text, quoted }: Pick<Body, 'text' | 'quoted'>): LeftOut[] {
  const longest = Math.max(text.length, quoted?.length ?? 0)
  return longest > MAX_TEXT_LENGTH ? [{ name: null, why: 'too-long' }] : []
}

/** Without what PostgreSQL cannot store. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
