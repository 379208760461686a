import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Config } from '#server/config.ts'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { stopOrphan } from '#server/platform/embedded-postgres/shutdown.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import {
  type KeyPlace,
  keyFileOf,
  readGivenKeys,
  writeKeyFile,
} from '#server/platform/keys/key-file.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import {
  findUnfinishedRestore,
  markRestoreFinished,
  markUnfinishedRestore,
  UNFINISHED_RESTORE,
} from './unfinished-restore.ts'
import { connect, refuseUsedSchema } from '#server/platform/backup/connect.ts'
import { explainOutage, isDiskFull } from '#server/platform/backup/failures.ts'
import type { Manifest } from '#server/platform/backup/archive/manifest.ts'
import { listKnownMigrations, MIGRATIONS_FOLDER } from '#server/platform/db/migrate/migrations.ts'
import { readHead } from '#server/platform/backup/archive/read-head.ts'
import { restoreBackup, UnknownCommit } from './restore-backup.ts'
import { readSeal } from '#server/platform/backup/archive/seal.ts'
import {
  type VerifiedArchive,
  verifyArchive,
} from '#server/platform/backup/archive/verify-archive.ts'

/** Target of the new installation. */
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'> & KeyPlace

type Options = {
  signal: AbortSignal
  onVerified?: (manifest: Manifest) => void
  onMissing: (line: string) => void
  onBytes?: (count: number) => void
  migrationsFolder?: string
  /** Called where secrets were sealed with none of the backup's keys. */
  onUnreadable?: (count: number) => void
  /** Takes the files instead of the store that the place names. */
  files?: FileStore
}

/**
 * Creates a new installation from a backup. Changes nothing until the archive is verified and the
 * place is known to be empty. If anything fails later, the place is emptied again.
 *
 * @throws StartError when the backup or the place is not usable.
 */
export async function restoreInstallation(
  config: Place,
  file: string,
  options: Options,
): Promise<Manifest> {
  const folder = options.migrationsFolder ?? MIGRATIONS_FOLDER
  const knownMigrations = await listKnownMigrations(folder)
  await readHead(file, knownMigrations)

  const undo: (() => unknown)[] = []
  try {
    const existed = existsSync(config.dataDir)
    if (existed) await takeDataDir(config.dataDir, undo)
    if (config.databaseUrl !== undefined)
      await refuseUsedDatabase(config.databaseUrl, config.dataDir)
    const { manifest, keys } = await verifyArchive(file, options)
    await refuseOtherKey(config, keys)
    options.onVerified?.(manifest)
    if (!existed) await takeDataDir(config.dataDir, undo)

    const latest = knownMigrations.at(-1) ?? ''
    await fillDataDir(
      config,
      file,
      { manifest, keys },
      { ...options, keys, migrations: { folder, latest } },
    )
    return manifest
  } catch (error) {
    throw explained(error, config.dataDir)
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

async function takeDataDir(dataDir: string, undo: (() => unknown)[]) {
  const lock = await lockDataDir(dataDir)
  undo.push(() => lock.release())
  // A killed restore left this. It is no installation, and the next step removes it.
  if (await findUnfinishedRestore(dataDir)) return
  const names = await readdir(dataDir)
  const others = names.filter((name) => !mayBeThere(name, dataDir))
  if (others.length === 0) return
  throw new StartError(
    `${dataDir} is not empty (${others.slice(0, 3).join(', ')}), and nothing in it was touched. Set DATA_DIR to a folder that does not exist yet.`,
  )
}

/** Accepts the lock of this command, the key, which is compared, and what an empty file system has. */
function mayBeThere(name: string, dataDir: string): boolean {
  const isKey = name === path.basename(keyFileOf(dataDir))
  return name.startsWith('portico.lock') || isKey || name === 'lost+found'
}

/** Throws when the installation could not open its secrets with the key that this place has. */
async function refuseOtherKey(place: Place, [current]: Buffer[]) {
  const left = await findUnfinishedRestore(place.dataDir)
  if (left && !left.before.includes(path.basename(keyFileOf(place.dataDir)))) return
  const given = await readGivenKeys(place)
  if (!current || given.length === 0 || given.some((key) => key.equals(current))) return
  const remedy = place.installationKeys
    ? 'INSTALLATION_KEY is not the key of this backup. Unset it, and the restore brings the key along.'
    : `${keyFileOf(place.dataDir)} is not the key of this backup. Move it away, or set DATA_DIR to another folder.`
  throw new StartError(remedy)
}

async function refuseUsedDatabase(connectionString: string, dataDir: string) {
  const client = await connect(connectionString)
  try {
    await refuseUsedSchema(client)
  } catch (error) {
    if (!(error instanceof StartError) || !(await findUnfinishedRestore(dataDir))) throw error
    const mark = path.join(dataDir, UNFINISHED_RESTORE)
    throw new StartError(
      `The database is not empty. The restore before was broken off at its very end: if nobody else has put anything there, everything is restored. Then delete ${mark} and start. Otherwise restore into an empty database.`,
      { cause: error },
    )
  } finally {
    await client.end()
  }
}

async function fillDataDir(
  { dataDir, databaseUrl, s3, installationKeys }: Place,
  file: string,
  { manifest, keys }: VerifiedArchive,
  options: Omit<Parameters<typeof restoreBackup>[3], 'isRepeated'> & Pick<Options, 'files'>,
) {
  const files = options.files ?? (await openFileStore({ dataDir, s3 }))
  const { before, isRepeated } = await clearAndBegin(dataDir, file)
  if (!installationKeys && keys.length > 0) await writeKeyFile(dataDir, keys)
  const fill = (connectionString: string) =>
    restoreBackup({ connectionString, files }, file, manifest, { ...options, isRepeated })
  try {
    await (databaseUrl === undefined ? withNewPostgres(dataDir, fill) : fill(databaseUrl))
  } catch (error) {
    if (!(error instanceof UnknownCommit)) await removeAllBut(before, dataDir)
    throw error
  }
  await markRestoreFinished(dataDir)
}

/** Removes what a killed restore left, and records that one is running now. */
async function clearAndBegin(dataDir: string, file: string) {
  const left = await findUnfinishedRestore(dataDir)
  const { seal = '' } = (await readSeal(file)) ?? {}
  const before = left?.before ?? (await readdir(dataDir))
  if (left) {
    await stopOrphan(path.join(dataDir, 'postgres'), createLogger({ logLevel: 'error' }))
    await removeAllBut([...before, UNFINISHED_RESTORE], dataDir)
  }
  await markUnfinishedRestore(dataDir, { seal, before })
  return { before, isRepeated: left?.seal === seal }
}

async function withNewPostgres(dataDir: string, work: (connectionString: string) => Promise<void>) {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    logger: createLogger({ logLevel: 'error' }),
  })
  try {
    await work(postgres.connectionString)
  } finally {
    await postgres.stop()
  }
}

async function removeAllBut(names: string[], folder: string) {
  for (const name of await readdir(folder)) {
    const isLock = name.startsWith('portico.lock')
    if (!isLock && !names.includes(name))
      await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

function explained(error: unknown, dataDir: string): unknown {
  if (!isDiskFull(error)) return explainOutage(error)
  return new StartError(
    `There is no room to restore into ${dataDir}, its file store or its database. The unfinished restore was deleted.`,
    { cause: error },
  )
}
