import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'

import tar from 'tar-stream'

import { StartError } from '#server/platform/start-error.ts'
import { createChecksums } from './checksums.ts'
import { type EntryName, readEntryName } from './entry-names.ts'
import { readSeal, sealOf } from './seal.ts'

export type ArchiveEntry = {
  name: string
  is: Exclude<EntryName, { type: 'checksums' }>
  content: Readable
}

type Options = { signal: AbortSignal; onBytes?: (count: number) => void }

/**
 * Reads the entries of an archive in order. The archive is known to be complete and undamaged only
 * after the last one.
 *
 * @throws StartError when a single bit of the archive has changed.
 */
export async function* readArchive(file: string, options: Options): AsyncGenerator<ArchiveEntry> {
  const sealed = await readSeal(file)
  if (!sealed) throw damaged(file, 'its end is missing')
  const hash = createHash('sha256')
  const extract = tar.extract()
  const fed = Promise.allSettled([
    pipeline(readBytes(file, sealed.sealedBytes, hash, options), extract, {
      signal: options.signal,
    }),
  ])
  try {
    yield* checkEntries(file, extract)
    const [feeding] = await fed
    if (feeding.status === 'rejected') throw feeding.reason
  } catch (error) {
    options.signal.throwIfAborted()
    throw error instanceof StartError ? error : damaged(file, 'it cannot be read to its end', error)
  } finally {
    extract.destroy()
    await fed
  }
  if (sealOf(hash) !== sealed.seal) throw damaged(file, 'it is not as it was written')
}

export function damaged(file: string, detail: string, cause?: unknown): StartError {
  return new StartError(`${file} is damaged: ${detail}.`, { cause })
}

async function* readBytes(
  file: string,
  count: number,
  hash: Hash,
  { onBytes }: Pick<Options, 'onBytes'>,
) {
  for await (const chunk of buffersOf(createReadStream(file, { end: count - 1 }))) {
    hash.update(chunk)
    onBytes?.(chunk.length)
    yield chunk
  }
}

async function* checkEntries(file: string, extract: tar.Extract): AsyncGenerator<ArchiveEntry> {
  const checksums = createChecksums()
  for await (const entry of extract) {
    const { name, type } = entry.header
    const is = type === 'file' ? readEntryName(name) : undefined
    if (is === undefined) throw damaged(file, `"${name}" does not belong into it`)
    if (is.type === 'checksums') {
      if ((await text(entry)) !== checksums.take())
        throw damaged(file, `${name} lists other checksums`)
      continue
    }
    const bytes = checksums.observe(name, buffersOf(entry))
    const content = Readable.from(translated(file, bytes))
    yield { name, is, content }
    // Unread entries have a checksum, too.
    await finished(content.resume())
  }
  if (checksums.pending > 0) throw damaged(file, 'its checksums are missing')
}

/**
 * Translates the error of a truncated entry. It is thrown where the entry is read, outside this
 * function.
 */
async function* translated(file: string, content: AsyncIterable<Buffer>) {
  try {
    yield* content
  } catch (error) {
    throw damaged(file, 'it cannot be read to its end', error)
  }
}

/** A stream in which nothing was set to be text has buffers, which its type does not say. */
export function buffersOf(stream: AsyncIterable<unknown>): AsyncIterable<Buffer> {
  return stream as AsyncIterable<Buffer>
}
