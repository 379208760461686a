import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs for one purpose: a signature for another is not accepted. */
type Signing = { secret: Buffer; purpose: string; signatureBytes: number }
type TokenSigning = Omit<Signing, 'signatureBytes'>

const SIGNATURE_BYTES = 16

/** Makes a token. Its holder can read what it says, and cannot change it. */
export function signToken(signing: TokenSigning, content: Buffer): string {
  const signed = addSignature({ ...signing, signatureBytes: SIGNATURE_BYTES }, content)
  return signed.toString('base64url')
}

/** Reads what a token says. Undefined for one that we did not make for this purpose. */
export function readToken(signing: TokenSigning, token: string): Buffer | undefined {
  const signed = Buffer.from(token, 'base64url')
  return checkSignature({ ...signing, signatureBytes: SIGNATURE_BYTES }, signed)
}

export function addSignature(signing: Signing, content: Buffer): Buffer {
  return Buffer.concat([content, sign(signing, content)])
}

/** Returns what was signed. Undefined when we did not sign it for this purpose. */
export function checkSignature(signing: Signing, signed: Buffer): Buffer | undefined {
  const end = signed.length - signing.signatureBytes
  if (end <= 0) return undefined
  const content = signed.subarray(0, end)
  return timingSafeEqual(signed.subarray(end), sign(signing, content)) ? content : undefined
}

function sign({ secret, purpose, signatureBytes }: Signing, content: Buffer): Buffer {
  const mac = createHmac('sha256', secret).update(purpose).update(content).digest()
  return mac.subarray(0, signatureBytes)
}

export const UUID_BYTES = 16

export function uuidBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

export function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
