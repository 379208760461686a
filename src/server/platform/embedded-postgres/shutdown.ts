import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { isAlive, isPostmaster, readPostmasterFile, sendSignal } from './postmaster-process.ts'

export type EmbeddedLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

// A fast shutdown writes everything to disk. An immediate one leaves that to the next start.
const STEPS = [
  { signal: 'SIGINT', withinMs: 20_000 },
  { signal: 'SIGQUIT', withinMs: 8_000 },
  { signal: 'SIGKILL', withinMs: 5_000 },
] as const

/** Stops a server cleanly, and escalates to harder signals when that takes too long. */
export async function shutDown(
  send: (signal: NodeJS.Signals) => unknown,
  hasEnded: (withinMs: number) => Promise<boolean>,
) {
  for (const { signal, withinMs } of STEPS) {
    send(signal)
    if (await hasEnded(withinMs)) return
  }
}

/** Stops the server that a killed Portico left behind. The caller holds the lock of DATA_DIR. */
export async function stopOrphan(folder: string, logger: EmbeddedLogger) {
  const file = await readPostmasterFile(folder)
  if (!file) return

  const { pid } = file
  if (await isPostmaster(pid, folder)) {
    logger.warn({ pid }, 'Stopping the PostgreSQL that an earlier run has left behind')
    await shutDown(
      (signal) => sendSignal(pid, signal),
      (withinMs) => hasLeft(pid, folder, withinMs),
    )
    return
  }

  // Remove a stale pid file. PostgreSQL cleans up after a dead process, but takes an empty file, or
  // a foreign process with the same id, for a running server.
  if (Number.isNaN(pid) || isAlive(pid)) await rm(join(folder, 'postmaster.pid'), { force: true })
}

async function hasLeft(pid: number, folder: string, withinMs: number) {
  const deadline = Date.now() + withinMs
  while (await isPostmaster(pid, folder)) {
    if (Date.now() > deadline) return false
    await setTimeout(20)
  }
  return true
}
