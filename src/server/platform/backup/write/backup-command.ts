import { existsSync } from 'node:fs'
import path from 'node:path'

import { readConfig, type Config } from '#server/config.ts'
import { describeBackup, showSize } from '#server/platform/backup/archive/describe-backup.ts'
import { createProgress } from '#server/platform/backup/archive/progress.ts'
import { runCommand } from '#server/platform/backup/run-command.ts'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { findRunningEmbedded } from '#server/platform/embedded-postgres/address.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import type { KeyPlace } from '#server/platform/keys/key-file.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import { refuseUnfinishedRestore } from '#server/platform/backup/restore/unfinished-restore.ts'

import { noteBackup, noteFailedBackup } from './note-backup.ts'
import { tryBackup } from './try-backup.ts'
import { writeBackup, type Source } from './write-backup.ts'

const usage = `Backs up an installation to a new file: database, attachments and secrets. Portico can keep running.

  npm run backup -- /backups/portico-2026-03-03.tar

With --verify, loads an existing backup into an empty database, compares every row, and deletes that
database. It needs free space in the folder for temporary files (TMPDIR).

  npm run backup -- --verify /backups/portico-2026-03-03.tar`

const args = process.argv.slice(2)
const verifies = args[0] === '--verify'

await (verifies
  ? runCommand({ usage, args: args.slice(1) }, verify)
  : runCommand({ usage, args }, backUp))

async function backUp(file: string, signal: AbortSignal) {
  const config = readConfig(process.env)
  const progress = createProgress('Written')
  const { manifest, fileBytes } = await withSource(config, async (source) => {
    const written = await writeBackup(source, file, {
      signal,
      now: () => new Date(),
      onBytes: progress.onBytes,
      onMissing: (line) => console.error(`  ${line}`),
    }).catch(async (error: unknown) => {
      if (!signal.aborted) await noteFailedBackup(source, new Date())
      throw error
    })
    const noted = await noteBackup(source, new Date())
    if (!noted.ok) console.error(`  The admin area won’t show this backup: ${noted.reason}`)
    return written
  })
  console.log(`Backed up ${config.databaseUrl ? 'DATABASE_URL and ' : ''}${config.dataDir}:`)
  console.log(describeBackup(manifest))
  console.log(`  Written   ${file}, ${showSize(fileBytes)}, in ${progress.end()}`)
  console.log('Keep it as safe as the installation. It contains all its data and secrets.')
  return { isComplete: manifest.files.missing === 0 }
}

async function verify(file: string, signal: AbortSignal) {
  const progress = createProgress('Read')
  let unreadable = 0
  const manifest = await tryBackup(file, {
    signal,
    onBytes: progress.onBytes,
    onUnreadable: (count) => (unreadable = count),
  })
  console.log(`${file} can be restored: Portico ${manifest.version}, ${manifest.createdAt}.`)
  console.log(describeBackup(manifest))
  if (unreadable > 0) console.log(`  Secrets   ${unreadable} cannot be opened with the key in it`)
  console.log(`  Verified  in ${progress.end()}`)
  return { isComplete: manifest.files.missing === 0 && unreadable === 0 }
}

/**
 * Calls the function with the installation that is running here, or with one started for this
 * purpose.
 */
async function withSource<Result>(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'> & KeyPlace,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl } = config
  await refuseUnfinishedRestore(dataDir)
  const files = await openFileStore(config)
  const running = databaseUrl ?? (await findRunningEmbedded(dataDir))
  if (running !== undefined) return work({ connectionString: running, files, place: config })

  // Check first: starting would create an empty installation.
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartError(
      `There is no installation in ${dataDir}. Set DATA_DIR to its folder, or DATABASE_URL to its database.`,
    )
  }
  const lock = await lockDataDir(dataDir)
  try {
    const logger = createLogger({ logLevel: 'error' })
    const postgres = await startEmbeddedPostgres({ dataDir, logger })
    try {
      return await work({ connectionString: postgres.connectionString, files, place: config })
    } finally {
      await postgres.stop()
    }
  } finally {
    lock.release()
  }
}
