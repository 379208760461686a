import pg from 'pg'

import { createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'

/** Creates a database beside the given one and returns its address. */
export async function createDatabase(connectionString: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}

/** Migrates over connections of its own, whose prepared statements are not those of what follows. */
export async function migrateAlone(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, () => undefined)
  await migrate(pool)
  await pool.end()
}
