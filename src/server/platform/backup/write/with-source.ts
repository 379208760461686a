import { existsSync } from 'node:fs'
import path from 'node:path'

import type { Config } from '#server/config.ts'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { findRunningEmbedded } from '#server/platform/embedded-postgres/address.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import type { KeyPlace } from '#server/platform/keys/key-file.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import { refuseUnfinishedRestore } from '#server/platform/backup/restore/unfinished-restore.ts'
import type { Source } from './write-backup.ts'

/**
 * Calls the function with the installation that is running here, or with one started for this
 * purpose.
 */
export async function withSource<Result>(
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
