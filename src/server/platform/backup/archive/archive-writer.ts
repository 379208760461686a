import { buffersOf } from './archive-reader.ts'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import tar from 'tar-stream'

import { createChecksums } from './checksums.ts'
import { checksumsEntry } from './entry-names.ts'
import { sealOf } from './seal.ts'

/** The number of entries per checksum entry. */
const ENTRIES_PER_CHECKSUMS = 1_000

export type ArchiveWriter = {
  add(name: string, content: string | Buffer): Promise<void>
  /** `content` must have exactly this many bytes. */
  addStream(name: string, sizeBytes: number, content: AsyncIterable<Buffer>): Promise<void>
}

type Options = { at: Date; signal: AbortSignal; onBytes?: (count: number) => void }

/**
 * Writes the tar archive that `fill` builds into a new file that only its owner may read. Every
 * byte is on disk when the promise resolves.
 */
export async function writeArchive(
  file: string,
  { at, signal, onBytes }: Options,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const pack = tar.pack()
  const hash = createHash('sha256')
  const stored = pipeline(
    buffersOf(pack),
    async function* seal(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        onBytes?.(chunk.length)
        yield chunk
      }
      yield sealOf(hash)
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    { signal },
  )
  const filled = fillPack(pack, at, fill).catch((error: unknown) => {
    pack.destroy(error as Error)
    throw error
  })
  // Each failure breaks the other side too. When both failed, the file's error is the cause.
  const [storing, filling] = await Promise.allSettled([stored, filled])
  if (storing.status === 'rejected') throw storing.reason
  if (filling.status === 'rejected') throw filling.reason
}

async function fillPack(
  pack: tar.Pack,
  mtime: Date,
  fill: (archive: ArchiveWriter) => Promise<void>,
) {
  const checksums = createChecksums()
  let parts = 0

  async function write(name: string, size: number, content: Readable) {
    await pipeline(content, pack.entry({ name, size, mtime, mode: 0o600 }))
  }
  async function writeChecksums() {
    const text = Buffer.from(checksums.take())
    parts += 1
    await write(checksumsEntry(parts), text.length, Readable.from([text]))
  }
  async function addStream(name: string, sizeBytes: number, content: AsyncIterable<Buffer>) {
    await write(name, sizeBytes, Readable.from(checksums.observe(name, content)))
    if (checksums.pending >= ENTRIES_PER_CHECKSUMS) await writeChecksums()
  }

  await fill({
    addStream,
    add: (name, content) => {
      const bytes = Buffer.from(content)
      return addStream(name, bytes.length, Readable.from([bytes]))
    },
  })
  if (checksums.pending > 0) await writeChecksums()
  pack.finalize()
}
