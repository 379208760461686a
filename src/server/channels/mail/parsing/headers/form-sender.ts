import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { INSTALLATION_HEADER } from './automatic-kind.ts'
import { type Field, valuesOf } from '#server/channels/mail/parsing/mime/head.ts'
import { readSender } from './sender.ts'

type Own = { ownAddresses: string[]; from: string | null }

/**
 * Finds for whom a form of our own website wrote: it sends from one of our addresses, and names the visitor's
 * for answers. Null for any other mail. What Portico sends has an address of ours for answers, too.
 */
export function formSender(head: Field[], { ownAddresses, from }: Own): string | null {
  if (from === null || !ownAddresses.includes(from)) return null
  if (valuesOf(head, INSTALLATION_HEADER).length > 0) return null
  const found = readSender(valuesOf(head, 'reply-to'))
  const address = found.ok ? toAsciiEmail(found.address) : undefined
  return address === undefined || ownAddresses.includes(withoutTag(address)) ? null : address
}

function withoutTag(address: string): string {
  return address.replace(/\+[^@]*@/, '@')
}
