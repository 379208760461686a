import { expect, test } from 'vitest'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { CrmLane } from '#server/channels/crm/crm-access.ts'
import type { CrmGate } from '#server/channels/crm/crm-gate.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { buildTestApp } from '#test/build-test-app.ts'

import { createGate } from './create-gate.ts'

const { signal } = new AbortController()
const CALL = { isSearch: false }
const ANSWERED = { limits: null, failure: null }
const OUTAGE = new CrmFailure('retry', 'The CRM is down.', { isOutage: true })

/** Gates of several processes on one database, with a clock that only waiting moves. */
async function aDatabaseWithGates() {
  const { deps } = await buildTestApp()
  const { db, log } = deps
  await asWorker(db, async (tx) => {
    await tx.deleteFrom('crmLimits').execute()
    await tx.updateTable('crmBreaker').set({ failures: 0, retryAt: null }).execute()
    await tx
      .updateTable('crmConnection')
      .set({ unreachableSince: null, tokenRefusedAt: null })
      .execute()
  })
  let ms = Date.parse('2026-03-03T10:00:00.000Z')
  const open = (lane: CrmLane = 'people', isConnections = true) =>
    createGate(db, {
      lane,
      isConnections,
      log,
      now: () => new Date(ms),
      wait: (pause) => Promise.resolve((ms += pause)),
    })
  return {
    open,
    pass: (pause: number) => (ms += pause),
    elapsed: () => ms - Date.parse('2026-03-03T10:00:00.000Z'),
    connection: () => db.selectFrom('crmConnection').selectAll().executeTakeFirstOrThrow(),
  }
}

/** How many requests pass before one would have to wait. */
async function countAtOnce(gate: CrmGate, elapsed: () => number, call = CALL): Promise<number> {
  const start = elapsed()
  for (let count = 0; ; count += 1) {
    const turn = await gate.enter(call, signal)
    await gate.leave(turn, ANSWERED)
    if (elapsed() > start) return count
  }
}

test('the limits are shared, waited for and kept in reserve when two processes send requests', async () => {
  const { open, elapsed, pass } = await aDatabaseWithGates()
  const [one, two, background] = [open(), open(), open('background')]
  // 40 of 100 at once, of which background work leaves 12.
  expect(await countAtOnce(background, elapsed)).toBe(28)
  expect(await countAtOnce(one, elapsed)).toBe(12)
  const before = elapsed()
  for (let count = 0; count < 10; count += 1) await two.enter(CALL, signal)
  // Five in a second for all callers together.
  expect(elapsed() - before).toBeGreaterThanOrEqual(1800)
  await expect(background.enter(CALL, signal)).resolves.toBeDefined()

  pass(60_000)
  expect(await countAtOnce(one, elapsed, { isSearch: true })).toBe(2)
})

test('a limit holds for all processes until it has room again when the CRM reports it as reached', async () => {
  const { open, elapsed, pass } = await aDatabaseWithGates()
  const [one, two] = [open(), open()]
  const turn = await one.enter(CALL, signal)
  const limited = (limit: 'daily' | 'search', pauseMs: number) =>
    one.leave(turn, { limits: null, failure: new CrmFailure('retry', 'full', { limit, pauseMs }) })
  await limited('search', 1000)
  await two.enter(CALL, signal)
  expect(elapsed()).toBe(0)
  await two.enter({ isSearch: true }, signal)
  expect(elapsed()).toBe(1000)
  await limited('daily', 900_000)
  await expect(two.enter(CALL, signal)).rejects.toMatchObject({
    kind: 'retry',
    code: 'LIMIT_REACHED',
    limit: 'daily',
    isOutage: false,
    pauseMs: 900_000,
  })
  pass(900_001)
  await expect(two.enter(CALL, signal)).resolves.toEqual({ isTrial: false })
})

