import pg from 'pg'

import { MIGRATION_LOCK } from '#server/platform/db/queries.ts'

const WITHIN_MS = 1_000

/**
 * Returns a function that tells whether another process migrates the database at this moment. It
 * asks by a connection of its own, because those of the pool wait for tables then. Callers at the
 * same time share one.
 */
export function createUpgradeCheck(pool: pg.Pool): () => Promise<boolean> {
  let inFlight: Promise<boolean> | undefined
  return () => {
    inFlight ??= isLocked(pool.options.connectionString).finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

async function isLocked(connectionString: string | undefined): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
    application_name: 'portico',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_locks
       where locktype = 'advisory' and granted and objsubid = 1
         and (classid::bigint << 32 | objid::bigint) = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [MIGRATION_LOCK],
    )
    return rowCount !== 0
  } catch {
    // The database is away, which the caller tells.
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}
