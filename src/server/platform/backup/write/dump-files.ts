import { buffersOf } from '#server/platform/backup/archive/archive-reader.ts'
import type { Readable } from 'node:stream'

import type pg from 'pg'

import { factsOf } from '#server/platform/error-facts.ts'
import { AppError } from '#server/platform/app-error.ts'
import { FileMissingError, type FileStore } from '#server/platform/files/file-store.ts'
import type { ArchiveWriter } from '#server/platform/backup/archive/archive-writer.ts'
import { fileEntry, missingEntry } from '#server/platform/backup/archive/entry-names.ts'
import type { DumpedFiles } from '#server/platform/backup/archive/manifest.ts'
import { listFiles, type StoredFile } from '#server/platform/backup/queries.ts'

const ATTEMPTS = 3

/** Adds every file in the snapshot, or a line that says what is wrong with it. */
export async function dumpFiles(
  client: pg.ClientBase,
  files: FileStore,
  archive: ArchiveWriter,
  onMissing: (line: string) => void,
): Promise<DumpedFiles> {
  const dumped = { count: 0, sizeBytes: 0, missing: 0 }
  for await (const file of listFiles(client)) {
    const reason = await dumpFile(file, files, archive)
    if (reason === undefined) {
      dumped.count += 1
      dumped.sizeBytes += file.sizeBytes
      continue
    }
    dumped.missing += 1
    const line = `${file.name}: ${reason} (files/${file.key}).`
    await archive.add(missingEntry(file.key), line)
    onMissing(line)
  }
  return dumped
}

/** Returns what is wrong with the file, if anything. */
async function dumpFile(
  { key, sizeBytes }: StoredFile,
  files: FileStore,
  archive: ArchiveWriter,
): Promise<string | undefined> {
  let first: Readable
  try {
    first = await files.read(key)
  } catch (error) {
    if (error instanceof FileMissingError) return 'the file was missing'
    // The store is unavailable and would be for each file.
    if (error instanceof AppError) throw error
    return reasonOf(error)
  }
  const content = readWithResume(first, (start) => files.read(key, { start, end: sizeBytes - 1 }))
  const problems: string[] = []
  await archive.addStream(
    fileEntry(key),
    sizeBytes,
    padToSize(sizeBytes, content, (problem) => problems.push(problem)),
  )
  return problems[0]
}

/** Resumes a stream where it broke, as those of a remote store do now and then. */
async function* readWithResume(first: Readable, readFrom: (start: number) => Promise<Readable>) {
  let content = first
  let done = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      for await (const chunk of buffersOf(content)) {
        done += chunk.length
        yield chunk
      }
      return
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
    content = await readFrom(done)
  }
}

/**
 * Yields exactly this many bytes, because the tar header promised them. Pads a file that is shorter
 * or unreadable with zeros, and reports it.
 */
async function* padToSize(
  sizeBytes: number,
  content: AsyncIterable<Buffer>,
  tell: (problem: string) => void,
) {
  let left = sizeBytes
  try {
    for await (const chunk of content) {
      const fitting = chunk.subarray(0, left)
      left -= fitting.length
      if (fitting.length > 0) yield fitting
      if (fitting.length < chunk.length) {
        tell(`the file had more than its ${sizeBytes} bytes`)
        return
      }
    }
  } catch (error) {
    tell(reasonOf(error))
  }
  if (left === 0) return
  tell(`the file had ${sizeBytes - left} of its ${sizeBytes} bytes`)
  yield* zeros(left)
}

function* zeros(count: number) {
  const block = Buffer.alloc(Math.min(count, 65_536))
  for (let left = count; left > 0; left -= block.length) yield block.subarray(0, left)
}

function reasonOf(error: unknown): string {
  return `the file could not be read (${factsOf(error).code ?? factsOf(error).message})`
}
