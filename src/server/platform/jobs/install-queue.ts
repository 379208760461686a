import type pg from 'pg'
import { PgBoss } from 'pg-boss'

import { StartError } from '#server/platform/start-error.ts'
import { QUEUE_SCHEMA } from './queries.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
/** duplicate_schema and unique_violation: another process has made it just now. */
const LOST_RACE = new Set(['42P06', '23505'])

/**
 * Makes the schema of the queue, or brings it to this version of the library. Processes that start
 * together wait for each other; one that runs an older version beside goes on with what it has.
 *
 * @throws StartError with the SQL to run, where this user may not make a schema.
 */
export async function installQueue(pool: pg.Pool): Promise<void> {
  await ensureSchema(pool)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  try {
    await boss.start()
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function ensureSchema(pool: pg.Pool) {
  const { rows } = await pool.query<{ isThere: boolean }>(
    'select to_regnamespace($1) is not null as "isThere"',
    [QUEUE_SCHEMA],
  )
  if (rows[0]?.isThere) return
  try {
    await pool.query(`create schema ${QUEUE_SCHEMA}`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (LOST_RACE.has(code)) return
    if (code === INSUFFICIENT_PRIVILEGE)
      throw new StartError(await howToCreate(pool), { cause: error })
    throw error
  }
}

async function howToCreate(pool: pg.Pool): Promise<string> {
  const user = await pool.query<{ name: string }>('select quote_ident(current_user) as name')
  return [
    'DATABASE_URL: this database user may not create the schema that background work is queued in.',
    'Run this once in that database as its administrator, then start again:',
    `  CREATE SCHEMA ${QUEUE_SCHEMA} AUTHORIZATION ${user.rows[0]?.name ?? 'CURRENT_USER'};`,
  ].join('\n')
}
