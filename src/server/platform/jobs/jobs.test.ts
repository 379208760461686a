import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'

import { sql } from 'kysely'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'

import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Tx } from '#server/platform/db/client.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { aQueue } from '#test/a-queue.ts'
import { buildTestApp, type TestApp } from '#test/build-test-app.ts'
import { aCustomer } from '#test/builders.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { runSchedules } from '#test/run-schedules.ts'

import { job, type JobKind, scheduledJob } from './job.ts'
import { JobError } from './job-error.ts'
import { addToOutbox } from './outbox.ts'
import { storeRuns, takeRows } from './queries.ts'
import { relayOutbox } from './relay-outbox.ts'
import { ringOf } from '#server/platform/keys/key-ring.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'
import { startJobs } from './start-jobs.ts'
import { workOn } from './work-on.ts'

const PATIENCE = { interval: 20 }
const QUICKLY = { attempts: 3, firstPauseSeconds: 1, longestPauseSeconds: 1 }

let count = 0
/** A kind of its own for each test, because the tests of a file share a database. */
function aKind() {
  const kind: JobKind<{ text: string }> = {
    name: `test-${(count += 1)}`,
    title: 'A job of a test',
    payload: z.object({ text: z.string() }),
  }
  return kind
}

function rowsOf({ deps }: TestApp, { name }: { name: string }) {
  return asWorker(deps.db, (tx) =>
    tx.selectFrom('outbox').selectAll().where('name', '=', name).orderBy('seq').execute(),
  )
}

function ask({ deps }: TestApp, work: (tx: Tx) => Promise<void>) {
  return asWorker(deps.db, work)
}

test('the last run of a job is kept with its time when it has ended, also in failure', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const queue = await aQueue(app, [job(kind, () => Promise.reject(new JobError('Not today')))])
  await ask(app, (tx) => addToOutbox(tx, kind, { text: 'fails' }))
  const readRun = async () => {
    const { rows } = await sql<{ startedAt: Date; tookMs: number }>`
      select started_at, took_ms from job_runs where name = ${kind.name}`.execute(app.deps.db)
    return rows[0]
  }
  await expect.poll(readRun, PATIENCE).toMatchObject({ tookMs: expect.any(Number) })
  await queue.stop()
  const newer = { name: kind.name, startedAt: new Date(Date.now() + 1000), tookMs: 7 }
  const pool = createPool(app.databaseUrl, () => undefined)
  onTestFinished(() => pool.end())
  await storeRuns(pool, [newer])
  // Another process was slower to store its run.
  await storeRuns(pool, [{ ...newer, startedAt: new Date(0), tookMs: 9 }])
  expect(await readRun()).toMatchObject({ tookMs: 7 })
})

test('a job runs once with its payload after the commit, and leaves no row', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const done: string[] = []
  const queue = await aQueue(app, [job(kind, async ({ text }) => void done.push(text))])
  await expect(
    ask(app, async (tx) => {
      await addToOutbox(tx, kind, { text: 'rolled back' })
      throw new Error('rollback')
    }),
  ).rejects.toThrow('rollback')
  await ask(app, (tx) => addToOutbox(tx, kind, { text: 'committed' }))
  queue.wake()
  await expect.poll(() => rowsOf(app, kind), PATIENCE).toEqual([])
  expect(done).toEqual(['committed'])
})

test('the relay begins no transaction when nothing waits', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const pool = createPool(app.databaseUrl, () => undefined)
  onTestFinished(() => pool.end())
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  expect(await relayOutbox(pool, boss, [kind.name])).toEqual(new Set())
  expect(asked.mock.calls.map(([query]) => query)).not.toContain('begin')
})

