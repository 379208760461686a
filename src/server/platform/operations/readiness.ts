import type pg from 'pg'

import {
  isDatabaseAway,
  isDatabaseFull,
  isReadOnly,
} from '#server/platform/db/pool/database-away.ts'
import { listKnownMigrations } from '#server/platform/db/migrate/migrations.ts'
import type { Deps } from '#server/deps.ts'

const WITHIN_MS = 2_000
/** A change that was possible a moment ago is not tried again. */
const WRITES_EVERY_MS = 2_000

export type Readiness =
  | 'ready'
  | 'database_away'
  | 'database_read_only'
  | 'migrations_missing'
  | 'disk_full'
  | 'writes_fail'

export type ReadinessCheck = () => Promise<Readiness>

/**
 * Checks whether requests can be answered: the database is reachable, accepts changes and is at least
 * as new as this version. Callers at the same time share one check.
 */
export function createReadinessCheck(
  { pool }: Pick<Deps, 'pool'>,
  { withinMs = WITHIN_MS, writesEveryMs = WRITES_EVERY_MS } = {},
): ReadinessCheck {
  const migrations = listKnownMigrations()
  let inFlight: Promise<Readiness> | undefined
  let wroteAt = -Infinity

  async function check(): Promise<Readiness> {
    const readable = await answerWithin(withinMs, 'database_away', async () =>
      askDatabase(pool, await migrations),
    )
    if (readable !== 'ready' || performance.now() - wroteAt < writesEveryMs) return readable
    const writable = await answerWithin(withinMs, 'writes_fail', () => tryToWrite(pool))
    if (writable === 'ready') wroteAt = performance.now()
    return writable
  }
  return () => {
    inFlight ??= check().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

async function answerWithin(
  withinMs: number,
  otherwise: Readiness,
  ask: () => Promise<Readiness>,
): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Readiness>((resolve) => {
    timer = setTimeout(resolve, withinMs, otherwise)
  })
  try {
    return await Promise.race([ask(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function askDatabase(pool: pg.Pool, migrations: string[]): Promise<Readiness> {
  try {
    const client = await pool.connect()
    let isKept = false
    try {
      // Accept extra migrations of a newer version: several processes are upgraded one by one.
      const { rows } = await client.query<{ count: number; is_writable: boolean }>({
        name: 'readiness',
        text: `select count(*) as count, current_setting('transaction_read_only') = 'off' as is_writable
          from migrations where name = any($1)`,
        values: [migrations],
      })
      const { count, is_writable: isWritable = false } = rows[0] ?? {}
      isKept = isWritable
      if (!isWritable) return 'database_read_only'
      return count === migrations.length ? 'ready' : 'migrations_missing'
    } finally {
      // Discard a broken connection here: no changes are sent while this is not ready, so nothing
      // else would.
      client.release(!isKept)
    }
  } catch (error) {
    // Any error means not ready: the server cannot read its database.
    return isReadOnly(error) ? 'database_read_only' : 'database_away'
  }
}

async function tryToWrite(pool: pg.Pool): Promise<Readiness> {
  try {
    await pool.query('select check_writing()')
    return 'ready'
  } catch (error) {
    if (isReadOnly(error)) return 'database_read_only'
    if (isDatabaseFull(error)) return 'disk_full'
    return isDatabaseAway(error) ? 'database_away' : 'writes_fail'
  }
}
