import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { createPool } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { installQueue } from '#server/platform/jobs/install-queue.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    /** The migrated, empty database that test databases are copied from. */
    templateUrl: string
    /** A DATA_DIR with a migrated, stopped database, for tests that need an existing one. */
    preparedDataDir: string
  }
}

/** Starts one real PostgreSQL for all test files. Each file gets a database of its own on it. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-test-'))
  const preparedDataDir = path.join(folder, 'prepared')
  await withPostgres(preparedDataDir, async (connectionString) => {
    const pool = createPool(connectionString, () => undefined)
    await migrate(pool)
    await installQueue(pool)
    await pool.end()
  })
  // Serve the tests from a copy: a running server keeps its files busy.
  const dataDir = path.join(folder, 'serving')
  await cp(preparedDataDir, dataDir, { recursive: true, preserveTimestamps: true })
  const postgres = await startEmbeddedPostgres({ dataDir, logger: quiet, durable: false })
  project.provide('templateUrl', postgres.connectionString)
  project.provide('preparedDataDir', preparedDataDir)

  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const quiet = { info() {}, warn() {}, error: console.error }

async function withPostgres(dataDir: string, work: (connectionString: string) => Promise<void>) {
  const postgres = await startEmbeddedPostgres({ dataDir, logger: quiet, durable: false })
  try {
    await work(postgres.connectionString)
  } finally {
    await postgres.stop()
  }
}
