import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import tar from 'tar-stream'
import type { z } from 'zod'

import { StartError } from '#server/start-error.ts'
import { HEAD_ENTRY } from './entry-names.ts'
import { AnyHead, FORMAT, Head } from './manifest.ts'
import { isNewerVersion, readVersion } from './version.ts'

/**
 * What an archive says of itself, before it is known to be whole.
 *
 * @throws StartError where it is none, or written by a Portico that this one does not understand.
 */
export async function readHead(file: string, knownMigrations: string[]): Promise<Head> {
  const json = await readFirstEntry(file)
  const { format } = parseHead(AnyHead, file, json)
  if (format > FORMAT) {
    throw new StartError(
      `${file} is written in format ${format}, and this Portico reads up to ${FORMAT}. Restore it with the Portico that wrote it, or a newer one.`,
    )
  }
  const head = parseHead(Head, file, json)
  const version = await readVersion()
  const isKnown = head.migrations.every((name, at) => name === knownMigrations[at])
  if (isNewerVersion(head.version, version) || !isKnown) {
    throw new StartError(
      `${file} is the backup of Portico ${head.version} (database ${head.migrations.at(-1)}), and this is Portico ${version} (database ${knownMigrations.at(-1)}). Restore it with that one, or a newer one.`,
    )
  }
  return head
}

function parseHead<Schema extends z.ZodType>(schema: Schema, file: string, json: unknown) {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  throw noBackup(file, parsed.error)
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
        return JSON.parse(await text(entry as AsyncIterable<Buffer>))
      }
      break
    }
  } catch (error) {
    throw noBackup(file, error)
  } finally {
    stopping.abort()
    await fed
  }
  throw noBackup(file)
}

async function openOrExplain(file: string) {
  try {
    return await open(file)
  } catch (error) {
    throw new StartError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    })
  }
}

function noBackup(file: string, cause?: unknown) {
  return new StartError(`${file} is no backup of Portico, or its beginning is damaged.`, { cause })
}
