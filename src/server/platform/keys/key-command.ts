import { existsSync } from 'node:fs'
import path from 'node:path'

import { type Config, readConfig } from '#server/config.ts'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import { keyFileOf } from './key-file.ts'
import { rotateKey } from './rotate-key.ts'

const USAGE = `Replaces the installation key and encrypts the installation’s secrets again. Stop Portico first.

  npm run key -- rotate

The new key is in DATA_DIR/installation.key. If you use INSTALLATION_KEY, put the new key first:
INSTALLATION_KEY=<new>,<old>. Create a new backup afterwards.`

try {
  if (process.argv.slice(2).join(' ') !== 'rotate') throw new StartError(USAGE)
  await rotate(readConfig(process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function rotate(config: Config) {
  const { count, unreadable } = await withDatabase(config, async (connectionString) => {
    const pool = createPool(connectionString, () => undefined)
    try {
      await migrate(pool)
      return await rotateKey(createDb(pool), config)
    } finally {
      await pool.end()
    }
  })
  const key = config.installationKeys
    ? 'the first key in INSTALLATION_KEY'
    : `the key in ${keyFileOf(config.dataDir)}`
  console.log(`Encrypted ${count} secrets with ${key}. Make a new backup.`)
  if (unreadable === 0) return
  console.error(`${unreadable} secrets couldn’t be opened before either. Enter them again.`)
  process.exitCode = 2
}

async function withDatabase<Result>(
  config: Config,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl, installationKeys } = config
  if (databaseUrl === undefined && !existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartError(`There is no installation in ${dataDir}. Set DATA_DIR to its folder.`)
  }
  // Processes that have both keys by the variable can go on meanwhile.
  if (databaseUrl !== undefined && installationKeys) return work(databaseUrl)
  const lock = await lockDataDir(dataDir)
  try {
    if (databaseUrl !== undefined) return await work(databaseUrl)
    const logger = createLogger({ logLevel: 'error' })
    const postgres = await startEmbeddedPostgres({ dataDir, logger })
    try {
      return await work(postgres.connectionString)
    } finally {
      await postgres.stop()
    }
  } finally {
    lock.release()
  }
}
