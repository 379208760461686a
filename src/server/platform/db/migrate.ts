import { randomBytes } from 'node:crypto'

import type pg from 'pg'

import { StartError } from '#server/platform/start-error.ts'
import { createDb, type Db } from './client.ts'
import { ensureExtensions } from './ensure-extensions.ts'
import { applyFunctions } from './functions.ts'
import { listKnownMigrations, migrateInTransaction } from './migrations.ts'
import { listAppliedMigrations, lockMigrations, unlockMigrations } from './queries.ts'
import { ensureRoles } from './roles.ts'

type Options = { migrations?: string; functions?: string; level?: number }

/**
 * Brings the database to this version: tables by migrations, then functions, views, policies and
 * triggers by their files, all in one transaction. Safe when several processes start together: one
 * does it, the others wait. The options are folders and a level that tests put in place of Portico's.
 */
export async function migrate(
  pool: pg.Pool,
  { migrations, functions, level }: Options = {},
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
      await connection.transaction().execute(async (tx) => {
        // A later version may have been at work while this one waited for its turn.
        await refuseNewer(tx, migrations)
        await migrateInTransaction(tx, { folder: migrations })
        await applyFunctions(tx, { folder: functions, level })
      })
    } finally {
      // On a connection that is lost there is no lock to give back, and its error says more.
      await unlockMigrations(connection).catch(() => undefined)
    }
  })

  await db
    .insertInto('installation')
    .values({ cookieSecret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
