import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { createPool } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { installQueue } from '#server/platform/jobs/install-queue.ts'
import { migrate } from '#server/platform/db/migrate.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    /** A migrated, empty database that test databases are copies of. */
    templateUrl: string
  }
}

/** One real PostgreSQL for all test files; each has a database of its own on it. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-test-'))
  const quiet = { info() {}, warn() {}, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir, logger: quiet, durable: false })
  const pool = createPool(postgres.connectionString, () => undefined)
  await migrate(pool)
  await installQueue(pool)
  await pool.end()
  project.provide('templateUrl', postgres.connectionString)

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
