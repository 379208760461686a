import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'

import { createDb } from './client.ts'
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
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  }).migrateToLatest()
  if (error) throw error

  await db
    .insertInto('installation')
    .values({ cookieSecret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
