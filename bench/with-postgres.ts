import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'

/** Runs `work` with a PostgreSQL and a folder of its own, both of which are gone afterwards. */
export async function withPostgres(
  work: (connectionString: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-'))
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    logger: { info() {}, warn() {}, error: console.error },
  })
  try {
    await work(postgres.connectionString, folder)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