test('a start hands over what waits without a warning when its queue is the last to be made', async () => {
  const app = await buildTestApp()
  const kinds = Array.from({ length: 12 }, aKind)
  const last = kinds.at(-1) ?? aKind()
  await ask(app, (tx) => addToOutbox(tx, last, { text: '' }))
  const warn = vi.fn<(...said: unknown[]) => void>()
  const jobs = kinds.map((kind) => job(kind, async () => undefined))
  await aQueue(app, jobs, { log: Object.assign(app.deps.log.child({}), { warn }) })
  await expect.poll(() => rowsOf(app, last), PATIENCE).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test('jobs of one key run in order when one fails, and other keys do not wait', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const done: string[] = []
  const failures = new Map([['a1', 2]])
  const run = async ({ text }: { text: string }) => {
    const left = failures.get(text) ?? 0
    failures.set(text, left - 1)
    if (left > 0) throw new JobError('Not yet.')
    done.push(text)
  }
  await ask(app, async (tx) => {
    for (const text of ['a1', 'a2', 'a3', 'b1', 'b2'])
      await addToOutbox(tx, kind, { text }, { key: text.charAt(0) })
  })
  await aQueue(app, [job(kind, run, { retry: QUICKLY })])
  await expect.poll(() => rowsOf(app, kind), PATIENCE).toEqual([])
  expect(done).toEqual(['b1', 'b2', 'a1', 'a2', 'a3'])
})

test('a job holds up only those of its lane when it waits for an answer', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const done: string[] = []
  const answer = Promise.withResolvers<void>()
  const run = async ({ text }: { text: string }) => {
    if (text === 'hangs') await answer.promise
    done.push(text)
  }
  const queue = await aQueue(app, [job(kind, run, { atOnce: 4, perLane: 2 })])
  await ask(app, (tx) => addToOutbox(tx, kind, { text: 'hangs' }))
  queue.wake()
  await expect.poll(async () => (await rowsOf(app, kind))[0]?.handedAt, PATIENCE).toBeTruthy()
  const others = ['1', '2', '3', '4', '5']
  await ask(app, async (tx) => {
    for (const text of others) await addToOutbox(tx, kind, { text })
  })
  queue.wake()
  await expect.poll(() => done.toSorted(), PATIENCE).toEqual(others)
  answer.resolve()
  await expect.poll(() => rowsOf(app, kind), PATIENCE).toEqual([])
})

test('a lane takes the next job without a pause when it has done all that it may have', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const texts = Array.from({ length: 40 }, (_, index) => String(index))
  await ask(app, async (tx) => {
    for (const text of texts) await addToOutbox(tx, kind, { text })
  })
  const done: string[] = []
  const run = async ({ text }: { text: string }) => void done.push(text)
  await aQueue(app, [job(kind, run, { atOnce: 1, perLane: 1 })])
  // With a pause after each it would take longer than the patience lasts.
  await expect.poll(() => done, PATIENCE).toEqual(texts)
})

test('a job ends as failed with its reason when it always fails, and the next of its key runs', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const done: string[] = []
  let attempts = 0
  const run = async ({ text }: { text: string }) => {
    if (text !== 'poison') return void done.push(text)
    attempts += 1
    throw new JobError('The other side says no.')
  }
  await ask(app, async (tx) => {
    for (const text of ['poison', 'next']) await addToOutbox(tx, kind, { text }, { key: 'a' })
  })
  await aQueue(app, [job(kind, run, { retry: QUICKLY })])
  await expect.poll(() => done, PATIENCE).toEqual(['next'])
  expect(attempts).toBe(QUICKLY.attempts)
  // The row of a job goes once its work is done.
  await expect
    .poll(() => rowsOf(app, kind), PATIENCE)
    .toMatchObject([
      { failure: 'The other side says no.', attempts: 3, failedAt: expect.any(Date) },
    ])
})

test('the text of an error is not stored when it was not written for people', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const run = async () => {
    throw Object.assign(new TypeError('password=marker'), { code: 'EBROKEN' })
  }
  await ask(app, (tx) => addToOutbox(tx, kind, { text: '' }))
  await aQueue(app, [job(kind, run, { retry: { ...QUICKLY, attempts: 1 } })])
  await expect
    .poll(async () => (await rowsOf(app, kind)).map(({ failure }) => failure), PATIENCE)
    .toEqual(['Stopped with an error (TypeError EBROKEN). See the log for details.'])
})

test('an effect that is finished in its transaction comes once when two attempts run at once', async () => {
  const app = await buildTestApp()
  const { db, log } = app.deps
  const kind = aKind()
  await ask(app, (tx) => addToOutbox(tx, kind, { text: 'effect' }))
  const jobId = randomUUID()
  const { id } = await asWorker(db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ jobId })
      .where('name', '=', kind.name)
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  let attempts = 0
  const bothAreIn = Promise.withResolvers<void>()
  const effect = aKind()
  const effectful = job(kind, async (payload, { finish }) => {
    attempts += 1
    if (attempts === 2) bothAreIn.resolve()
    await bothAreIn.promise
    await asWorker(db, async (tx) => {
      await addToOutbox(tx, effect, payload)
      await finish(tx)
    })
  })
  const { signal } = new AbortController()
  const queued = { id: jobId, data: { id }, retryCount: 0, retryLimit: 1, signal }
  const attempt = () => workOn({ db, log }, effectful, queued, signal)
  expect(await Promise.all([attempt(), attempt()])).toEqual(['completed', 'completed'])
  expect(attempts).toBe(2)
  expect(await rowsOf(app, effect)).toHaveLength(1)
  expect(await rowsOf(app, kind)).toEqual([])
})

