import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import type { Db } from '#server/platform/db/client.ts'

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../migrations')

/** The migrations that this Portico knows, in order. */
export async function listKnownMigrations(folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .toSorted()
}

/** The migration that is about to run, as a number from 1 to `total`. */
export type MigrationProgress = { number: number; total: number; name: string }

/**
 * Migrates in the transaction that `tx` is in, up to `to`, or to the latest. Returns the names of the
 * migrations that it ran.
 */
export async function migrateInTransaction(
  tx: Db,
  {
    to,
    folder = MIGRATIONS_FOLDER,
    onMigration = () => undefined,
  }: { to?: string; folder?: string; onMigration?: (name: string) => void } = {},
): Promise<string[]> {
  // Once a migration has failed, the migrator cannot give back its lock and throws that error instead.
  let failure: unknown
  const migrator = new Migrator({
    db: tx,
    provider: {
      getMigrations: () =>
        readMigrations(folder, { onMigration, onError: (error) => (failure ??= error) }),
    },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    disableTransactions: !tx.isTransaction,
  })
  const latest = to ?? (await listKnownMigrations(folder)).at(-1) ?? ''
  const { error, results = [] } = await migrator
    .migrateTo(latest)
    .catch((thrown: unknown) => ({ error: thrown, results: [] }))
  if (failure ?? error) throw failure ?? error
  return results.map((result) => result.migrationName)
}

async function readMigrations(
  folder: string,
  {
    onMigration,
    onError,
  }: { onMigration: (name: string) => void; onError: (error: unknown) => void },
): Promise<Record<string, Migration>> {
  const entries = (await listKnownMigrations(folder)).map(
    async (name): Promise<[string, Migration]> => {
      const text = await readFile(path.join(folder, `${name}.sql`), 'utf8')
      const up: Migration['up'] = async (tx) => {
        onMigration(name)
        await sql.raw(text).execute(tx).catch(onErrorOf(onError))
      }
      return [name, { up }]
    },
  )
  return Object.fromEntries(await Promise.all(entries))
}

function onErrorOf(onError: (error: unknown) => void) {
  return (error: unknown) => {
    onError(error)
    throw error
  }
}
