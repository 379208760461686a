import { Readable } from 'node:stream'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { findInternalCustomerId } from '#server/access/users/staff-queries.ts'
import { storeFetched } from '#server/platform/files/store-fetched.ts'
import { takePendingFiles } from '#server/platform/files/take-pending-files.ts'

/** A longer block of headers is cut. No one who writes a mail needs so many. */
export const MAX_HEAD_BYTES = 256 * 1024
/** Enough of the text to tell mails without an id apart. */
const START_BYTES = 64 * 1024
/** The blank line after the headers, as it is sent, and as some write it. */
const HEAD_ENDS = ['\r\n\r\n', '\n\n'] as const

export type RawMail = {
  rawKey: string
  /** The block of headers, without the blank line after it. */
  head: Buffer
  /** The beginning of what follows it. */
  start: Buffer
  sizeBytes: number
  /** Makes the file the caller's, in the transaction that takes the mail. Before, the clean-up would delete it. */
  keep: (tx: Tx) => Promise<void>
}

type StoreDeps = Pick<Deps, 'db' | 'files' | 'now'>

/** Streams the bytes of a mail into the file store, as a file without an owner until it is kept. */
export async function storeRawMail(deps: StoreDeps, content: Readable): Promise<RawMail> {
  const customerId = await asWorker(deps.db, findInternalCustomerId)
  const seen: Seen = { beginning: Buffer.alloc(0), sizeBytes: 0 }
  const watched = Readable.from(watch(content, seen), { objectMode: false })
  const rawKey = await storeFetched(deps, customerId, watched)
  const head = cutHead(seen.beginning)
  return {
    rawKey,
    head,
    start: seen.beginning.subarray(head.length, head.length + START_BYTES),
    sizeBytes: seen.sizeBytes,
    keep: (tx) => takePendingFiles(tx, [{ uploaderCustomerId: customerId, storageKey: rawKey }]),
  }
}

type Seen = { beginning: Buffer; sizeBytes: number }

async function* watch(content: AsyncIterable<Uint8Array>, seen: Seen): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    seen.sizeBytes += chunk.length
    const missing = MAX_HEAD_BYTES + START_BYTES - seen.beginning.length
    if (missing > 0) seen.beginning = Buffer.concat([seen.beginning, chunk.subarray(0, missing)])
    yield chunk
  }
}

/** Returns the block of headers at the beginning of a mail. */
export function cutHead(raw: Buffer): Buffer {
  const end = endOfHead(raw)
  return raw.subarray(0, Math.min(end === -1 ? raw.length : end, MAX_HEAD_BYTES))
}

function endOfHead(raw: Buffer): number {
  const ends = HEAD_ENDS.map((end) => raw.indexOf(end)).filter((at) => at !== -1)
  return ends.length === 0 ? -1 : Math.min(...ends)
}
