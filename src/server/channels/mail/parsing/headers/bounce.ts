import { readHead, topValue, valuesOf } from '#server/channels/mail/parsing/mime/head.ts'
import type { Bounce } from '#server/channels/mail/parsing/mime/mail.ts'

const MAX_SAID = 1000
const MAX_NAMED = 10
const LONGEST_READ = 10_000
const STATUS = /\b([245])\.\d{1,3}\.\d{1,3}\b/

type Report = {
  /** The part `message/delivery-status`. */
  status: string | null
  /** The mail that came back, or its header block. */
  returned: string | null
  /** Its own fields In-Reply-To and References. */
  answered: string[]
  /** Recipients in the bounce itself, where old servers name the address. */
  failedRecipients: string
  text: string
}

/**
 * Reads whom a mail did not reach (RFC 3464). Null for the news that one arrived. Anybody may have written
 * all of it: it counts only for mail of ours to that address.
 */
export function readBounce(report: Report): Bounce | null {
  const { status, failedRecipients, text } = report
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
  // Servers that rewrite addresses report another one than we wrote to.
  const named =
    failed === undefined
      ? [failedRecipients, text]
      : [topValue(failed, 'original-recipient'), topValue(failed, 'final-recipient')]
  const addresses = [...new Set(named.flatMap(addressesIn))].slice(0, MAX_NAMED)
  return {
    address: addresses[0] ?? null,
    addresses,
    status: code ?? null,
    // A status alone counts, since nothing is known without a report.
    isPermanent:
      code === undefined ? action === 'failed' : code.startsWith('5') && action !== 'delayed',
    messageIds: idsOf(report),
    said: diagnostic
      .replace(/^\s*[\w-]+\s*;\s*/, '')
      .replaceAll('\0', '')
      .trim()
      .slice(0, MAX_SAID)
      .toWellFormed(),
  }
}

/** Collects ids that may be those of our mail: from the returned part, from what the bounce answers, and from its text. */
function idsOf({ returned, answered, text }: Report): string[] {
  const own = returned === null ? [] : valuesOf(readHead(returned), 'message-id').slice(0, 1)
  const shown = [...text.matchAll(/^[>\s]*message-id:[^\n]*/gim)].map(([line]) => line)
  const ids = [...own, ...answered, ...shown].flatMap((value) => [
    ...value.matchAll(/<([^<>\s\0]+)>/g),
  ])
  return [...new Set(ids.map(([, id = '']) => id))].slice(0, MAX_NAMED)
}

/** Reads `rfc822; ann@customer.example`, a list of addresses, or the words of an old server. */
function addressesIn(value: string): string[] {
  const found = value.slice(0, LONGEST_READ).matchAll(/[^\s;:,<>()"'\0]+@[^\s;:,<>()"'\0]+/g)
  return [...found].map(([address]) => address.toLowerCase().replace(/\.$/, ''))
}
