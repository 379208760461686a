import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'

import { StartError } from '#server/platform/start-error.ts'
import { createDb, type Db } from './client.ts'
import { ensureExtensions } from './ensure-extensions.ts'
import { ensureRoles } from './roles.ts'

const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')

/** Brings the database to this version. Safe when several processes start together: one does it, all wait. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await ensureRoles(client)
    await ensureExtensions(client)
  } finally {
    client.release()
  }

  const db = createDb(pool)
  await refuseNewer(db)
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  }).migrateToLatest()
  if (error) {
    // A later version may have been at work while this one waited for its turn.
    await refuseNewer(db)
    throw error
  }

  await db
    .insertInto('installation')
    .values({ cookieSecret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @throws StartError where a newer version has been at work: this one does not know what it has changed. */
async function refuseNewer(db: Db): Promise<void> {
  const known = new Set(Object.keys(await readMigrations()))
  const { rows: tables } = await sql`select where to_regclass('migrations') is not null`.execute(db)
  if (tables.length === 0) return
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  )
  const latest = rows.at(-1)?.name
  if (rows.every(({ name }) => known.has(name))) return
  throw new StartError(
    `The database is newer than this Portico: it was brought to ${latest} by a later version, and this one knows ${[...known].toSorted().at(-1)}. Start the later version, or restore the backup from before the upgrade.`,
  )
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql'))
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(path.join(MIGRATIONS_FOLDER, file), 'utf8')
    return [
      path.basename(file, '.sql'),
      { up: async (db) => void (await sql.raw(text).execute(db)) },
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}
