import {
  addSignature,
  checkSignature,
  UUID_BYTES,
  uuidBytes,
  uuidOf,
} from '#server/platform/keys/signed-token.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const BITS = 5

/** A mail address has no room for more. */
const SIGNING = { purpose: 'portico reply address', signatureBytes: 8 }
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
  const body = Buffer.concat([uuidBytes(ticketId), Buffer.from([isInternal ? 1 : 0])])
  const local = `${mailbox}+${MARK}${toBase32(addSignature({ ...SIGNING, secret }, body))}`
  return local.length > LONGEST_LOCAL_PART ? undefined : `${local}${base.slice(at)}`
}

/** Reads which ticket an address is of. Undefined for any other address, and for one that we did not make. */
export function readReplyAddress(secret: Buffer, address: string): Answered | undefined {
  const [, tag] = /\+t([a-z2-7]+)@[^@]*$/i.exec(address) ?? []
  const bytes = tag === undefined ? undefined : fromBase32(tag.toLowerCase())
  const body = bytes && checkSignature({ ...SIGNING, secret }, bytes)
  return (
    body && {
      ticketId: uuidOf(body.subarray(0, UUID_BYTES)),
      isInternal: body[UUID_BYTES] === 1,
    }
  )
}

/** RFC 4648 in lower case and without padding, for what must survive systems that ignore case. */
function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => LETTERS[parseInt(five.padEnd(BITS, '0'), 2)] ?? '')
}

/** Undefined for a text that `toBase32` does not make. */
function fromBase32(text: string): Buffer | undefined {
  const values = Array.from(text, (letter) => LETTERS.indexOf(letter))
  if (values.includes(-1)) return undefined
  const bits = values.map((value) => value.toString(2).padStart(BITS, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  return toBase32(bytes) === text ? bytes : undefined
}