test("limits follow the CRM's reports of them", async () => {
  const { open, elapsed } = await aDatabaseWithGates()
  const gate = open()
  const burst = { max: 1000, intervalMs: 10_000, remaining: 900 }
  const turn = await gate.enter(CALL, signal)
  await gate.leave(turn, { limits: { burst, daily: null }, failure: null })
  const left = await countAtOnce(gate, elapsed)
  // 39 that were left of the smaller limit, and then at the speed of the larger one.
  expect(left).toBe(39)
  expect(elapsed()).toBeLessThan(100)
  const daily = { max: 1000, remaining: 200 }
  await gate.leave(turn, { limits: { burst: null, daily }, failure: null })
  const background = open('background').enter(CALL, signal)
  await expect(background).rejects.toMatchObject({ limit: 'daily' })
})

test('the breaker opens after five outages in a row, says when it tries again, and lets one trial pass', async () => {
  const { open, pass, connection } = await aDatabaseWithGates()
  const gates = [open(), open()]
  const [one, two] = [open(), open()]
  const turns = await Promise.all(Array.from({ length: 8 }, () => one.enter(CALL, signal)))
  // A success between them restarts the count.
  const outage = { limits: null, failure: OUTAGE }
  for (const turn of turns.slice(0, 4)) await one.leave(turn, outage)
  expect(await connection()).toMatchObject({ lastError: 'The CRM is down.' })
  expect((await connection()).unreachableSince).toBeInstanceOf(Date)
  await two.leave(await two.enter(CALL, signal), ANSWERED)
  expect(await connection()).toMatchObject({ unreachableSince: null })
  for (const turn of turns) await one.leave(turn, outage)

  const isOpen = { kind: 'retry', code: 'BREAKER_OPEN', isOutage: true }
  await expect(two.enter(CALL, signal)).rejects.toMatchObject({ ...isOpen, pauseMs: 5000 })
  pass(5001)
  const tried = await Promise.allSettled(gates.map((gate) => gate.enter(CALL, signal)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toMatchObject([
    { value: { isTrial: true } },
  ])
  // The trial fails, so the next one is later.
  await one.leave({ isTrial: true }, outage)
  await expect(two.enter(CALL, signal)).rejects.toMatchObject({ ...isOpen, pauseMs: 10_000 })
  pass(10_001)
  const trial = await two.enter(CALL, signal)
  await two.leave(trial, ANSWERED)
  await expect(one.enter(CALL, signal)).resolves.toEqual({ isTrial: false })
  expect(await connection()).toMatchObject({ unreachableSince: null })
})

test('the breaker opens immediately when the CRM asks for a pause', async () => {
  const { open } = await aDatabaseWithGates()
  const gate = open()
  const failure = new CrmFailure('retry', 'moved', { isOutage: true, pauseMs: 3_600_000 })
  await gate.leave(await gate.enter(CALL, signal), { limits: null, failure })
  await expect(gate.enter(CALL, signal)).rejects.toMatchObject({ pauseMs: 3_600_000 })
})

test('the connection is marked until the token is accepted again when it is refused, and not by a trial token', async () => {
  const { open, connection } = await aDatabaseWithGates()
  const [gate, tried] = [open(), open('people', false)]
  const failure = new CrmFailure('token', 'This token is unknown.')
  await tried.leave(await tried.enter(CALL, signal), { limits: null, failure })
  expect((await connection()).tokenRefusedAt).toBeNull()
  await gate.leave(await gate.enter(CALL, signal), { limits: null, failure })
  const marked = await connection()
  expect(marked.tokenRefusedAt).toBeInstanceOf(Date)
  expect(marked.lastError).toBe('This token is unknown.')
  await tried.leave(await tried.enter(CALL, signal), ANSWERED)
  expect((await connection()).tokenRefusedAt).toBeInstanceOf(Date)
  await gate.leave(await gate.enter(CALL, signal), ANSWERED)
  expect((await connection()).tokenRefusedAt).toBeNull()
})

test('a call does not count against the CRM when it is stopped while it waits', async () => {
  const { open, connection } = await aDatabaseWithGates()
  const gate = open()
  const turn = await gate.enter(CALL, signal)
  const stopped = new CrmFailure('retry', 'stopped', { code: 'STOPPED' })
  await gate.leave(turn, { limits: null, failure: stopped })
  expect((await connection()).unreachableSince).toBeNull()
})
