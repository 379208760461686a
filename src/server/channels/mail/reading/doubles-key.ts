import { createHash } from 'node:crypto'

import { type Field, instantOf, readHead, valuesOf } from './head.ts'

/** What tells two mails apart that have no id of their own. Programs choose a new boundary for each. */
const OTHER_FIELDS = ['to', 'cc', 'in-reply-to', 'content-type']
const START_OF_BODY = 4096

/**
 * The key by which the copies of one mail to several mailboxes are known as one. Copies differ in the fields
 * that servers add, and in what lists put around subject and text. A mail without an id or a date is known
 * by the beginning of its body, too: to keep a double is better than to lose a mail.
 */
export function doublesKey(head: string, body?: Uint8Array): string {
  const fields = readHead(head)
  const [messageId, from, date] = ['message-id', 'from', 'date'].map((name) => only(fields, name))
  const parts = [messageId, from, dateOf(date), plainSubject(only(fields, 'subject'))]
  if (messageId === '' || date === '') {
    parts.push(...OTHER_FIELDS.map((name) => only(fields, name)))
    parts.push(body === undefined ? head : digest(body.subarray(0, START_OF_BODY)))
  }
  return digest(JSON.stringify(parts))
}

function only(fields: Field[], name: string): string {
  return valuesOf(fields, name).join('\n').replaceAll(/\s+/g, ' ').trim()
}

/** The instant, because servers spell a zone anew. */
function dateOf(date = ''): string {
  const at = instantOf(date)
  return Number.isNaN(at) ? date : String(at)
}

/** Without the names that lists put before it. */
function plainSubject(subject: string): string {
  return subject.replace(/^(?:\[[^\]]*\]\s*)+/, '')
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}
