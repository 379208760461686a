import { readHead, topValue, valuesOf } from './head.ts'
import type { Bounce } from './mail.ts'

const MAX_SAID = 1000
const STATUS = /\b([245])\.\d{1,3}\.\d{1,3}\b/

type Report = {
  /** The part `message/delivery-status`. */
  status: string | null
  /** The mail that came back, or its header block. */
  returned: string | null
  /** Of the bounce itself, where old servers name the address. */
  failedRecipients: string
  text: string
}

/**
 * Reads whom a mail did not reach (RFC 3464). Null for the news that one arrived. Anybody may have written
 * all of it: it counts only where the id is that of a mail of ours to that address.
 */
export function readBounce({ status, returned, failedRecipients, text }: Report): Bounce | null {
  const messageId = returned === null ? null : idIn(topValueAsWritten(returned, 'message-id'))
  const recipients = (status ?? '')
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => readHead(block))
    .filter((fields) => fields.some(({ name }) => name === 'final-recipient' || name === 'action'))
  const failed =
    recipients.find((fields) => topValue(fields, 'action') === 'failed') ??
    recipients.find((fields) => topValue(fields, 'action') === 'delayed')
  if (recipients.length > 0 && failed === undefined) return null
  const code =
    failed === undefined ? STATUS.exec(text)?.[0] : STATUS.exec(topValue(failed, 'status'))?.[0]
  const action = failed === undefined ? '' : topValue(failed, 'action')
  const diagnostic = failed === undefined ? text : (valuesOf(failed, 'diagnostic-code')[0] ?? text)
  const named =
    failed === undefined
      ? failedRecipients
      : topValue(failed, 'original-recipient') || topValue(failed, 'final-recipient')
  return {
    address: addressIn(named),
    status: code ?? null,
    // Without a report nobody knows, so that a status alone counts.
    isPermanent:
      code === undefined ? action === 'failed' : code.startsWith('5') && action !== 'delayed',
    messageId,
    said: diagnostic
      .replace(/^\s*[\w-]+\s*;\s*/, '')
      .replaceAll('\0', '')
      .trim()
      .slice(0, MAX_SAID)
      .toWellFormed(),
  }
}

function topValueAsWritten(block: string, name: string): string {
  return valuesOf(readHead(block), name)[0] ?? ''
}

function idIn(value: string): string | null {
  return /<([^<>\s\0]+)>/.exec(value)?.[1] ?? null
}

/** Of `rfc822; ann@customer.example`, or of a list of addresses. */
function addressIn(value: string): string | null {
  return /[^\s;,<>"\0]+@[^\s;,<>"\0]+/.exec(value)?.[0].toLowerCase() ?? null
}