test('each job runs once when two processes share them', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  const done: string[] = []
  const texts = Array.from({ length: 60 }, (_, index) => `job ${index}`)
  await ask(app, async (tx) => {
    for (const text of texts) await addToOutbox(tx, kind, { text })
  })
  const atWork = [0, 0]
  const aProcess = (index: number) =>
    aQueue(app, [
      job(
        kind,
        async ({ text }) => {
          atWork[index] = 1
          // Neither takes all before the other has begun.
          await expect.poll(() => atWork, PATIENCE).toEqual([1, 1])
          done.push(text)
        },
        { atOnce: 5 },
      ),
    ])
  await Promise.all([aProcess(0), aProcess(1)])
  await expect.poll(() => rowsOf(app, kind), PATIENCE).toEqual([])
  expect(done.toSorted()).toEqual(texts.toSorted())
})

test('a stop waits for the job in flight, and hands it back when it takes too long', async () => {
  const app = await buildTestApp()
  const [quick, slow] = [aKind(), aKind()]
  const started: string[] = []
  const done: string[] = []
  const released = Promise.withResolvers<void>()
  const queue = await aQueue(
    app,
    [
      job(quick, async ({ text }, { signal }) => {
        started.push(text)
        if (!signal.aborted) await once(signal, 'abort')
        done.push(text)
      }),
      job(slow, async ({ text }) => {
        started.push(text)
        await released.promise
      }),
    ],
    { stopWithinMs: 1000 },
  )
  await ask(app, async (tx) => {
    await addToOutbox(tx, quick, { text: 'quick' })
    await addToOutbox(tx, slow, { text: 'slow' })
  })
  queue.wake()
  await expect.poll(() => started.toSorted(), PATIENCE).toEqual(['quick', 'slow'])
  await queue.stop()
  expect(done).toEqual(['quick'])
  expect(await rowsOf(app, quick)).toEqual([])
  const { rows } = await sql`
    select state from portico_jobs.job where name = ${slow.name}`.execute(app.deps.db)
  expect(rows).toEqual([{ state: 'retry' }])
  released.resolve()
})

test('a row is enqueued once more when the queue does not know its job', async () => {
  const app = await buildTestApp()
  const kind = aKind()
  await ask(app, (tx) => addToOutbox(tx, kind, { text: 'restored' }))
  await asWorker(app.deps.db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ handedAt: new Date(0), jobId: randomUUID() })
      .where('name', '=', kind.name)
      .execute(),
  )
  const done: string[] = []
  await aQueue(app, [job(kind, async ({ text }) => void done.push(text))])
  await expect.poll(() => done, PATIENCE).toEqual(['restored'])
})

test('a schedule leaves one row when it fails for good, and none when it succeeds again', async () => {
  const app = await buildTestApp()
  const { db, log } = app.deps
  const { name, title } = aKind()
  let isBroken = true
  const cleanUp = scheduledJob({ name, title, schedule: '0 4 * * *' }, async () => {
    if (isBroken) throw new JobError('The file store is full.')
  })
  const { signal } = new AbortController()
  const queued = { id: randomUUID(), data: null, retryCount: 2, retryLimit: 2, signal }
  for (const run of [1, 2]) {
    expect({ run, is: await workOn({ db, log }, cleanUp, queued, signal) }).toEqual({
      run,
      is: 'failed',
    })
    expect(await rowsOf(app, { name })).toMatchObject([{ failure: 'The file store is full.' }])
  }
  isBroken = false
  await workOn({ db, log }, cleanUp, queued, signal)
  expect(await rowsOf(app, { name })).toEqual([])
})

test('a clean-up holds back no other when it fails', async () => {
  const app = await buildTestApp()
  const { deps } = app
  const customer = await aCustomer(deps)
  const long = new Date('2020-01-01T00:00:00.000Z')
  await asWorker(deps.db, async (tx) => {
    const storageKey = `${customer.id}/${randomUUID()}`
    await tx
      .insertInto('pendingFiles')
      .values({ customerId: customer.id, storageKey, createdAt: long })
      .execute()
    await tx.insertInto('rateLimits').values({ key: 'old', hits: 1, resetsAt: long }).execute()
  })
  const files = { ...deps.files, delete: () => Promise.reject(new JobError('No such folder.')) }
  expect(await runSchedules({ ...deps, files })).toEqual(['abandoned-files'])
  const left = await deps.db.selectFrom('rateLimits').where('key', '=', 'old').execute()
  expect(left).toEqual([])
  const failed = await rowsOf(app, { name: 'abandoned-files' })
  expect(failed).toMatchObject([{ failure: 'No such folder.' }])
})

