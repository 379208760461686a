import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/** Token in every mail of a person, which lets its holder stop these mails. It opens nothing else. */
export function mailOffToken(secret: Buffer, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, sign(secret, id)]).toString('base64url')
}

/** Reads whose mail it is. Undefined for a token that we did not make. */
export function readMailOffToken(secret: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sign(secret, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function sign(secret: Buffer, id: Uint8Array): Uint8Array {
  const mac = createHmac('sha256', secret).update('portico mail off').update(id).digest()
  return mac.subarray(0, SIGNATURE_BYTES)
}
