import type { Readable } from 'node:stream'

export type ByteRange = { start: number; end: number }

/** Where the bytes of attachments are. Keys are made by us: `<customer id>/<random>`. */
export type FileStore = {
  /** Stores all of the stream or nothing; it is durable when the promise resolves. */
  write(key: string, content: Readable): Promise<void>
  /** @throws FileMissingError */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** No error when there is no such file. */
  delete(key: string): Promise<void>
}

export class FileMissingError extends Error {}

const KEY = /^[0-9a-f-]+\/[0-9a-f-]+$/

/** Keys are never made from what a user sent; should that change, they must not lead elsewhere. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
}
