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
