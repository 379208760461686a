import { JOB_CONNECTIONS } from '#server/platform/db/client.ts'
import { setTimeout } from 'node:timers/promises'

import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'

import type { Ticket } from '#shared/tickets/contract.ts'
import { aPortal } from '#test/a-portal.ts'
import { aFile, anAgentAnswer } from '#test/builders.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { aTenant } from './a-tenant.ts'
import { keepPageOpen } from './live-page.ts'
import { readAttachment, type RemoteClient } from './remote-client.ts'
import { runPortico, SOON } from './run-portico.ts'
import { anIntent, listStore, raise, tryToRaise } from './ticket-load.ts'
import { aFlakyProxy } from './flaky-proxy.ts'

const READERS = 21
const WRITERS = 10
const PAUSE_MS = 20

type Answer = { status: number; error: unknown; retryAfter: string | null }

/** Sends requests until it is stopped, regardless of failures. */
function keepWorking(client: RemoteClient, origin: string) {
  const answers: Answer[] = []
  const over = new AbortController()
  async function work(path: string, init?: () => { method: string; body: FormData }) {
    while (!over.signal.aborted) {
      const response = await client.send(origin, path, init?.())
      const text = await response.text()
      const error = response.status < 400 ? undefined : JSON.parse(text).error
      answers.push({
        status: response.status,
        error,
        retryAfter: response.headers.get('retry-after'),
      })
      await setTimeout(PAUSE_MS)
    }
  }
  const paths = ['/api/tickets', '/api/auth/user', '/api/dashboard']
  const working = Promise.all([
    ...paths.flatMap((path) => Array.from({ length: READERS / paths.length }, () => work(path))),
    ...Array.from({ length: WRITERS }, () =>
      work('/api/tickets', () => ({ method: 'POST', body: aForm() })),
    ),
  ])
  // The test awaits this promise at the end. A test that fails earlier ends it, too.
  working.catch(() => undefined)
  onTestFinished(() => over.abort())
  return {
    answers,
    countAway: () => answers.filter(({ status }) => status === 503).length,
    async stop() {
      over.abort()
      await working
    },
  }
}

function aForm(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    subject: 'x',
    description: 'x',
    priority: 'Low',
    categories: 'HARDWARE_ISSUE',
  })) {
    form.set(name, value)
  }
  form.append('attachments', aFile())
  return form
}

for (const fault of ['refuse', 'hang'] as const) {
  const name = { refuse: 'refuses every connection', hang: 'is silent' }[fault]
  test(`every call answers 503 when the database ${name}, and works again by itself afterwards`, async () => {
    const database = await createTestDatabase()
    const proxy = aFlakyProxy()
    const portico = await runPortico(await makeDataDir(), {
      DATABASE_URL: await proxy.through(database),
    })
    const { beside, customer, client } = await aTenant(database, portico.url)
    const ticket = await raise(client, () => portico.url, anIntent())
    const page = keepPageOpen(client, portico.url)
    await expect.poll(() => page.isListening(), SOON).toBe(true)

    const work = keepWorking(client, portico.url)
    await expect.poll(() => work.answers.length, SOON).toBeGreaterThan(READERS + WRITERS)
    proxy[fault]()
    await expect.poll(() => work.countAway(), SOON).toBeGreaterThan(READERS + WRITERS)
    expect((await fetch(`${portico.url}/healthz`)).status).toBe(200)
    await anAgentAnswer(beside, { customerId: customer.id, ticketId: ticket.id })
    proxy.restore()

    const read = async () => {
      const response = await client.send(portico.url, `/api/tickets/${ticket.id}`)
      return response.ok ? ((await response.json()) as Ticket) : undefined
    }
    await expect.poll(async () => (await read())?.status, SOON).toBe('Pending')
    const changed = await read()
    await expect.poll(() => page.hasHeardOf(changed), SOON).toBe(true)
    await work.stop()

    const odd = work.answers.filter(
      ({ status, error, retryAfter }) =>
        status >= 400 && !(status === 503 && error === 'unavailable' && retryAfter === '5'),
    )
    expect(odd).toEqual([])
    expect(portico.output).not.toMatch(/unhandled|uncaught|"level":"(error|fatal)"/i)
    await expect
      .poll(() => countConnections(beside.pool), SOON)
      .toBeLessThanOrEqual(beside.pool.options.max + 1 + JOB_CONNECTIONS)
    expect(await portico.stop(), portico.output).toBe(0)
  })
}

async function countConnections(pool: pg.Pool): Promise<number> {
  // Leave out the connection that queries.
  const { rowCount } = await pool.query(`
    select from pg_stat_activity
    where datname = current_database() and application_name like 'portico%' and pid <> pg_backend_pid()`)
  return rowCount ?? 0
}

test('the process survives when a connection breaks while a transaction pauses', async () => {
  const proxy = aFlakyProxy()
  const { deps } = await aPortal({ through: (url) => proxy.through(url) })
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  onTestFinished(() => void process.off('uncaughtException', note))
  const client = await deps.pool.connect()
  await client.query('begin')
  let hasEnded = false
  client.once('end', () => {
    hasEnded = true
  })
  proxy.reset()
  await expect.poll(() => hasEnded || uncaught.length > 0, SOON).toBe(true)
  expect(uncaught).toEqual([])
  await expect(client.query('select 1')).rejects.toThrow(/connection/i)
  client.release()
  expect((await deps.pool.query('select 1')).rowCount).toBe(1)
})

test('a ticket keeps its file when its commit succeeds after the connection broke', async () => {
  const database = await createTestDatabase()
  const proxy = aFlakyProxy()
  const dataDir = await makeDataDir()
  const portico = await runPortico(dataDir, { DATABASE_URL: await proxy.through(database) })
  const { beside, client } = await aTenant(database, portico.url)
  // Blocks every commit that creates a ticket while `gate` holds the lock.
  const gate = await beside.pool.connect()
  await gate.query(`
    create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
    create constraint trigger gate after insert on tickets deferrable initially deferred
      for each row execute function wait_at_gate();
    select pg_advisory_lock(1)`)
  const intent = anIntent()

  let [isAnswered, isAnsweredAgain] = [false, false]
  const trying = tryToRaise(client, portico.url, intent).finally(() => {
    isAnswered = true
  })
  await expect.poll(() => countWaiting(gate), SOON).toBe(1)
  proxy.reset()
  // The file either waits for the commit's outcome or has been handled already.
  await expect.poll(async () => isAnswered || (await countWaiting(gate)) === 2, SOON).toBe(true)
  const impatient = tryToRaise(client, portico.url, intent).finally(() => {
    isAnsweredAgain = true
  })
  await expect
    .poll(async () => isAnsweredAgain || (await countWaiting(gate)) === 3, SOON)
    .toBe(true)
  await gate.query('select pg_advisory_unlock(1)')
  gate.release()

  expect(await trying).toBeUndefined()
  const ticket = await raise(client, () => portico.url, intent)
  // A repetition meanwhile is told to wait, or gets the ticket when asking took until the commit.
  expect([undefined, ticket.id]).toContain((await impatient)?.id)
  expect((await readAttachment(client, portico.url, ticket)).equals(intent.bytes)).toBe(true)
  const store = await listStore(beside, `${dataDir}/files`)
  expect(store.files).toEqual(store.attached)
})

async function countWaiting(client: pg.ClientBase): Promise<number> {
  // Background work waits for locks of its own now and then.
  const { rowCount } = await client.query(`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and query !~ 'portico_jobs|outbox|announcements'`)
  return rowCount ?? 0
}
