import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { query } from '#test/fixtures/embedded-postgres.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { SOON } from './run-portico.ts'

const WORKER = path.resolve(import.meta.dirname, '../fixtures/job-worker.ts')
const JOBS = 1_000

/** Works on jobs in a process of its own. Returns how to kill it. */
function startWorker(databaseUrl: string) {
  const child = spawn(process.execPath, [WORKER, databaseUrl], { stdio: 'inherit' })
  const exit = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)
  return { kill }
}

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
  const first = startWorker(databaseUrl)
  await expect.poll(() => count('effects'), SOON).toBeGreaterThan(JOBS / 10)
  await first.kill()
  const before = await count('effects')
  expect(before).toBeLessThan(JOBS)

  startWorker(databaseUrl)
  startWorker(databaseUrl)
  await expect.poll(() => count('outbox'), { ...SOON, timeout: 90_000 }).toBe(0)
  expect(await count('effects')).toBe(JOBS)
  expect(await count('(select distinct number from effects) each')).toBe(JOBS)
  expect(await count('attempts')).toBeGreaterThanOrEqual(JOBS)
  // Those of one key came in their order.
  const unordered = `(select number, lag(number) over (partition by number % 400 order by at) as ahead from effects) e
    where ahead > number`
  expect(await count(unordered)).toBe(0)
}, 150_000)
