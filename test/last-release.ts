import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { createDb, createPool } from '#server/platform/db/client.ts'
import { ensureExtensions } from '#server/platform/db/migrate/ensure-extensions.ts'
import { applyFunctions } from '#server/platform/db/migrate/functions.ts'
import { migrateInTransaction } from '#server/platform/db/migrate/migrations.ts'
import { query } from './fixtures/embedded-postgres.ts'
import { createEmptyDatabase } from './test-database.ts'

const FOLDER = path.join(import.meta.dirname, 'fixtures/last-release')

/**
 * The schema of the last release. At each release set this to the latest migration and its
 * FUNCTIONS_LEVEL, raise the version in package.json and CHANGELOG.md, copy its files to `functions/` in the fixture, and adapt data.sql to its tables.
 */
export const LAST_RELEASE = {
  version: '0.1.0',
  migration: '0021_second_factor_from',
  level: 0,
  functions: path.join(FOLDER, 'functions'),
}

/** Creates a database as the last release left it, with rows. */
export async function aDatabaseOfTheLastRelease(): Promise<string> {
  const url = await createEmptyDatabase()
  const pool = createPool(url, () => undefined)
  const client = await pool.connect()
  await ensureExtensions(client)
  client.release()
  await createDb(pool)
    .transaction()
    .execute(async (tx) => {
      await migrateInTransaction(tx, { to: LAST_RELEASE.migration })
      if (LAST_RELEASE.level > 0)
        await applyFunctions(tx, { folder: LAST_RELEASE.functions, level: LAST_RELEASE.level })
    })
  await pool.end()
  await query(url, await readFile(path.join(FOLDER, 'data.sql'), 'utf8'))
  return url
}

/** Reads the release's function files by name. */
export async function readFunctionsOfTheLastRelease(): Promise<Record<string, string>> {
  if (LAST_RELEASE.level === 0) return {}
  const files = await readdir(LAST_RELEASE.functions)
  const texts = files.map(async (file): Promise<[string, string]> => [
    file,
    await readFile(path.join(LAST_RELEASE.functions, file), 'utf8'),
  ])
  return Object.fromEntries(await Promise.all(texts))
}
