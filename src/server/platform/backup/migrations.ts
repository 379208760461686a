import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../db/migrations')

/** The migrations that this Portico knows, in order. */
export async function listKnownMigrations(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .toSorted()
}

/** Migrates in the transaction that the client is in, and answers which migrations it took. */
export async function migrateInTransaction(
  client: pg.ClientBase,
  to: string,
  folder: string,
): Promise<string[]> {
  const { error, results } = await new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: onlyThis(client) }) }),
    provider: { getMigrations: () => readMigrations(folder) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    disableTransactions: true,
  }).migrateTo(to)
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** A pool of one connection that somebody else has opened, and will close. */
function onlyThis(client: pg.ClientBase) {
  const shared = { query: client.query.bind(client), release() {} }
  return { options: {}, connect: () => Promise.resolve(shared), end: () => Promise.resolve() }
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const entries = (await listKnownMigrations(folder)).map(
    async (name): Promise<[string, Migration]> => {
      const text = await readFile(path.join(folder, `${name}.sql`), 'utf8')
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
    },
  )
  return Object.fromEntries(await Promise.all(entries))
}
