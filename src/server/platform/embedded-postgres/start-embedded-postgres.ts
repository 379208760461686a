import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { embeddedAddress, embeddedFolder } from './address.ts'
import { findPostgresBinaries } from './binaries.ts'
import { OWNER, prepareCluster, SUPERUSER } from './cluster.ts'
import { launchPatiently } from './launch-patiently.ts'
import { launchPostmaster } from './postmaster.ts'
import { type EmbeddedLogger, stopOrphan } from './shutdown.ts'
import { openSocketFolder } from './socket-folder.ts'
import { supervise } from './supervisor.ts'

/** A PostgreSQL that Portico runs itself. Its address stays the same while it runs. */
type EmbeddedPostgres = {
  /**
   * Connects as the owner of the database, who is no superuser but may create roles and databases.
   */
  connectionString: string
  superuserConnectionString: string
  /** Shuts the server down cleanly. Close the pools first. */
  stop: () => Promise<void>
}

type EmbeddedOptions = {
  dataDir: string
  logger: EmbeddedLogger
  /** False only in tests: faster, but a crash may lose commits. */
  durable?: boolean
  /** Aborts a start in progress. Afterwards use `stop`. */
  stopping?: AbortSignal
}

/**
 * Runs PostgreSQL in `<dataDir>/postgres`, on a socket that only its user can reach, and restarts
 * it when it dies. The caller holds the lock of DATA_DIR. So a server found there was left behind
 * by a killed Portico, and is stopped first.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { logger, durable = true } = options
  await makeDataDir(options.dataDir)
  const folder = await embeddedFolder(options.dataDir)
  const dataDir = dirname(folder)

  await stopOrphan(folder, logger)
  const binaries = await findPostgresBinaries()
  const cluster = await prepareCluster({ folder, dataDir, binaries, durable })

  const stopping = new AbortController()
  const abort = () => stopping.abort()
  options.stopping?.addEventListener('abort', abort)
  if (options.stopping?.aborted) abort()
  const logFile = await startLog(dataDir)
  const socket = await openSocketFolder(folder, cluster.runAs.owner)
  const launchOptions = { socketFolder: socket.path, logFile, durable, stopping: stopping.signal }
  const launch = () => launchPostmaster(cluster, launchOptions)
  const postmaster = await launchPatiently(launch).catch(async (error: unknown) => {
    await socket.remove()
    throw error
  })
  options.stopping?.removeEventListener('abort', abort)
  const over = supervise(postmaster, { launch, stopping: stopping.signal, logger })

  const { ownerPassword, superuserPassword } = cluster.secrets
  return {
    connectionString: embeddedAddress(socket.path, OWNER, ownerPassword),
    superuserConnectionString: embeddedAddress(socket.path, SUPERUSER, superuserPassword),
    async stop() {
      stopping.abort()
      await over
      await socket.remove()
    },
  }
}

/** Starts a new log file and keeps the previous one, so that the log cannot grow forever. */
async function startLog(dataDir: string) {
  const logFile = join(dataDir, 'postgres.log')
  if (existsSync(logFile)) await rename(logFile, `${logFile}.1`)
  return logFile
}
