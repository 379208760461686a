import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE_BYTES = 16

/** Makes a token for one purpose. Its holder can read what it says, and cannot change it. */
export function signToken(secret: Buffer, purpose: string, content: Buffer): string {
  return Buffer.concat([content, sign(secret, purpose, content)]).toString('base64url')
}

/** Reads what a token says. Undefined for one that we did not make for this purpose. */
export function readToken(secret: Buffer, purpose: string, token: string): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= SIGNATURE_BYTES) return undefined
  const content = bytes.subarray(0, -SIGNATURE_BYTES)
  const isOurs = timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), sign(secret, purpose, content))
  return isOurs ? content : undefined
}

function sign(secret: Buffer, purpose: string, content: Uint8Array): Uint8Array {
  const mac = createHmac('sha256', secret).update(purpose).update(content).digest()
  return mac.subarray(0, SIGNATURE_BYTES)
}

export const UUID_BYTES = 16

export function uuidBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

export function uuidOf(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
