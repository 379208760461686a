import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { KeyRing } from './key-ring.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text that must stay unreadable in a copy of the database. */
export function sealSecret({ current }: Pick<KeyRing, 'current'>, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKeyOf(current), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws where it was sealed with none of the keys, or changed since. */
export function openSecret({ all }: Pick<KeyRing, 'all'>, sealed: Buffer): string {
  for (const [at, key] of all.entries()) {
    try {
      return openWith(key, sealed)
    } catch (error) {
      if (at === all.length - 1) throw error
    }
  }
  throw new Error('There is no key')
}

function openWith(key: Buffer, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, cipherKeyOf(key), nonce)
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

/** A key for sealing alone. The name is that of the first secrets that were sealed. */
function cipherKeyOf(key: Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', 'portico outbox', KEY_BYTES))
}
