import { createHmac, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const ID_BYTES = 8
const SEPARATOR = /[\s,]+/

/** The keys of the installation. The current one seals secrets, and each of them opens some. */
export type KeyRing = { current: Buffer; all: Buffer[] }

export function ringOf(current: Buffer, others: Buffer[] = []): KeyRing {
  return { current, all: [current, ...others.filter((key) => !key.equals(current))] }
}

export function makeKey(): Buffer {
  return randomBytes(KEY_BYTES)
}

/** Names a key in the database, and says nothing about it. */
export function keyIdOf(key: Buffer): string {
  return createHmac('sha256', key).update('portico key id').digest().toString('hex', 0, ID_BYTES)
}

/** Reads keys with commas or line breaks between them. Returns undefined unless all are keys. */
export function parseKeys(text: string): Buffer[] | undefined {
  const words = text.split(SEPARATOR).filter((word) => word !== '')
  const keys = words.map((word) => Buffer.from(word, 'base64'))
  const isRight = (key: Buffer, at: number) =>
    key.length === KEY_BYTES &&
    key.toString('base64').replace('=', '') === words[at]?.replace('=', '')
  return keys.length > 0 && keys.every(isRight) ? keys : undefined
}

export function writeKeys(keys: Buffer[]): string {
  return keys.map((key) => `${key.toString('base64')}\n`).join('')
}
