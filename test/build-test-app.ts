import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'

import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { createMailAccess } from '#server/channels/mail/create-mail-access.ts'
import type { Deps } from '#server/deps.ts'
import { createFolderStore } from '#server/platform/files/folder-store.ts'
import { startLiveEvents } from '#server/platform/live/live-events.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { createMailer } from '#server/platform/mail-transport/create-mailer.ts'

import { createFakeCrmAccess, type FakeCrmAccess } from './fake-crm-access.ts'
import { keepApp, type KeptApp, takeKeptApp } from './kept-app.ts'
import { TEST_KEY } from './test-key.ts'
import { createTestDatabase } from './test-database.ts'

/** A Tuesday morning in business hours. */
export const TEST_NOW = new Date('2026-03-03T10:00:00.000Z')

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  /** `deps.crm`: no CRM is connected until a test does, with `aConnectedCrm`. */
  crm: FakeCrmAccess
  filesFolder: string
  databaseUrl: string
  /** Sets the clock of the server. */
  setNow: (at: Date) => void
}

/** Test files that share a process get a database each. */
let database: { of: string | undefined; url: Promise<string> } | undefined

/**
 * Builds the whole server on the test file's database, for `inject`, until the test is over. The
 * tests of a file share the database, so each creates its own customers. They also take turns with one
 * app, but for those that configure theirs, listen with it or change its parts. The clock stands still
 * until a test moves it. A second app in the same test acts as a second process behind the same
 * load balancer.
 */
export async function buildTestApp(
  overrides: Partial<Config> = {},
  { through }: { through?: (databaseUrl: string) => Promise<string> } = {},
): Promise<TestApp> {
  const isUsual = Object.keys(overrides).length === 0 && through === undefined
  const app = (isUsual ? takeKeptApp() : undefined) ?? (await startTestApp(overrides, through))
  onTestFinished(() => (isUsual ? keepApp(app) : app.close()))
  return app.portal
}

async function startTestApp(
  overrides: Partial<Config>,
  through?: (databaseUrl: string) => Promise<string>,
): Promise<KeptApp> {
  const url = await databaseOfThisFile()
  const databaseUrl = through ? await through(url) : url
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-files-'))
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal', SIGN_IN_RATE_LIMIT: '0', ...TEST_KEY }),
    // No name server is asked but those of a test.
    dnsServers: [],
    ...overrides,
  }
  const log = createLogger(config)
  const pool = createPool(databaseUrl, () => undefined)
  const db = createDb(pool)
  const { keys, cookieSecret } = await openInstallation(db, config, log)
  const filesFolder = path.join(folder, 'files')
  const crm = createFakeCrmAccess(db)
  let now = TEST_NOW
  const deps: Deps = {
    config,
    db,
    pool,
    files: createFolderStore(filesFolder),
    live: startLiveEvents(databaseUrl, log),
    mail: config.mail && createMailer(config.mail),
    crm,
    mailAccess: createMailAccess({ now: () => now }),
    log,
    now: () => now,
    keys,
    cookieSecret,
  }
  const parts = { ...deps }
  const app = await buildApp(deps, { webFolder: path.join(folder, 'no-web') })
  let isClosed = false
  app.addHook('onClose', async () => {
    isClosed = true
  })
  await app.ready()
  return {
    portal: {
      app,
      deps,
      crm,
      filesFolder,
      databaseUrl,
      setNow(at) {
        now = at
      },
    },
    async renew() {
      const isSame = Object.entries(parts).every(([name, part]) => Reflect.get(deps, name) === part)
      if (!isSame || isClosed || app.server.listening || pool.ending) return false
      now = TEST_NOW
      crm.use(undefined)
      await rm(filesFolder, { recursive: true, force: true })
      return true
    },
    async close() {
      // A stop gives the connections that clients keep open time for one more request.
      app.server.closeAllConnections()
      await app.close()
      if (!pool.ending) await pool.end()
      await rm(folder, { recursive: true, force: true })
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