test('an attempt ends as failed when its failure cannot be stored', async () => {
  const app = await buildTestApp()
  const { db, log } = app.deps
  const kind = aKind()
  await ask(app, (tx) => addToOutbox(tx, kind, { text: '' }))
  const [row] = await rowsOf(app, kind)
  const jobId = randomUUID()
  await asWorker(db, (tx) =>
    tx.updateTable('outbox').set({ jobId }).where('name', '=', kind.name).execute(),
  )
  // PostgreSQL stores no text with this character.
  const broken = job(kind, () => Promise.reject(new JobError('The other side says \0.')))
  const { signal } = new AbortController()
  const queued = { id: jobId, data: { id: row?.id }, retryCount: 0, retryLimit: 1, signal }
  expect(await workOn({ db, log }, broken, queued, signal)).toBe('failed')
})

test('a retried row is not claimed when a later one of its key is in flight', async () => {
  const { deps, ...app } = await buildTestApp()
  const kind = aKind()
  await ask({ deps, ...app }, async (tx) => {
    for (const text of ['retried', 'in flight', 'third'])
      await addToOutbox(tx, kind, { text }, { key: 'a' })
    await addToOutbox(tx, kind, { text: 'of another key' }, { key: 'b' })
    await addToOutbox(tx, kind, { text: 'of no key' })
  })
  const rows = await rowsOf({ deps, ...app }, kind)
  await asWorker(deps.db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ handedAt: deps.now(), jobId: randomUUID() })
      .where('id', '=', rows[1]!.id)
      .execute(),
  )
  const client = await deps.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  const taken = await takeRows(client, [kind.name], 10)
  expect(taken.map(({ id }) => id)).toEqual([rows[3]!.id, rows[4]!.id])
})

test('startJobs writes queues and schedules again only when another version has other options', async () => {
  const url = await createTestDatabase()
  const pool = createPool(url, () => undefined)
  onTestFinished(() => pool.end())
  const [db, log] = [createDb(pool), createLogger({ logLevel: 'fatal' })]
  const kind = aKind()
  const runs = () => Promise.resolve()
  const jobs = (attempts: number, schedule: string) => [
    job(kind, runs, { retry: { attempts, firstPauseSeconds: 1, longestPauseSeconds: 1 } }),
    scheduledJob({ ...aKind(), name: `${kind.name}-at-night`, schedule }, runs),
  ]
  const written = async () => {
    const { rows } = await pool.query(`
      select queue.name, queue.updated_on as queue, retry_limit, schedule.updated_on as schedule, cron
      from portico_jobs.queue left join portico_jobs.schedule using (name)
      where name like '${kind.name}%' order by name`)
    return rows
  }
  const startWith = async (attempts: number, schedule: string) => {
    const started = await startJobs({ db, log, pool, jobs: jobs(attempts, schedule) })
    await started.stop()
    return written()
  }
  const first = await startWith(3, '0 4 * * *')
  expect(first).toHaveLength(2)
  expect(await startWith(3, '0 4 * * *')).toEqual(first)
  expect(await startWith(5, '0 5 * * *')).toMatchObject([{ retry_limit: 4 }, { cron: '0 5 * * *' }])
})

test('startJobs leaves nothing running when it fails', async () => {
  const pool = createPool(await createTestDatabase(), () => undefined)
  const [db, log] = [createDb(pool), createLogger({ logLevel: 'fatal' })]
  const { name, title } = aKind()
  const wrong = scheduledJob({ name, title, schedule: 'never' }, () => Promise.resolve())
  const countTimers = () => process.getActiveResourcesInfo().filter((is) => is === 'Timeout').length
  const before = countTimers()
  await expect(startJobs({ db, log, pool, jobs: [wrong] })).rejects.toThrow()
  await pool.end()
  expect(countTimers()).toBeLessThanOrEqual(before)
})

test('a sealed secret opens only with a key of the installation', () => {
  const [own, other] = [ringOf(randomBytes(32)), ringOf(randomBytes(32))]
  const sealed = sealSecret(own, 'https://portico.example/#marker')
  expect(sealed.toString('latin1')).not.toContain('marker')
  expect(openSecret(own, sealed)).toBe('https://portico.example/#marker')
  expect(openSecret(ringOf(other.current, own.all), sealed)).toBe('https://portico.example/#marker')
  expect(() => openSecret(other, sealed)).toThrow('unable to authenticate')
})
