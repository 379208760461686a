import { expect, test } from 'vitest'

import { aConnectedCrm } from '#test/a-crm.ts'
import { aPortal } from '#test/a-portal.ts'
import { aCorrection, aServiceContract, someTerms } from '#test/a-service-contract.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { readAll } from '#server/channels/crm/sync/streams/read-all.ts'
import { runBackfill } from './run-backfill.ts'
import { type BackfillStep, CRM_BACKFILL, steerBackfill } from './steer-backfill.ts'

async function aScene() {
  const portal = await aPortal()
  const { deps, user, client } = portal
  const memory = await aConnectedCrm(portal)
  const steer = (step: BackfillStep) =>
    asStaff(deps.db, (tx) => steerBackfill(tx, step, { byName: 'Ada Admin', at: deps.now() }))
  const find = () =>
    asWorker(deps.db, (tx) =>
      tx.selectFrom('crmBackfills').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
    )
  for (let count = 1; count <= 104; count += 1) {
    const id = await memory.agent.openTicket({
      subject: `Old ${count}`,
      contact: user,
      companyId: count <= 99 ? memory.companyId : null,
    })
    if (count === 99) await memory.agent.sendMessage(id, '<p>Said in a conversation.</p>')
  }
  const countTickets = async () => {
    const answer = await client.get('/api/tickets?count=true&limit=1')
    return Number(answer.headers['x-total-count'])
  }
  const saidByAgents = async () => {
    const comments = await asWorker(deps.db, (tx) =>
      tx
        .selectFrom('comments')
        .select('content')
        .where('customerId', '=', portal.customer.id)
        .where('kind', '=', 'agent')
        .execute(),
    )
    return comments.map(({ content }) => content)
  }
  return { ...portal, memory, steer, find, countTickets, saidByAgents }
}

test('a backfill imports all tickets once, and counts its work, when it goes on after a kill and an outage', async () => {
  const { memory, steer, find, countTickets, saidByAgents, deps, setNow, client } = await aScene()
  setNow(new Date(TEST_NOW.getTime() + 20 * 60_000))
  expect(await steer('start')).toBe(true)
  expect(await steer('start')).toBe(false)
  // The process is killed in the middle of the first page.
  const killed = new AbortController()
  let looks = 0
  const dying = {
    ...deps,
    now() {
      looks += 1
      if (looks === 40) killed.abort(new Error('killed'))
      return deps.now()
    },
  }
  const attempt = { signal: killed.signal, finish: () => Promise.reject(new Error('too late')) }
  await expect(runBackfill(dying, attempt)).rejects.toThrow('killed')
  expect(await find()).toMatchObject({ state: 'running', position: null, readCount: 0 })
  expect(await countTickets()).toBeGreaterThan(10)
  expect(await countTickets()).toBeLessThan(99)
  // The second page is refused, as with a limit that is used up.
  memory.faults.add({ on: 'listTickets', when: 'after', pauseMs: 1000 })
  await runOutbox(deps)
  expect(await find()).toMatchObject({ state: 'running', expectedCount: 104 })
  await runOutbox(deps)
  expect(await find()).toMatchObject({
    state: 'done',
    readCount: 104,
    importedCount: 99,
    skippedCount: 5,
    startedBy: 'Ada Admin',
  })
  expect(await countTickets()).toBe(99)
  // Conversations are read by themselves, after all tickets.
  expect(memory.calls.lastIndexOf('listTickets')).toBeLessThan(memory.calls.indexOf('scan'))
  expect(await saidByAgents()).toEqual(['<p>Said in a conversation.</p>'])
  // No one is notified of it as if it were new.
  const since = TEST_NOW.getTime() + 10 * 60_000
  const news = await client.get(
    `/api/tickets?sort=updatedAt&since=${new Date(since).toISOString()}`,
  )
  expect(news.json()).toEqual([])

  await steer('start')
  await runOutbox(deps)
  expect(await find()).toMatchObject({ state: 'done', importedCount: 0, readCount: 104 })
  expect(await countTickets()).toBe(99)
  expect(await saidByAgents()).toHaveLength(1)
})

test('a backfill reads nothing when it is paused or stopped, and resumes at its position', async () => {
  const { steer, find, memory, deps } = await aScene()
  await steer('start')
  expect(await steer('pause')).toBe(true)
  await runOutbox(deps)
  expect(await find()).toMatchObject({ state: 'paused', readCount: 0 })
  expect(memory.calls).not.toContain('listTickets')
  expect(await steer('start')).toBe(false)
  expect(await steer('resume')).toBe(true)
  expect(await steer('stop')).toBe(true)
  await runOutbox(deps)
  expect(await find()).toMatchObject({ state: 'stopped', endedAt: deps.now(), readCount: 0 })
  expect(await steer('resume')).toBe(false)
})

test('a backfill waits ten minutes, and goes on by itself, when the CRM refuses it', async () => {
  const { steer, find, memory, deps } = await aScene()
  memory.faults.add({ on: 'listTickets', when: 'before', kind: 'refused' })
  await steer('start')
  await runOutbox(deps)
  const waiting = await asWorker(deps.db, (tx) =>
    tx.selectFrom('outbox').select('notBefore').where('name', '=', CRM_BACKFILL.name).execute(),
  )
  expect(waiting).toEqual([{ notBefore: new Date(deps.now().getTime() + 10 * 60_000) }])
  await runOutbox(deps)
  expect(await find()).toMatchObject({ state: 'done', importedCount: 99 })
})

test.each([
  ['alone, by a stream', 'stream', null],
  ['alone, by a backfill', 'backfill', null],
  ['with its mail, by a backfill', 'backfill', 'sendMail'],
  ['and then its conversation, by a backfill', 'backfill', 'sendMessage'],
] as const)(
  'the clocks of an open ticket count a correction from before its import when it comes %s',
  async (_, way, say) => {
    const portal = await aPortal()
    const { deps, client, customer, user, setNow } = portal
    const versionId = await aServiceContract(deps, customer.id)
    const memory = await aConnectedCrm(portal)
    const later = (minutes: number) => setNow(new Date(TEST_NOW.getTime() + minutes * 60_000))
    const opening = { subject: 'The lift is stuck', contact: user, companyId: memory.companyId }
    const remoteId = await memory.agent.openTicket(opening)
    if (say) await memory.agent[say](remoteId, '<p>Take the stairs.</p>')
    later(20)
    const holiday = { date: '2026-03-04', name: 'Company day', intervals: [], counts: true }
    const calendar = { ...someTerms().calendar, holidays: [holiday] }
    await aCorrection(deps, { customerId: customer.id, versionId }, someTerms({ calendar }))
    later(30)
    if (way === 'stream') await readAll(deps, new AbortController().signal)
    else {
      const start = { byName: 'Ada Admin', at: deps.now() }
      await asStaff(deps.db, (tx) => steerBackfill(tx, 'start', start))
      for (const _part of ['tickets', 'messages']) await runOutbox(deps)
    }
    const [{ id, commentCount }] = (await client.get('/api/tickets')).json()
    expect(commentCount).toBe(say ? 1 : 0)
    const { sla } = (await client.get(`/api/tickets/${id}`)).json()
    expect(sla.resolutionDueAt).toBe('2026-03-10T13:00:00.000Z')
    expect(sla).toEqual((await client.get(`/api/tickets/${id}/sla`)).json().sla)
  },
)
