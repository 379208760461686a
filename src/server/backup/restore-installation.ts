import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Config } from '#server/config.ts'
import { lockDataDir } from '#server/data-dir-lock.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/start-embedded-postgres.ts'
import { createFolderStore } from '#server/files/folder-store.ts'
import { createLogger } from '#server/logger.ts'
import { StartError } from '#server/start-error.ts'
import { connect, explainDatabase, refuseUsedSchema } from './connect.ts'
import { isDiskFull } from './disk-full.ts'
import type { Manifest } from './manifest.ts'
import { listKnownMigrations, MIGRATIONS_FOLDER } from './migrations.ts'
import { readHead } from './read-head.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyArchive } from './verify-archive.ts'

type Options = {
  signal: AbortSignal
  onVerified?: (manifest: Manifest) => void
  onMissing: (key: string, reason: string) => void
  onBytes?: (count: number) => void
  migrationsFolder?: string
}

/**
 * Makes a new installation of a backup. Until the archive is seen to be whole, and the place to be
 * empty, nothing is touched; if anything fails later, the place is empty again.
 *
 * @throws StartError where the backup, or the place for it, is not what it should be.
 */
export async function restoreInstallation(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
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
    if (config.databaseUrl !== undefined) await refuseUsedDatabase(config.databaseUrl)
    const manifest = await verifyArchive(file, options)
    options.onVerified?.(manifest)
    if (!existed) await takeDataDir(config.dataDir, undo)

    const latest = knownMigrations.at(-1) ?? ''
    await fillDataDir(config, file, manifest, { ...options, migrations: { folder, latest } })
    return manifest
  } catch (error) {
    throw explained(error, config.dataDir)
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}
