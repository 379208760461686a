import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { SOCKET_PORT } from './address.ts'
import type { Cluster } from './cluster.ts'
import { SYNC_METHOD } from './initdb.ts'
import { postmasterArguments, readPostmasterFile, sendSignal } from './postmaster-process.ts'
import { commandAs } from './run-as.ts'
import { shutDown } from './shutdown.ts'
import { removeSocket } from './socket-folder.ts'

/**
 * A server that accepts connections. `ended` resolves with the reason when it stops accepting them.
 */
export type Postmaster = { ended: Promise<string> }

export type Launch = { ok: true; postmaster: Postmaster } | { ok: false; log: string }

type LaunchOptions = {
  socketFolder: string
  logFile: string
  durable: boolean
  stopping: AbortSignal
}

/**
 * Starts a server and waits until it accepts connections. Shuts it down when `stopping` is aborted.
 */
export async function launchPostmaster(cluster: Cluster, options: LaunchOptions): Promise<Launch> {
  await removeSocket(options.socketFolder)
  const log = await open(options.logFile, 'a+', 0o600)
  try {
    const { size } = await log.stat()
    const child = spawnPostmaster(cluster, options, log.fd)
    const ended = endOf(child)
    bindLife(child, ended, options.stopping)

    if (await becomesReady(child, ended, cluster.folder)) return { ok: true, postmaster: { ended } }
    return { ok: false, log: `${await readLastLines(log, size)} (${await ended})` }
  } finally {
    await log.close()
  }
}

function spawnPostmaster(
  cluster: Cluster,
  { socketFolder, durable }: LaunchOptions,
  logFd: number,
) {
  const settings = {
    // Do not listen on a TCP port: after a crash any user of this machine could take it and receive
    // our password.
    listen_addresses: '',
    // This setting is a list, where a name with commas or spaces must be quoted.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Keep statements and their values out of the log: they are customers' words.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // Sync the whole file system after a crash. Syncing file by file was measured to take ten times
    // as long.
    recovery_init_sync_method: SYNC_METHOD,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const { file, args, options } = commandAs(cluster.runAs, cluster.binaries.postgres, [
    ...postmasterArguments(cluster.folder, SOCKET_PORT),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // Start the server in its own session. Ctrl+C reaches every process of the terminal's group at
  // once and would end the server before Portico has finished its requests.
  return spawn(file, args, { ...options, detached: true, stdio: ['ignore', logFd, logFd] })
}

async function endOf(child: ChildProcess) {
  try {
    const [code, signal] = await once(child, 'exit')
    return signal ? `signal ${signal}` : `exit code ${code}`
  } catch (error) {
    return String(error)
  }
}

/**
 * Ties the server's life to this process: it ends when Portico wants it to, and never outlives an
 * exit.
 */
function bindLife(child: ChildProcess, ended: Promise<string>, stopping: AbortSignal) {
  const hasEnded = (withinMs: number) =>
    Promise.race([ended.then(() => true), setTimeout(withinMs, false, { ref: false })])
  const interrupt = () => send(child, 'SIGINT')
  const end = () => {
    child.ref()
    void shutDown((signal) => send(child, signal), hasEnded)
  }
  process.once('exit', interrupt)
  if (stopping.aborted) end()
  else stopping.addEventListener('abort', end, { once: true })
  // Let this process exit although the server still runs.
  child.unref()

  void ended.finally(() => {
    process.off('exit', interrupt)
    stopping.removeEventListener('abort', end)
  })
}

async function becomesReady(child: ChildProcess, ended: Promise<string>, folder: string) {
  // Wait without a deadline: recovery after a crash takes its time and ends by itself.
  while (isRunning(child)) {
    const file = await readPostmasterFile(folder)
    if (file?.isReady && file.pid === child.pid) return true
    await Promise.race([ended, setTimeout(10)])
  }
  return false
}

function send(child: ChildProcess, signal: NodeJS.Signals) {
  // Signal only a running server: once it has ended, its process id may belong to another program.
  if (child.pid !== undefined && isRunning(child)) sendSignal(child.pid, signal)
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess) {
  return pid !== undefined && exitCode === null && signalCode === null
}

async function readLastLines(log: FileHandle, position: number) {
  const { buffer, bytesRead } = await log.read({ position, buffer: Buffer.alloc(64 * 1024) })
  const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n')
  return lines.slice(-12).join('\n') || 'Nothing, not even in its log. Is the disk full?'
}
