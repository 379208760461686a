import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type pg from 'pg'

import { factsOf } from '#server/platform/error-facts.ts'
import { StartError } from '#server/platform/start-error.ts'
import { createDb, type Db } from '#server/platform/db/client.ts'
import { ensureExtensions } from './ensure-extensions.ts'
import { applyFunctions, listChangedFunctions } from './functions.ts'
import { listKnownMigrations, type MigrationProgress, migrateInTransaction } from './migrations.ts'
import {
  listAppliedMigrations,
  lockAllTables,
  lockMigrations,
  makeSingleRows,
  unlockMigrations,
} from '#server/platform/db/queries.ts'
import { ensureRoles } from './roles.ts'

/**
 * How long a try waits for all tables. Below the second after which PostgreSQL looks for deadlocks, so
 * that it ends none of the requests that wait for the tables already locked.
 */
const TRY_MS = 500
const SHORT_TRIES = 4
const PAUSE_MS = 200
/** Long enough for PostgreSQL to send a vacuum away. */
const LAST_TRY_MS = 3000
const LOCK_NOT_AVAILABLE = '55P03'

type Options = {
  migrations?: string
  functions?: string
  level?: number
  /** Runs before each migration of a database that is in use already. */
  onProgress?: (progress: MigrationProgress) => void
}

/**
 * Brings the database to this version: tables by migrations, then functions, views, policies and
 * triggers by their files, all in one transaction. Safe when several processes start together: one
 * does it, the others wait. The options are folders and a level that tests put in place of Portico's.
 */
export async function migrate(
  pool: pg.Pool,
  { migrations, ...options }: Options = {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await ensureRoles(client)
    await ensureExtensions(client)
  } finally {
    client.release()
  }

  const db = createDb(pool)
  await refuseNewer(db, migrations)
  await db.connection().execute(async (connection) => {
    await lockMigrations(connection)
    try {
      await migrateBetweenRequests(connection, { migrations, ...options })
    } finally {
      // On a connection that is lost there is no lock to give back, and its error says more.
      await unlockMigrations(connection).catch(() => undefined)
    }
  })

  await db
    .insertInto('installation')
    .values({ cookieSecret: randomBytes(32), keyId: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await makeSingleRows(db)
}

/** Gives way to requests that are at work, and tries again. */
async function migrateBetweenRequests(connection: Db, options: Options): Promise<void> {
  for (let tried = 0; tried < SHORT_TRIES; tried += 1) {
    try {
      return await migrateOnce(connection, { ...options, withinMs: TRY_MS })
    } catch (error) {
      if (factsOf(error).code !== LOCK_NOT_AVAILABLE) throw error
    }
    await setTimeout(PAUSE_MS)
  }
  await migrateOnce(connection, { ...options, withinMs: LAST_TRY_MS })
}

function migrateOnce(
  connection: Db,
  { migrations, functions, level, withinMs, onProgress }: Options & { withinMs: number },
): Promise<void> {
  return connection.transaction().execute(async (tx) => {
    // A later version may have been at work while this one waited for its turn.
    await refuseNewer(tx, migrations)
    if (await isUpToDate(tx, { migrations, functions, level })) return
    await lockAllTables(tx, withinMs)
    await migrateInTransaction(tx, {
      folder: migrations,
      onMigration: await countMigrations(tx, { migrations, onProgress }),
    })
    await applyFunctions(tx, { folder: functions, level })
  })
}

async function countMigrations(tx: Db, { migrations, onProgress }: Options) {
  const [known, applied] = [await listKnownMigrations(migrations), await listAppliedMigrations(tx)]
  if (applied.length === 0) return () => undefined
  let number = 0
  return (name: string) =>
    onProgress?.({ number: (number += 1), total: known.length - applied.length, name })
}

async function isUpToDate(tx: Db, { migrations, functions, level }: Options): Promise<boolean> {
  const [known, applied] = [await listKnownMigrations(migrations), await listAppliedMigrations(tx)]
  if (applied.length < known.length) return false
  return (await listChangedFunctions(tx, { folder: functions, level })).length === 0
}

/** @throws StartError where a newer version has been at work: this one does not know what it has changed. */
async function refuseNewer(db: Db, folder?: string): Promise<void> {
  const known = await listKnownMigrations(folder)
  const applied = await listAppliedMigrations(db)
  if (applied.every((name) => known.includes(name))) return
  throw new StartError(
    `The database is newer than this Portico: it was brought to ${applied.at(-1)} by a later version, and this one knows ${known.at(-1)}. Start the later version, or restore the backup from before the upgrade.`,
  )
}
