import type { Readable } from 'node:stream'

export type ByteRange = { start: number; end: number }

/** Stores the bytes of attachments. Portico makes the keys: `<customer id>/<random>`. */
export type FileStore = {
  /** Stores the whole stream or nothing. The file is durable when the promise resolves. */
  write(key: string, content: Readable): Promise<void>
  /** @throws FileMissingError */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>
}

export class FileMissingError extends Error {}

const KEY = /^[0-9a-f-]+\/[0-9a-f-]+$/

/**
 * Throws on a key that could lead outside the store. No key is made from user input today; this
 * check holds if that changes.
 */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
}
