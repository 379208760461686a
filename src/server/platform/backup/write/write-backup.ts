import { existsSync } from 'node:fs'
import { rename, rm, stat, open } from 'node:fs/promises'
import path from 'node:path'

import type pg from 'pg'

import { factsOf } from '#server/platform/error-facts.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { type KeyPlace, readGivenKeys } from '#server/platform/keys/key-file.ts'
import { type KeyRing, writeKeys } from '#server/platform/keys/key-ring.ts'
import { pickKey } from '#server/platform/keys/open-installation.ts'
import { StartError } from '#server/platform/start-error.ts'
import { writeArchive } from '#server/platform/backup/archive/archive-writer.ts'
import { connect } from '#server/platform/backup/connect.ts'
import { dumpFiles } from './dump-files.ts'
import { dumpTables } from './dump-tables.ts'
import {
  HEAD_ENTRY,
  KEY_ENTRY,
  MANIFEST_ENTRY,
} from '#server/platform/backup/archive/entry-names.ts'
import { explainOutage, isDiskFull } from '#server/platform/backup/failures.ts'
import { LEFT_OUT } from './left-out.ts'
import { FORMAT, type Head, type Manifest } from '#server/platform/backup/archive/manifest.ts'
import { listKnownMigrations, MIGRATIONS_FOLDER } from '#server/platform/db/migrate/migrations.ts'
import { findKeyId, listMigrations, readSequences } from '#server/platform/backup/queries.ts'
import { beginSnapshot } from './snapshot.ts'
import { readVersion } from '#server/platform/backup/archive/version.ts'

/** Installation to back up. */
export type Source = { connectionString: string; files: FileStore; place: KeyPlace }

type Options = {
  signal: AbortSignal
  now: () => Date
  /** Called for a file that could not be read completely. */
  onMissing: (line: string) => void
  onBytes?: (count: number) => void
}

type WrittenBackup = { manifest: Manifest; fileBytes: number }

/**
 * Writes everything that was committed before it began into a new file, while others keep working.
 * The file gets its name when it is complete.
 *
 * @throws StartError when there is nothing to back up, or no room for it.
 */
export async function writeBackup(
  source: Source,
  file: string,
  options: Options,
): Promise<WrittenBackup> {
  refuseToOverwrite(file)
  const part = `${file}.part`
  const client = await connect(source.connectionString)
  try {
    const manifest = await writePart(client, source, part, options)
    const fileBytes = (await stat(part)).size
    refuseToOverwrite(file)
    await rename(part, file)
    await syncFolder(path.dirname(file))
    return { manifest, fileBytes }
  } catch (error) {
    if (isTaken(error, part)) {
      throw new StartError(
        `${part} already exists: another backup is running, or was interrupted. If none is running, delete it.`,
        { cause: error },
      )
    }
    await rm(part, { force: true })
    throw explained(error, file)
  } finally {
    await client.end()
  }
}

function refuseToOverwrite(file: string) {
  if (!existsSync(file)) return
  throw new StartError(`${file} already exists and wasn’t changed. Choose another file name.`)
}

async function writePart(
  client: pg.ClientBase,
  { files, place }: Source,
  part: string,
  { signal, now, onMissing, onBytes }: Options,
): Promise<Manifest> {
  await refuseStranger(client)
  const at = now()
  const tables = await beginSnapshot(client)
  const keys = await keysNeeded(client, place)
  const head: Head = {
    format: FORMAT,
    version: await readVersion(),
    migrations: (await listMigrations(client)) ?? [],
    createdAt: at.toISOString(),
  }
  let manifest: Manifest | undefined
  await writeArchive(part, { at, signal, onBytes }, async (archive) => {
    await archive.add(HEAD_ENTRY, toJson(head))
    if (keys) await archive.add(KEY_ENTRY, writeKeys(keys.all))
    // Write the files first: a restore reads from the front and must commit the database last.
    manifest = {
      ...head,
      files: await dumpFiles(client, files, archive, onMissing),
      tables: await dumpTables(client, tables, archive),
      // Read the sequences last. They are not part of the snapshot and must be past every number
      // that was dumped.
      sequences: await readSequences(client),
      leftOut: Object.keys(LEFT_OUT),
    }
    await archive.add(MANIFEST_ENTRY, toJson(manifest))
  })
  return manifest!
}

/**
 * Undefined where an earlier version's secrets are sealed with a key in the database.
 *
 * @throws StartError when the key is missing: the secrets in the backup could never be opened.
 */
async function keysNeeded(client: pg.ClientBase, place: KeyPlace): Promise<KeyRing | undefined> {
  const keyId = await findKeyId(client)
  return keyId ? pickKey(await readGivenKeys(place), keyId, place) : undefined
}

async function refuseStranger(client: pg.ClientBase) {
  const migrations = await listMigrations(client)
  if (migrations === null) {
    throw new StartError('This database contains no Portico, so there is nothing to back up.')
  }
  const known = await listKnownMigrations(MIGRATIONS_FOLDER)
  if (migrations.some((name) => !known.includes(name))) {
    throw new StartError(
      `The database belongs to a newer Portico (${migrations.at(-1)}). Create the backup with that version.`,
    )
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function isTaken(error: unknown, part: string): boolean {
  const { code, path: at } = factsOf(error)
  return code === 'EEXIST' && at === part
}

function explained(error: unknown, file: string): unknown {
  if (isDiskFull(error)) {
    return new StartError(
      `There is no room for ${file}. The unfinished file was deleted. Free up space, or choose another folder.`,
      { cause: error },
    )
  }
  const { path: at, message } = factsOf(error)
  return at === undefined
    ? explainOutage(error)
    : new StartError(`${file} cannot be written: ${message}.`, { cause: error })
}

/** Syncs a folder. A new file name is durable only after that. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
