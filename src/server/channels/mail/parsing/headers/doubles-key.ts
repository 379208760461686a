import { createHash } from 'node:crypto'

import {
  type Field,
  instantOf,
  readHead,
  valuesOf,
} from '#server/channels/mail/parsing/mime/head.ts'

/** Fields that distinguish two mails without an id. Programs choose a new boundary for each. */
const OTHER_FIELDS = ['to', 'cc', 'in-reply-to', 'content-type']
/**
 * The key by which the copies of one mail to several mailboxes are known as one. Copies differ in the fields
 * that servers add, and in what lists put around subject and text. A mail without an id or a date is known
 * by the beginning of its body, too. Where it has neither, it may be what a machine says again and again, so
 * that only what comes within the same hour is a copy: to keep a double is better than to lose a mail.
 */
export function doublesKey(
  head: string,
  { start, receivedAt }: { start: Uint8Array; receivedAt: Date },
): string {
  const fields = readHead(head)
  const [messageId, from, date] = ['message-id', 'from', 'date'].map((name) => only(fields, name))
  const parts = [messageId, from, dateOf(date), plainSubject(only(fields, 'subject'))]
  if (messageId === '' || date === '') {
    parts.push(...OTHER_FIELDS.map((name) => only(fields, name)))
    parts.push(digest(plainStart(start)))
  }
  if (messageId === '' && date === '') parts.push(receivedAt.toISOString().slice(0, 13))
  return digest(JSON.stringify(parts))
}

function only(fields: Field[], name: string): string {
  return valuesOf(fields, name).join('\n').replaceAll(/\s+/g, ' ').trim()
}

/** The instant, because servers rewrite the zone. */
function dateOf(date = ''): string {
  const at = instantOf(date)
  return Number.isNaN(at) ? date : String(at)
}

/** Without the names that lists put before it. */
function plainSubject(subject: string): string {
  return subject.replace(/^(?:\[[^\]]*\]\s*)+/, '')
}

/** Servers write the ends of lines in their own way. */
function plainStart(start: Uint8Array): string {
  return Buffer.from(start).toString('latin1').replaceAll('\r\n', '\n').trim()
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('base64url')
}
