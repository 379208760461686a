import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { factsOf } from '#server/platform/error-facts.ts'
import { applyCrmVariables } from '#server/channels/crm/settings/apply-variables.ts'
import { noteMailServer } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { createDb, createPool, JOB_CONNECTIONS } from '#server/platform/db/client.ts'
import { endQueriesWith } from '#server/platform/db/pool/ended-queries.ts'
import { SILENCE_MS } from '#server/platform/db/pool/lost-connection.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { warnOfSuperuser } from '#server/platform/db/migrate/warn-of-superuser.ts'
import { allJobs } from './all-jobs.ts'
import { createCrmAccess } from '#server/channels/crm/rate-limit/create-crm-access.ts'
import { createMailAccess } from '#server/channels/mail/create-mail-access.ts'
import { startMailReaders } from '#server/channels/mail/mailboxes/polling/start-mail-readers.ts'
import { ingestMail } from '#server/channels/mail/triage/received/ingest-mail.ts'
import type { Deps } from './deps.ts'
import { joinFileStore } from '#server/platform/files/join-file-store.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { startLiveEvents } from '#server/platform/live/live-events.ts'
import { installQueue } from '#server/platform/jobs/install-queue.ts'
import { startJobs } from '#server/platform/jobs/start-jobs.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { createMailer } from '#server/platform/mail-transport/create-mailer.ts'
import { createUpgradeNotice } from '#server/platform/operations/upgrade-notice.ts'
import { StartError } from '#server/platform/start-error.ts'
import { refuseUnfinishedRestore } from '#server/platform/backup/restore/unfinished-restore.ts'

type Portico = { app: FastifyInstance; deps: Deps; stop(): Promise<void> }

type Options = {
  log: FastifyBaseLogger
  webFolder: string
  /** Adds routes besides those of the API and the web. */
  extend?: (app: FastifyInstance) => void
  /** Runs when the database is up, before the server listens. */
  beforeListening?: (deps: Deps) => Promise<void>
  /**
   * Aborts waits during the start: for a database that recovers, or for another process that
   * migrates.
   */
  stopping?: AbortSignal
}

/** Starts all of Portico. If a step fails, stops what was started before it. */
export async function startPortico(
  config: Config,
  { log, webFolder, extend, beforeListening, stopping = new AbortController().signal }: Options,
): Promise<Portico> {
  // Steps to undo, run in reverse: a user of a resource stops before it.
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const lock = await lockDataDir(config.dataDir)
    undo.push(() => lock.release())
    await refuseUnfinishedRestore(config.dataDir)

    const connectionString = await findDatabase(config, { log, undo, stopping })
    const openPool = (max?: number) => {
      const opened = createPool(
        connectionString,
        (error) => log.warn({ err: error.message }, 'connection lost'),
        { silenceMs: SILENCE_MS, waitMs: config.connectionWaitMs, max },
      )
      undo.push(() => opened.end())
      return opened
    }
    const pool = openPool()
    await migrateOrExplain(connectionString, config, { log, stopping })

    const db = createDb(pool)
    if (config.databaseUrl !== undefined) await warnOfSuperuser(db, log)
    const live = startLiveEvents(connectionString, log)
    undo.push(() => live.stop())
    const { keys, cookieSecret } = await openInstallation(db, config, log)
    const mailer = config.mail && createMailer(config.mail)
    const mailAccess = createMailAccess({ now: () => new Date() })
    undo.push(() => [mailer, mailAccess].forEach((open) => open?.close()))
    const deps: Deps = {
      config,
      db,
      pool,
      files: await openFileStore(config),
      live,
      mail: mailer,
      crm: createCrmAccess({ db, config, keys, log }),
      mailAccess,
      log,
      now: () => new Date(),
      keys,
      cookieSecret,
    }
    const store = await joinFileStore(deps)
    undo.push(() => store.stop())
    await applyCrmVariables(deps)
    await beforeListening?.(deps)
    await noteMailServer(deps)

    const readers = startMailReaders({
      ...deps,
      ingestMail: (tx, mail) => ingestMail(tx, deps, mail),
    })
    // Give the jobs a pool of their own, so that they do not wait behind requests.
    const startingJobs = startJobs({
      db,
      pool: openPool(JOB_CONNECTIONS),
      log,
      jobs: allJobs(deps),
    })
    const buildingApp = buildApp(deps, {
      webFolder,
      extend,
      onChange: () => void startingJobs.then((jobs) => jobs.wake()),
    })
    // Stop all at once: each may take most of the time that a stop has.
    undo.push(() =>
      Promise.all([
        buildingApp.then((app) => app.close(), ignore),
        startingJobs.then((jobs) => jobs.stop(), ignore),
        readers.stop(),
      ]),
    )
    const [app] = await Promise.all([buildingApp, startingJobs])
    await listen(app, config)
    return { app, deps, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Drops the error of a failed step: the start has thrown it. */
function ignore() {}

async function findDatabase(
  config: Config,
  {
    log,
    undo,
    stopping,
  }: { log: FastifyBaseLogger; undo: (() => unknown)[]; stopping: AbortSignal },
): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, logger: log, stopping })
  undo.push(() => postgres.stop())
  return postgres.connectionString
}

async function migrateOrExplain(
  connectionString: string,
  config: Config,
  { log, stopping }: { log: FastifyBaseLogger; stopping: AbortSignal },
) {
  const notice = createUpgradeNotice(config, log)
  // Use a separate pool: a migration, or waiting for that of another process, takes long.
  const pool = createPool(connectionString, () => undefined)
  try {
    await endQueriesWith(
      () => stopping,
      async () => {
        await migrate(pool, { onProgress: notice.onProgress })
        await installQueue(pool)
      },
    )
  } catch (error) {
    if (config.databaseUrl === undefined || error instanceof StartError) throw error
    const { host, pathname } = new URL(config.databaseUrl)
    throw new StartError(
      `DATABASE_URL: the database ${host}${pathname} cannot be used: ${factsOf(error).message || factsOf(error).code}. Check that it is running, and check the user name and password.`,
      { cause: error },
    )
  } finally {
    await notice.end()
    await pool.end()
  }
}

async function listen(app: FastifyInstance, config: Config) {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    const { code } = factsOf(error)
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `PORT: ${config.port} is in use by another program. Stop it, or choose another, such as PORT=${config.port + 10}.`,
        { cause: error },
      )
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `HOST, PORT: cannot listen at ${config.host}:${config.port} (${code}). Use an address of this machine and a port above 1023.`,
        { cause: error },
      )
    }
    throw error
  }
}
