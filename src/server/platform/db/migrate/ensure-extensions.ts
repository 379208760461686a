import type pg from 'pg'

import { factsOf } from '#server/platform/error-facts.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Indexes of texts, and of texts together with ids. */
const EXTENSIONS = ['pg_trgm', 'btree_gin'] as const

const INSUFFICIENT_PRIVILEGE = '42501'
/** feature_not_supported and undefined_file: the server has no files for it. */
const NOT_THERE = new Set(['0A000', '58P01'])
/** Another process, or another start, has made it just now. */
const LOST_RACE = new Set(['42710', '23505'])

/**
 * Makes the extensions that migrations build on.
 *
 * @throws StartError with what to do, where the server does not have one or this user may not make it.
 */
export async function ensureExtensions(client: pg.ClientBase): Promise<void> {
  for (const name of EXTENSIONS) {
    try {
      await client.query(`create extension if not exists ${name}`)
    } catch (error) {
      const code = factsOf(error).code ?? ''
      if (LOST_RACE.has(code)) continue
      if (code === INSUFFICIENT_PRIVILEGE) throw new StartError(mayNot(), { cause: error })
      if (NOT_THERE.has(code)) throw new StartError(isNotThere(name), { cause: error })
      throw error
    }
  }
}

function mayNot(): string {
  return [
    'DATABASE_URL: this database user may not create the extensions that Portico searches with.',
    'Run this once in that database as its administrator, then start again:',
    `  ${EXTENSIONS.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`).join(' ')}`,
  ].join('\n')
}

function isNotThere(name: string): string {
  return `DATABASE_URL: this PostgreSQL server does not have the extension ${name}. Install the additional modules that come with PostgreSQL (the package postgresql-contrib on many systems), then start again.`
}
