import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import fc from 'fast-check'
import { test as base, expect } from 'vitest'

import { DEMO_REALMS } from '#demo/demo-people.ts'
import { startDemoIdentityProvider } from '#demo/identity-provider/server.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { readConfig } from '#server/config.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { readContract } from '#server/service-contracts/core/queries.ts'
import { toSlaEvent } from '#server/tickets/core/sla-clock.ts'
import { createFolderStore } from '#server/platform/files/folder-store.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { slaReceipt } from '#shared/sla/receipt.ts'
import { slaStatuses } from '#shared/sla/sla.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { TEST_KEY } from '#test/test-key.ts'

import { SHOWCASE_REALMS } from './people.ts'
import { planHistory } from './plan-history.ts'

// The tests only read the demo, so they share one. Its clock is real: answers of its identity provider are of now.
// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
const test = base.extend('demo', { scope: 'file' }, async ({}, { onCleanup }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-showcase-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...TEST_KEY })
  const pool = createPool(await createTestDatabase(), () => undefined)
  const db = createDb(pool)
  const log = createLogger(config)
  const identityProvider = await startDemoIdentityProvider({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    realms: [...DEMO_REALMS, ...SHOWCASE_REALMS],
    portalOrigin: config.publicUrl,
  })
  onCleanup(async () => {
    await identityProvider.close()
    await pool.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  const deps = {
    ...(await openInstallation(db, config, log)),
    config,
    db,
    files: createFolderStore(path.join(dataDir, 'files')),
    log,
    now: () => new Date(),
  }
  await seedDemo(deps, identityProvider, { isSmall: false })
  return { db }
})

function listTickets(db: Db) {
  return asWorker(db, (tx) => tx.selectFrom('tickets').selectAll().orderBy('number').execute())
}

test('the demo has about 400 tickets, of which 8 to 16 percent breached their service level', async ({
  demo,
}) => {
  const tickets = await listTickets(demo.db)
  const now = new Date()
  const breached = tickets.filter(
    (ticket) => slaStatuses({ ...ticket, now }).slaStatus === 'breached',
  )
  expect(tickets.length).toBeGreaterThan(380)
  expect(breached.length / tickets.length).toBeGreaterThan(0.08)
  expect(breached.length / tickets.length).toBeLessThan(0.16)
})

test('the demo stores the service level that follows from the events of each ticket', async ({
  demo,
}) => {
  const events = await asWorker(demo.db, (tx) =>
    tx.selectFrom('ticketEvents').selectAll().orderBy('at').orderBy('id').execute(),
  )
  const comments = await asWorker(demo.db, (tx) => tx.selectFrom('comments').selectAll().execute())
  const now = new Date()
  for (const ticket of await listTickets(demo.db)) {
    const own = events.filter(({ ticketId }) => ticketId === ticket.id)
    const { customerId, contractVersionId, timeZone } = ticket
    const contract = contractVersionId
      ? await asWorker(demo.db, (tx) => readContract(tx, customerId, contractVersionId))
      : undefined
    const { sla, priority } = slaReceipt(own.map(toSlaEvent), { timeZone, now, contract })
    expect({
      priority: ticket.priority,
      responseDueAt: ticket.responseDueAt,
      resolutionDueAt: ticket.resolutionDueAt,
      firstResponseTime: ticket.firstResponseMinutes,
      resolutionTime: ticket.resolutionMinutes,
      ...slaStatuses({ ...ticket, now }),
      responseLeft: ticket.responseLeftMinutes ?? undefined,
      resolutionLeft: ticket.resolutionLeftMinutes ?? undefined,
    }).toEqual({ priority, ...sla })
    const shown = comments.filter((one) => one.ticketId === ticket.id && !one.isInternal)
    expect(ticket.commentCount).toBe(shown.length)
  }
})

test('the demo has a contract, with tickets that wait for the customer', async ({ demo }) => {
  const tickets = await listTickets(demo.db)
  const counted = tickets.filter(({ contractVersionId }) => contractVersionId !== null)
  expect(new Set(counted.map(({ contractVersionId }) => contractVersionId)).size).toBe(1)
  expect(counted.some(({ resolutionLeftMinutes }) => resolutionLeftMinutes !== null)).toBe(true)
})

test('the demo gives numbers that rise with the time of creation', async ({ demo }) => {
  const tickets = await listTickets(demo.db)
  expect(tickets.map(({ number }) => number)).toEqual(tickets.map((_, index) => 1001 + index))
  const times = tickets.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('the demo has eight customers, and six agents who answer', async ({ demo }) => {
  const customers = await demo.db
    .selectFrom('customers')
    .select('name')
    .where('internal', '=', false)
    .execute()
  expect(customers).toHaveLength(8)
  const agents = await asWorker(demo.db, (tx) =>
    tx.selectFrom('comments').select('authorId').distinct().where('kind', '=', 'agent').execute(),
  )
  expect(agents).toHaveLength(6)
})

test('the demo has failed tests of single sign-on, and one that passed after its fix', async ({
  demo,
}) => {
  const tests = await demo.db
    .selectFrom('connectionTests')
    .innerJoin('customers', 'customers.id', 'connectionTests.customerId')
    .select(['customers.name', 'state', 'result'])
    .orderBy('connectionTests.createdAt')
    .execute()
  expect(
    tests.map(({ name, state, result }) => [name, state, result?.refusals[0]?.reason]),
  ).toEqual([
    ['Alpine Ski House', 'failed', 'wrong_issuer'],
    ['Alpine Ski House', 'passed', undefined],
    ['Litware', 'failed', 'wrong_issuer'],
  ])
})

test('the demo has time of last month that is ready to export', async ({ demo }) => {
  const left = await asWorker(demo.db, (tx) =>
    tx.selectFrom('timeEntries').select('day').where('exportId', 'is', null).execute(),
  )
  const since = new Date()
  since.setUTCDate(1)
  since.setUTCMonth(since.getUTCMonth() - 1)
  const first = since.toISOString().slice(0, 10)
  expect(left.length).toBeGreaterThan(20)
  expect(left.filter(({ day }) => day < first)).toEqual([])
})

test('the history is in order and not in the future, on any day that it is planned', () => {
  const dates = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(dates, (now) => {
      for (const { at, messages, closed } of planHistory(now)) {
        const moments = [at, ...messages.map((one) => one.at), ...(closed ? [closed.at] : [])]
        const times = moments.map((one) => one.getTime())
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
        expect(messages.length > 0 || !closed).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
})
