import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import { factsOf } from '#server/platform/error-facts.ts'
import { isDatabaseAway, isDatabaseFull } from '#server/platform/db/pool/database-away.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

/** lock_not_available and deadlock_detected: a backup, or the requests of other processes. */
const TABLES_IN_USE = new Set(['55P03', '40P01'])

/** duplicate_file: a server that was killed has left it behind. The next try is given another name. */
const FILE_LEFT_BEHIND = '58P02'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])
const SQLITE_FULL = 13
// Messages of the embedded PostgreSQL's programs.
const NO_ROOM_PRINTED = /No space left on device|Disk quota exceeded|Is the disk full\?/

type Options = { log: Pick<FastifyBaseLogger, 'warn'>; stopping: AbortSignal }

/**
 * Starts, and where that fails for something that passes without anybody touching Portico (the
 * database is away, the disk is full) says why, waits and tries again until it is told to stop.
 */
export async function startPatiently<Program>(
  start: () => Promise<Program>,
  { log, stopping }: Options,
): Promise<Program> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await start()
    } catch (error) {
      if (stopping.aborted || !isPassing(error)) throw error
      log.warn({ reason: reasonOf(error), nextTryInMs: pauseMs }, 'waiting to start')
    }
    await setTimeout(pauseMs, undefined, { signal: stopping })
  }
}

/** Returns whether the same start could work later. Errors in the settings are permanent. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseAway(error) || isDatabaseFull(error) || isDiskFull(error) || isInUse(error))
    return true
  return isFileLeftBehind(error) || isPassing(error.cause)
}

function isFileLeftBehind(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return factsOf(error).code === FILE_LEFT_BEHIND || isFileLeftBehind(error.cause)
}

function isInUse(error: Error): boolean {
  return TABLES_IN_USE.has(factsOf(error).code ?? '')
}

function isDiskFull(error: Error): boolean {
  const { code, errcode } = factsOf(error)
  return NO_ROOM.has(code ?? '') || errcode === SQLITE_FULL || NO_ROOM_PRINTED.test(error.message)
}

function reasonOf(error: unknown): string {
  const { message, code } = factsOf(error)
  if (isFileLeftBehind(error))
    return `the database has a file that a killed server left behind, and passes over it: ${message}`
  return message || code || String(error)
}
