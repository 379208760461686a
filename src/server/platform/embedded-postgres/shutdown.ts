import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive, isPostmaster, readPostmasterFile, sendSignal } from './postmaster-process.ts'
import type { EmbeddedLogger } from './logger.ts'

// A fast shutdown writes everything out; an immediate one leaves that to the next start.
const STEPS = [
  { signal: 'SIGINT', withinMs: 20_000 },
  { signal: 'SIGQUIT', withinMs: 8_000 },
  { signal: 'SIGKILL', withinMs: 5_000 },
] as const

/** Ends a server in an orderly way, and where that takes too long, in harder ones. */
export async function shutDown(
  send: (signal: NodeJS.Signals) => unknown,
  hasEnded: (withinMs: number) => Promise<boolean>,
) {
  for (const { signal, withinMs } of STEPS) {
    send(signal)
    if (await hasEnded(withinMs)) return
  }
}

/** Ends the server that a killed Portico has left behind. The caller holds the lock of DATA_DIR. */
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

  // PostgreSQL itself clears up after a dead process, but would take a stranger with the same
  // number, or an empty file, for a server that still runs.
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
