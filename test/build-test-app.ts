import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'

import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { readCookieSecret } from '#server/platform/db/queries.ts'
import type { Deps } from '#server/deps.ts'
import { createFolderStore } from '#server/platform/files/folder-store.ts'
import { startLiveEvents } from '#server/platform/live/live-events.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { createMailer } from '#server/platform/mail-transport/create-mailer.ts'

import { createTestDatabase } from './test-database.ts'

/** A Tuesday morning in business hours. */
export const TEST_NOW = new Date('2026-03-03T10:00:00.000Z')

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  filesFolder: string
  databaseUrl: string
  /** Sets the clock of the server. */
  setNow: (at: Date) => void
}

/** Test files that share a process get a database each. */
let database: { of: string | undefined; url: Promise<string> } | undefined

/**
 * Builds the whole server on the test file's database, for `inject`, until the test is over. The
 * tests of a file share the database, so each creates its own customers. The clock stands still
 * until a test moves it. A second app in the same test acts as a second process behind the same
 * load balancer.
 */
export async function buildTestApp(
  overrides: Partial<Config> = {},
  { through }: { through?: (databaseUrl: string) => Promise<string> } = {},
): Promise<TestApp> {
  const url = await databaseOfThisFile()
  const databaseUrl = through ? await through(url) : url
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-files-'))
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal', SIGN_IN_RATE_LIMIT: '0' }),
    ...overrides,
  }
  const log = createLogger(config)
  const pool = createPool(databaseUrl, () => undefined)
  const db = createDb(pool)
  const cookieSecret = await readCookieSecret(db)
  const filesFolder = path.join(folder, 'files')
  let now = TEST_NOW
  const deps: Deps = {
    config,
    db,
    pool,
    files: createFolderStore(filesFolder),
    live: startLiveEvents(databaseUrl, log),
    mail: config.mail && createMailer(config.mail),
    log,
    now: () => now,
    cookieSecret,
  }
  const app = await buildApp(deps, { webFolder: path.join(folder, 'no-web') })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    app,
    deps,
    filesFolder,
    databaseUrl,
    setNow(at) {
      now = at
    },
  }
}

function databaseOfThisFile(): Promise<string> {
  const of = expect.getState().testPath
  if (database && database.of === of) return database.url
  const url = createTestDatabase()
  database = { of, url }
  return url
}
