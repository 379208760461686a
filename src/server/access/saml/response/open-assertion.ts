import { X509Certificate } from 'node:crypto'

import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import { decodeUtf8 } from '#server/access/saml/xml/response-limits.ts'
import {
  allElements,
  attributeOf,
  childrenNamed,
  isNamed,
  SIGNATURE,
  textOf,
} from '#server/access/saml/xml/xml.ts'
import { type Cipher, CIPHERS, keyTransportOf, openContent, XENC } from './ciphers.ts'

type Opening = {
  /** PEM; every key that the provider may have encrypted to. */
  keys: string[]
  /** The signature of the response has been verified, so that no attacker has chosen the ciphertext. */
  isVouchedFor: boolean
}

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

/**
 * Decrypts an EncryptedAssertion (XML Encryption 1.1). Every fault of keys and ciphertext is one
 * refusal, whose text depends on nothing that was decrypted.
 */
export function openAssertion(
  encrypted: Element,
  { keys, isVouchedFor }: Opening,
): { ok: true; text: string } | Refusal {
  const parts = readParts(encrypted)
  if (!parts.ok) return parts
  // An attacker who can choose the ciphertext learns the text of CBC from the kinds of refusal.
  if (!parts.cipher.isAuthenticated && !isVouchedFor) {
    return weak(parts.algorithm, 'cbcUnsigned')
  }
  const content = openContent(keys, parts)
  const text = content && decodeUtf8(content)
  return text === undefined ? failed(parts.recipient) : { ok: true, text }
}

type Parts = {
  ok: true
  algorithm: string
  cipher: Cipher
  oaepHash: string
  wrappedKey: Buffer
  content: Buffer
  /** The certificate that the message says it was encrypted for: a hint, never a key. */
  recipient: string | undefined
}

/** One ciphertext with one key, wherever the provider has put the key: beside the data, or in it. */
function readParts(encrypted: Element): Parts | Refusal {
  const all = allElements(encrypted)
  const [data, ...otherData] = all.filter((one) => isNamed(one, XENC, 'EncryptedData'))
  const [key, ...otherKeys] = all.filter((one) => isNamed(one, XENC, 'EncryptedKey'))
  if (!data || !key || otherData.length > 0 || otherKeys.length > 0) {
    return failed(undefined, 'notOneKey')
  }
  const algorithm = methodOf(data)
  const transport = methodOf(key)
  const cipher = CIPHERS.get(algorithm)
  const oaepHash = keyTransportOf(transport, childrenNamed(key, XENC, 'EncryptionMethod')[0])
  if (!cipher) return weak(algorithm)
  if (!oaepHash) return weak(transport)
  const recipient = certificateIn(key)
  const [content, wrappedKey] = [bytesOf(data), bytesOf(key)]
  if (!content || !wrappedKey) return failed(recipient)
  return { ok: true, algorithm, cipher, oaepHash, wrappedKey, content, recipient }
}

function methodOf(element: Element): string {
  const [method] = childrenNamed(element, XENC, 'EncryptionMethod')
  return (method && attributeOf(method, 'Algorithm')) ?? ''
}

/** Only what stands in the message itself: a CipherReference would be fetched from elsewhere. */
function bytesOf(element: Element): Buffer | undefined {
  const [value] = childrenNamed(element, XENC, 'CipherData').flatMap((data) =>
    childrenNamed(data, XENC, 'CipherValue'),
  )
  const text = value && textOf(value)
  return text && BASE64.test(text) ? Buffer.from(text, 'base64') : undefined
}

function certificateIn(key: Element): string | undefined {
  const certificate = allElements(key).find((one) => isNamed(one, SIGNATURE, 'X509Certificate'))
  return certificate && textOf(certificate)
}

function weak(algorithm: string, hint?: 'cbcUnsigned'): Refusal {
  return refuse('weak_encryption', {
    received: algorithm || detailText('none'),
    ...(hint && { hint: detailText(hint) }),
  })
}

function failed(certificate: string | undefined, hint?: 'notOneKey'): Refusal {
  const fingerprint = certificate && fingerprintOf(certificate)
  return refuse('decryption_failed', {
    ...(fingerprint && { received: detailText('encryptedFor', fingerprint) }),
    ...(hint && { hint: detailText(hint) }),
  })
}

function fingerprintOf(base64: string): string | undefined {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).fingerprint256
  } catch {
    return undefined
  }
}
