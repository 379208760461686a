import { isReadOnly } from '#server/platform/db/database-away.ts'
import { listKnownMigrations } from '#server/platform/db/migrations.ts'
import type { Deps } from '#server/deps.ts'

const WITHIN_MS = 2_000

export type Readiness = 'ready' | 'database_away' | 'database_read_only' | 'migrations_missing'

/**
 * Checks whether requests can be answered: the database is reachable, writable and at least as new
 * as this version. Callers at the same time share one query.
 */
export function createReadinessCheck(
  deps: Pick<Deps, 'pool'>,
  { withinMs = WITHIN_MS } = {},
): () => Promise<Readiness> {
  const migrations = listKnownMigrations()
  let inFlight: Promise<Readiness> | undefined
  return () => {
    inFlight ??= checkWithin(
      withinMs,
      migrations.then((names) => askDatabase(deps, names)),
    ).finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

async function checkWithin(withinMs: number, answer: Promise<Readiness>): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Readiness>((resolve) => {
    timer = setTimeout(resolve, withinMs, 'database_away')
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function askDatabase({ pool }: Pick<Deps, 'pool'>, migrations: string[]): Promise<Readiness> {
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
      // Discard a broken connection here: nobody sends changes while this is not ready, so nothing
      // else would.
      client.release(!isKept)
    }
  } catch (error) {
    // Any error means not ready: the server cannot read its database.
    return isReadOnly(error) ? 'database_read_only' : 'database_away'
  }
}
