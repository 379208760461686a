import {
  constants,
  createDecipheriv,
  type CipherGCMTypes,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'

import { attributeOf, childrenNamed, SIGNATURE } from '#server/access/saml/xml/xml.ts'

// XML Encryption 1.1 by the primitives of Node: RSA-OAEP for the key, AES for the content.

export const XENC = 'http://www.w3.org/2001/04/xmlenc#'
export const XENC11 = 'http://www.w3.org/2009/xmlenc11#'
const TAG_BYTES = 16
const GCM_NONCE_BYTES = 12
const BLOCK_BYTES = 16

export type Cipher =
  | { name: CipherGCMTypes; keyBytes: number; isAuthenticated: true }
  | { name: string; keyBytes: number; isAuthenticated: false }

export const CIPHERS = new Map<string, Cipher>(
  Object.entries({
    [`${XENC11}aes128-gcm`]: { name: 'aes-128-gcm', keyBytes: 16, isAuthenticated: true },
    [`${XENC11}aes192-gcm`]: { name: 'aes-192-gcm', keyBytes: 24, isAuthenticated: true },
    [`${XENC11}aes256-gcm`]: { name: 'aes-256-gcm', keyBytes: 32, isAuthenticated: true },
    [`${XENC}aes128-cbc`]: { name: 'aes-128-cbc', keyBytes: 16, isAuthenticated: false },
    [`${XENC}aes192-cbc`]: { name: 'aes-192-cbc', keyBytes: 24, isAuthenticated: false },
    [`${XENC}aes256-cbc`]: { name: 'aes-256-cbc', keyBytes: 32, isAuthenticated: false },
  }),
)

const DIGESTS = new Map<string, string>(
  Object.entries({
    'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
    [`${XENC}sha256`]: 'sha256',
    [`${XENC}sha512`]: 'sha512',
  }),
)
const MASKS = new Map<string, string>(
  Object.entries({
    [`${XENC11}mgf1sha1`]: 'sha1',
    [`${XENC11}mgf1sha256`]: 'sha256',
    [`${XENC11}mgf1sha512`]: 'sha512',
  }),
)

/**
 * The hash of RSA-OAEP, which Node uses for the mask as well. SHA-1 is safe here, where nothing depends
 * on collisions, and what most providers use. Undefined for any other key transport.
 */
export function keyTransportOf(algorithm: string, method: Element | undefined): string | undefined {
  if (!method || childrenNamed(method, XENC, 'OAEPparams').length > 0) return undefined
  const [digest] = childrenNamed(method, SIGNATURE, 'DigestMethod')
  const [mask] = childrenNamed(method, XENC11, 'MGF')
  const hash = digest ? DIGESTS.get(attributeOf(digest, 'Algorithm') ?? '') : 'sha1'
  const maskHash = mask ? MASKS.get(attributeOf(mask, 'Algorithm') ?? '') : 'sha1'
  if (algorithm === `${XENC}rsa-oaep-mgf1p`) return hash === 'sha1' ? hash : undefined
  if (algorithm === `${XENC11}rsa-oaep`) return hash === maskHash ? hash : undefined
  return undefined
}

type Encrypted = { cipher: Cipher; oaepHash: string; wrappedKey: Buffer; content: Buffer }

/** Undefined when no key fits, or the content was changed. */
export function openContent(keys: string[], encrypted: Encrypted): Buffer | undefined {
  const { cipher, content } = encrypted
  for (const privateKey of keys) {
    // A random key takes as long and fails at the content, of which AES-CBC would not be certain.
    const key = unwrapKey(privateKey, encrypted) ?? randomKeyOf(cipher)
    const opened = key && decrypt(cipher, { key, content })
    if (opened) return opened
  }
  return undefined
}

function unwrapKey(privateKey: string, { cipher, oaepHash, wrappedKey }: Encrypted) {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const key = privateDecrypt({ key: privateKey, padding, oaepHash }, wrappedKey)
    return key.length === cipher.keyBytes ? key : undefined
  } catch {
    return undefined
  }
}

function randomKeyOf({ isAuthenticated, keyBytes }: Cipher): Buffer | undefined {
  return isAuthenticated ? randomBytes(keyBytes) : undefined
}

function decrypt(
  cipher: Cipher,
  { key, content }: { key: Buffer; content: Buffer },
): Buffer | undefined {
  try {
    return cipher.isAuthenticated ? openGcm(cipher, key, content) : openCbc(cipher, key, content)
  } catch {
    return undefined
  }
}

function openGcm({ name }: Cipher & { isAuthenticated: true }, key: Buffer, content: Buffer) {
  const nonce = content.subarray(0, GCM_NONCE_BYTES)
  const decipher = createDecipheriv(name, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(content.subarray(-TAG_BYTES))
  const text = decipher.update(content.subarray(GCM_NONCE_BYTES, -TAG_BYTES))
  return Buffer.concat([text, decipher.final()])
}

/** Only the last byte of the padding is defined (XML Encryption 1.1, section 5.2.1). */
function openCbc({ name }: Cipher, key: Buffer, content: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(name, key, content.subarray(0, BLOCK_BYTES))
  decipher.setAutoPadding(false)
  const text = Buffer.concat([decipher.update(content.subarray(BLOCK_BYTES)), decipher.final()])
  const padding = text.at(-1) ?? 0
  return padding >= 1 && padding <= BLOCK_BYTES ? text.subarray(0, -padding) : undefined
}
