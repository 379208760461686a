import { createHmac, timingSafeEqual } from 'node:crypto'

import { fromBase32, toBase32 } from './base32.ts'

const SIGNATURE_BYTES = 8
const ID_BYTES = 16
const MARK = 't'
/** RFC 5321, 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64

type Answered = { ticketId: string; isInternal: boolean }

/**
 * Makes the address that an answer about a ticket is sent to, such as `support+t…@msp.example`. Its holder
 * was sent a mail, or was forwarded one: it says which ticket is meant, and is no proof.
 *
 * Undefined when `base` is too long for it.
 */
export function makeReplyAddress(
  secret: Buffer,
  { base, ticketId, isInternal }: Answered & { base: string },
): string | undefined {
  const at = base.lastIndexOf('@')
  // A mailbox whose own address has a tag keeps what is before it.
  const [mailbox] = base.slice(0, at).split('+')
  const body = Buffer.concat([
    Buffer.from(ticketId.replaceAll('-', ''), 'hex'),
    Buffer.from([isInternal ? 1 : 0]),
  ])
  const local = `${mailbox}+${MARK}${toBase32(Buffer.concat([body, sign(secret, body)]))}`
  return local.length > LONGEST_LOCAL_PART ? undefined : `${local}${base.slice(at)}`
}

/** Reads which ticket an address is of. Undefined for any other address, and for one that we did not make. */
export function readReplyAddress(secret: Buffer, address: string): Answered | undefined {
  const [, tag] = /\+t([a-z2-7]+)@[^@]*$/i.exec(address) ?? []
  const bytes = tag === undefined ? undefined : fromBase32(tag.toLowerCase())
  if (bytes?.length !== ID_BYTES + 1 + SIGNATURE_BYTES) return undefined
  const body = bytes.subarray(0, ID_BYTES + 1)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES + 1), sign(secret, body))) return undefined
  return { ticketId: formatUuid(body.subarray(0, ID_BYTES)), isInternal: body[ID_BYTES] === 1 }
}

function sign(secret: Buffer, body: Uint8Array): Uint8Array {
  const mac = createHmac('sha256', secret).update('portico reply address').update(body).digest()
  return mac.subarray(0, SIGNATURE_BYTES)
}

function formatUuid(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
