import { expect, test } from 'vitest'

import { query } from '#test/fixtures/embedded-postgres.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { SOON } from './run-portico.ts'
import { startWorker } from './start-worker.ts'

const JOBS = 1_000

test('of 1,000 jobs none is lost and none has its effect twice when their process is killed', async () => {
  const databaseUrl = await createTestDatabase()
  await query(
    databaseUrl,
    `create table effects (number int, at timestamptz default clock_timestamp()); create table attempts (number int);
     grant insert on effects to portico_worker;
     insert into outbox (name, key, payload)
       select 'effect', (n % 400)::text, jsonb_build_object('number', n) from generate_series(1, ${JOBS}) n`,
  )
  const count = async (what: string) => {
    const [row] = await query(databaseUrl, `select count(*)::int as count from ${what}`)
    return Number(row?.count)
  }
  const first = startWorker(databaseUrl, 'effects')
  await expect.poll(() => count('effects'), SOON).toBeGreaterThan(JOBS / 10)
  await first.kill()
  const before = await count('effects')
  expect(before).toBeLessThan(JOBS)

  startWorker(databaseUrl, 'effects')
  startWorker(databaseUrl, 'effects')
  await expect.poll(() => count('outbox'), SOON).toBe(0)
  expect(await count('effects')).toBe(JOBS)
  expect(await count('(select distinct number from effects) each')).toBe(JOBS)
  expect(await count('attempts')).toBeGreaterThanOrEqual(JOBS)
  // Those of one key came in their order.
  const unordered = `(select number, lag(number) over (partition by number % 400 order by at) as ahead from effects) e
    where ahead > number`
  expect(await count(unordered)).toBe(0)
})
