import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import tar from 'tar-stream'
import type { z } from 'zod'

import { factsOf } from '#server/platform/error-facts.ts'
import { StartError } from '#server/platform/start-error.ts'
import { buffersOf, damaged } from './archive-reader.ts'
import { HEAD_ENTRY } from './entry-names.ts'
import { AnyHead, FORMAT, Head } from './manifest.ts'
import { readSeal } from './seal.ts'
import { isNewerVersion, readVersion } from './version.ts'

/**
 * Reads the head of an archive, before the archive is verified.
 *
 * @throws StartError when the file is no archive, or this version does not support it.
 */
export async function readHead(file: string, knownMigrations: string[]): Promise<Head> {
  try {
    return await understandHead(file, knownMigrations)
  } catch (refusal) {
    // One flipped bit can change the version or a migration name.
    if (!(await isAsWritten(file)))
      throw damaged(file, `it is not as it was written (${factsOf(refusal).message})`, refusal)
    throw refusal
  }
}

async function understandHead(file: string, knownMigrations: string[]): Promise<Head> {
  const json = await readFirstEntry(file)
  const { format } = parseHead(AnyHead, file, json)
  if (format > FORMAT) {
    throw new StartError(
      `${file} is written in format ${format}, and this Portico reads up to ${FORMAT}. Restore it with the Portico that wrote it, or a newer one.`,
    )
  }
  const head = parseHead(Head, file, json)
  const version = await readVersion()
  const other = head.migrations.findIndex((name, at) => name !== (knownMigrations[at] ?? name))
  if (other !== -1) {
    throw new StartError(
      `${file} is the backup of another line of Portico: migration ${other + 1} of its database is ${head.migrations[other]}, and here it is ${knownMigrations[other]}. Restore it with the Portico that wrote it (${head.version}).`,
    )
  }
  const isNewer = head.migrations.length > knownMigrations.length
  if (isNewerVersion(head.version, version) || isNewer) {
    throw new StartError(
      `${file} is the backup of Portico ${head.version} (database ${head.migrations.at(-1)}), and this is Portico ${version} (database ${knownMigrations.at(-1)}). Restore it with that one, or a newer one.`,
    )
  }
  return head
}

function parseHead<Schema extends z.ZodType>(schema: Schema, file: string, json: unknown) {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw noBackup(file, `${HEAD_ENTRY}: ${issue?.path.join('.')}: ${issue?.message}`, parsed.error)
}

async function readFirstEntry(file: string): Promise<unknown> {
  await (await openOrExplain(file)).close()
  const stopping = new AbortController()
  const extract = tar.extract()
  const fed = Promise.allSettled([
    pipeline(createReadStream(file), extract, { signal: stopping.signal }),
  ])
  try {
    for await (const entry of extract) {
      if (entry.header.name === HEAD_ENTRY) {
        return JSON.parse(await text(buffersOf(entry)))
      }
      throw noBackup(file, `it begins with "${entry.header.name}" in the place of ${HEAD_ENTRY}`)
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw noBackup(file, `${HEAD_ENTRY}: ${factsOf(error).message}`, error)
  } finally {
    stopping.abort()
    await fed
  }
  throw noBackup(file, 'it is empty')
}

/**
 * Tells whether the seal matches. True for a file without a seal: it is something else, and the
 * head says what.
 */
async function isAsWritten(file: string): Promise<boolean> {
  const sealed = await readSeal(file).catch(() => undefined)
  if (!sealed) return true
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { end: sealed.sealedBytes - 1 }), hash)
  return `sha256:${hash.digest('hex')}\n` === sealed.seal
}

async function openOrExplain(file: string) {
  try {
    return await open(file)
  } catch (error) {
    throw new StartError(`${file} cannot be read (${factsOf(error).code}).`, {
      cause: error,
    })
  }
}

function noBackup(file: string, detail: string, cause?: unknown) {
  return new StartError(`${file} isn’t a Portico backup, or its start is damaged (${detail}).`, {
    cause,
  })
}
