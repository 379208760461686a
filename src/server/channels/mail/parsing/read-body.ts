import { MAX_TEXT_LENGTH } from '#shared/limits.ts'
import type { LeftOut } from '#shared/tickets/mail.ts'
import type { MailRemark } from '#shared/tickets/mail-values.ts'

import type { DeskKnowledge } from '#server/channels/mail/parsing/quotes/desk-knowledge.ts'
import type { Words } from '#server/channels/mail/parsing/mime/find-texts.ts'
import { type MailHtml, readMailHtml } from './mail-html.ts'
import { plainOfBroken } from '#server/channels/mail/parsing/html/plain-of-broken.ts'
import { splitText } from '#server/channels/mail/parsing/quotes/split-text.ts'
import { escapeHtml } from '#server/channels/mail/parsing/html/write-html.ts'

type Body = {
  text: string
  quoted: string | null
  html: string | null
  remarks: MailRemark[]
  pictures: Pick<MailHtml, 'pictures' | 'quotedPictures' | 'embedded'>
}

const NO_PICTURES = { pictures: [], quotedPictures: [], embedded: [] }

/** HTML is read before the plain text beside it, so that one of them says all that is shown. */
export function readBody(words: Words[], desk: DeskKnowledge): Body {
  const plain = storable(words.map((one) => one.plain).join('\n'))
  const asText = (text: string) => ({ ...splitText(text, desk), html: null, pictures: NO_PICTURES })
  if (words.every(({ html }) => html === null)) return { ...asText(plain), remarks: [] }
  const html = storable(words.map((one) => one.html ?? plainAsHtml(one.plain)).join('<br>\n'))
  const read = readMailHtml(html, desk)
  if (read === null || isEmpty(read)) {
    const text = plain.trim() === '' ? plainOfBroken(html) : plain
    return { ...asText(text), remarks: read === null ? ['plain-only'] : [] }
  }
  const { text, quoted } = read
  const body = { text, quoted, pictures: read }
  if (read.html.length > MAX_TEXT_LENGTH) return { ...body, html: null, remarks: ['plain-only'] }
  return { ...body, html: read.html, remarks: read.hasRemotePictures ? ['remote-pictures'] : [] }
}

/** Also where all that is said is hidden from readers. */
function isEmpty({ text, quoted, pictures, quotedPictures, hasRemotePictures }: MailHtml): boolean {
  const hasPictures = pictures.length > 0 || quotedPictures.length > 0 || hasRemotePictures
  return text.trim() === '' && quoted === null && !hasPictures
}

/** Text beside HTML becomes HTML, or a reader would miss it. */
function plainAsHtml(plain: string): string {
  const escaped = escapeHtml(plain.trim())
  return `<p>${escaped.replaceAll(/\n{2,}/g, '</p><p>').replaceAll('\n', '<br>')}</p>`
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
