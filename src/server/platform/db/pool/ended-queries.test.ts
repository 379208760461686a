import { expect, onTestFinished, test } from 'vitest'

import { createTestDatabase } from '#test/test-database.ts'
import { createPool } from '#server/platform/db/client.ts'
import { isDatabaseAway, isTooSlow } from './database-away.ts'

async function aPool(options?: { silenceMs: number }) {
  const pool = createPool(await createTestDatabase(), () => undefined, options)
  onTestFinished(() => pool.end())
  return pool
}

test('a query is ended in the database when its connection is about to be given up', async () => {
  const pool = await aPool({ silenceMs: 500 })
  const error: unknown = await pool.query('select pg_sleep(60)').catch((thrown: unknown) => thrown)
  expect(isTooSlow(error)).toBe(true)
  expect(isDatabaseAway(error)).toBe(false)
})

test('a query takes as long as it needs when it has no limit', async () => {
  const pool = await aPool()
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as most, current_setting('client_connection_check_interval') as looks`,
  )
  expect(rows).toEqual([{ most: '0', looks: '500ms' }])
})
