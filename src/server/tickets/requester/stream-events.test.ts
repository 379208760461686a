import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { aDomain } from '#test/a-new-customer.ts'
import { aCustomer, anAgentAnswer, aUser, storeTickets } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aTcpProxy } from '#test/tcp-proxy.ts'
import { keepEventStream, openEventStream, type StreamedEvent } from '#test/event-stream.ts'
import {
  aColleague,
  aPortal,
  aSignedInAdministrator,
  aStranger,
  aTicket,
  type Portal,
} from '#test/a-portal.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const SOON = { interval: 10 }

function idsOf(events: StreamedEvent[]) {
  return [...new Set(events.map((event) => event.data.id))]
}

function minute(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

test('a question for the headers alone is answered and ends', async () => {
  const { client } = await aPortal()
  const answer = await client.send('HEAD', '/api/events')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
})

test("an event arrives when one's own ticket is changed, by any author", async () => {
  const portal = await aPortal()
  const { client, customer, deps, setNow } = portal
  const stream = await openEventStream(portal, client)
  const { response } = stream
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { id } = await aTicket(client)
  // Changes that follow each other at once are told as one, so each is waited for.
  const isToldOf = (minutes: number) =>
    expect.poll(() => stream.events.at(-1)?.id, SOON).toBe(minute(minutes).toISOString())
  await isToldOf(0)
  const changes = [
    () => client.put(`/api/tickets/${id}`, { comment: 'Any news?' }),
    () => anAgentAnswer(deps, { customerId: customer.id, ticketId: id }),
    () => client.put(`/api/tickets/${id}`, { subject: 'Other' }),
    () => client.post(`/api/tickets/${id}/close`, {}),
  ]
  for (const [index, change] of changes.entries()) {
    setNow(minute(index + 1))
    await change()
    await isToldOf(index + 1)
  }
  const instants = [...new Set(stream.events.map((event) => event.id))]
  expect(instants).toEqual([0, 1, 2, 3, 4].map((at) => minute(at).toISOString()))
  for (const event of stream.events) {
    expect(event).toEqual({ id: event.id, event: 'ticket', data: { id, updatedAt: event.id } })
  }
})

test("no event arrives when a colleague's or a stranger's ticket is changed", async () => {
  const portal = await aPortal()
  const [colleague, stranger] = [await aColleague(portal), await aStranger(portal)]
  const own = await openEventStream(portal, portal.client)
  const theirs = [await openEventStream(portal, colleague), await openEventStream(portal, stranger)]
  await aTicket(colleague)
  await aTicket(stranger)
  // Notices arrive in the order of the commits: when the own one is there, the others are past.
  const { id } = await aTicket(portal.client)
  await expect.poll(() => idsOf(own.events), SOON).toEqual([id])
  await expect.poll(() => theirs.map(({ events }) => idsOf(events).length), SOON).toEqual([1, 1])
  expect(theirs.flatMap(({ events }) => idsOf(events))).not.toContain(id)
})

test('an event reaches every open page of the person when these are at several processes', async () => {
  const portal = await aPortal()
  const other = await buildTestApp()
  const streams = [
    await openEventStream(portal, portal.client),
    await openEventStream(portal, await signedInAs(portal, portal.user)),
    await openEventStream(other, portal.client),
  ]
  const { id } = await aTicket(portal.client)
  await expect
    .poll(() => streams.map(({ events }) => idsOf(events)), SOON)
    .toEqual([[id], [id], [id]])
})

test('a change is not announced when it is rolled back', async () => {
  const portal = await aPortal()
  const { client } = portal
  const stream = await openEventStream(portal, client)
  await client.post('/api/tickets', { subject: 'x', description: 'x', categories: ['NOPE'] })
  const { id } = await aTicket(client)
  await expect.poll(() => idsOf(stream.events), SOON).toEqual([id])
})

test('a browser gets the changes since, oldest first, when it comes back', async () => {
  const portal = await aPortal()
  const { client, setNow } = portal
  const early = await openEventStream(portal, client)
  const before = await aTicket(client)
  setNow(minute(1))
  const seen = await aTicket(client)
  setNow(minute(2))
  const missed = await aTicket(client)
  setNow(minute(3))
  await client.put(`/api/tickets/${before.id}`, { comment: 'Any news?' })
  await aTicket(await aColleague(portal))
  // Once the last is announced, nothing is on its way any more that could come in between.
  setNow(minute(4))
  const last = await aTicket(client)
  await expect.poll(() => idsOf(early.events), SOON).toContain(last.id)
  const stream = await openEventStream(portal, client, { 'last-event-id': seen.updatedAt })
  // Seen events are repeated, because changes of the same moment may have come later.
  const told = [seen.id, missed.id, before.id, last.id]
  await expect.poll(() => idsOf(stream.events), SOON).toEqual(told)
})

test('a browser is told once to read again when it has missed too much', async () => {
  const portal = await aPortal()
  const { client, deps, customer, user, setNow } = portal
  const seen = await aTicket(client)
  setNow(minute(1))
  const changed = { createdAt: minute(1) }
  await storeTickets(
    deps,
    { ...user, customerId: customer.id },
    Array.from({ length: MAX_PAGE_SIZE + 1 }, () => changed),
  )
  setNow(minute(2))
  const stream = await openEventStream(portal, client, { 'last-event-id': seen.updatedAt })
  const missed = { id: minute(2).toISOString(), event: 'missed', data: {} }
  await expect.poll(() => stream.events, SOON).toEqual([missed])
  stream.close()
  setNow(minute(3))
  const { id } = await aTicket(client)
  const back = await openEventStream(portal, client, { 'last-event-id': missed.id })
  await expect.poll(() => idsOf(back.events), SOON).toEqual([id])
})

test('a browser is served like a new one when it comes back with an invalid id', async () => {
  const portal = await aPortal()
  await aTicket(portal.client)
  const odd = [
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
  ]
  for (const id of ['x', '', '-1', 'NaN', ...odd]) {
    const stream = await openEventStream(portal, portal.client, { 'last-event-id': id })
    expect(stream.response.status, id).toBe(200)
    stream.close()
  }
})

test('an event stream sends missed events when the database was away', async () => {
  const proxy = aTcpProxy()
  const portal = await aPortal({ through: proxy.through })
  const beside = await buildTestApp()
  const author = await signedInAs(beside, portal.user)
  const page = keepEventStream(portal, portal.client)
  const seen = await aTicket(author)
  await expect.poll(() => idsOf(page.events), SOON).toEqual([seen.id])
  await proxy.cut()
  beside.setNow(minute(1))
  const missed = await aTicket(author)
  portal.setNow(minute(2))
  await proxy.restore()
  await expect.poll(() => idsOf(page.events), SOON).toEqual([seen.id, missed.id])
})

test('a page comes back with the instant of its opening when it has seen no event yet', async () => {
  const portal = await aPortal()
  const { client, setNow } = portal
  const earlier = await openEventStream(portal, client)
  const { id } = await aTicket(client)
  // Until then its notice is under way, and would be the first event of the next stream.
  await expect.poll(() => idsOf(earlier.events), SOON).toEqual([id])
  setNow(minute(1))
  const stream = await openEventStream(portal, client)
  await expect.poll(() => stream.lastEventId, SOON).toBe(minute(1).toISOString())
  expect(stream.events).toEqual([])
  stream.close()
  setNow(minute(2))
  const missed = await aTicket(client)
  const back = await openEventStream(portal, client, { 'last-event-id': stream.lastEventId! })
  await expect.poll(() => idsOf(back.events), SOON).toEqual([missed.id])
})

test("a person loses their oldest streams, and no one else's, when they open too many", async () => {
  const portal = await aPortal()
  const strangers = await openEventStream(portal, await aStranger(portal))
  const oldest = await openEventStream(portal, portal.client)
  const others: Awaited<ReturnType<typeof openEventStream>>[] = []
  // As many as one person may have by default.
  while (others.length < 10) others.push(await openEventStream(portal, portal.client))
  expect(await oldest.ended).toBe('ended')
  expect(oldest.retryMs).toBe('60000')
  const { id } = await aTicket(portal.client)
  await expect
    .poll(() => others.map(({ events }) => idsOf(events)), SOON)
    .toEqual(others.map(() => [id]))
  expect(await Promise.race([strangers.ended, Promise.resolve('still open')])).toBe('still open')
})

test('streams end when the server stops, which does not wait for them', async () => {
  const portal = await aPortal()
  const streams = [
    await openEventStream(portal, portal.client),
    await openEventStream(portal, await aStranger(portal)),
  ]
  await portal.app.close()
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended'])
})

test('a stream ends immediately when it is opened while the server stops', async () => {
  const portal = await buildTestApp({ publicUrl: 'http://localhost:3000' })
  const user = await aUser(portal.deps, await aCustomer(portal.deps))
  const client = await signedInAs(portal, user)
  await portal.deps.live.stop()
  const stream = await openEventStream(portal, client)
  expect(await stream.ended).toBe('ended')
})

test('a stream is kept alive every 25 seconds, and ends when its session has run out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const portal = await aPortal()
  const stream = await openEventStream(portal, portal.client)
  await vi.advanceTimersByTimeAsync(24_999)
  expect(stream.heartbeats).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => stream.heartbeats, SOON).toBe(1)
  expect(await Promise.race([stream.ended, Promise.resolve('still open')])).toBe('still open')
  portal.setNow(minute(8 * 24 * 60))
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await stream.ended).toBe('ended')
  expect(stream.hasSaidSignedOut).toBe(true)
})

const WAYS_TO_END_A_SESSION: Record<string, (portal: Portal, admin: TestClient) => unknown> = {
  'signing out': ({ client }) => client.post('/api/auth/logout'),
  'deactivating the person': ({ customer, user }, admin) =>
    admin.put(`/api/admin/customers/${customer.id}/people/${user.id}`, { active: false }),
  'switching the customer off': ({ customer: { id, ...customer } }, admin) =>
    admin.put(`/api/admin/customers/${id}`, { ...customer, active: false }),
  'taking the domain away': ({ customer: { id, ...customer } }, admin) =>
    admin.put(`/api/admin/customers/${id}`, { ...customer, domain: aDomain() }),
  'deleting the customer': ({ customer }, admin) =>
    admin.delete(`/api/admin/customers/${customer.id}`),
}

for (const [way, end] of Object.entries(WAYS_TO_END_A_SESSION)) {
  test(`${way} ends the session's streams at every process, and no one else's`, async () => {
    const portal = await aPortal()
    const other = await buildTestApp()
    const admin = await aSignedInAdministrator(portal)
    const bystander = await openEventStream(other, await aStranger(portal))
    const streams = [
      await openEventStream(portal, portal.client),
      await openEventStream(other, portal.client),
    ]
    await end(portal, admin)
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended'])
    expect(streams.map((stream) => stream.hasSaidSignedOut)).toEqual([true, true])
    expect((await openEventStream(other, portal.client)).response.status).toBe(401)
    expect(await Promise.race([bystander.ended, Promise.resolve('still open')])).toBe('still open')
  })
}

test('an event stream stays open when another session of its person ends', async () => {
  const portal = await aPortal()
  const staying = await openEventStream(portal, await signedInAs(portal, portal.user))
  const leaving = await openEventStream(portal, portal.client)
  await portal.client.post('/api/auth/logout')
  expect(await leaving.ended).toBe('ended')
  expect(await Promise.race([staying.ended, Promise.resolve('still open')])).toBe('still open')
})

test('sessions end together when there are more than one notice holds', async () => {
  const portal = await aPortal()
  const { deps, customer, user } = portal
  const moments = { createdAt: TEST_NOW, lastSeenAt: TEST_NOW, expiresAt: minute(60) }
  const rows = Array.from({ length: 1000 }, () => ({
    tokenHash: randomBytes(32),
    customerId: customer.id,
    userId: user.id,
    ...moments,
  }))
  await deps.db.insertInto('sessions').values(rows).execute()
  const streams = [
    await openEventStream(portal, portal.client),
    await openEventStream(portal, await signedInAs(portal, user)),
  ]
  await asStaff(deps.db, (tx) =>
    tx.deleteFrom('sessions').where('customerId', '=', customer.id).execute(),
  )
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended'])
})

test('a stream ends afterwards when its session ended without a listener', async () => {
  // No heartbeat comes, which would end it, too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const portal = await aPortal()
  const subscribe = vi.spyOn(portal.deps.live, 'subscribe')
  const stream = await openEventStream(portal, portal.client)
  portal.setNow(minute(8 * 24 * 60))
  subscribe.mock.lastCall?.[1].onGap()
  expect(await stream.ended).toBe('ended')
  expect(stream.hasSaidSignedOut).toBe(true)
})

test('a stream is refused when no one is signed in', async () => {
  const portal = await aPortal()
  const visitor = await openEventStream(portal, aVisitor(portal))
  expect(visitor.response.status).toBe(401)
  expect(visitor.response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const user = await aUser(portal.deps, portal.customer, { active: false })
  const deactivated = await openEventStream(portal, await signedInAs(portal, user))
  expect(deactivated.response.status).toBe(401)
})

test('changes are announced in one batch when one transaction changes one or many tickets', async () => {
  const portal = await aPortal()
  const { client, customer, deps } = portal
  const stream = await openEventStream(portal, client)
  const { id } = await aTicket(client)
  await expect.poll(() => idsOf(stream.events), SOON).toEqual([id])
  await deps.live.stop()
  const other = await aTicket(client)
  const answers = [1, 2, 3].map(() =>
    anAgentAnswer(deps, { customerId: customer.id, ticketId: id }),
  )
  await Promise.all(answers)
  const { rows: waiting } = await sql<{ count: number }>`
    select count(*) as count from announcements where ticket_id in (${id}, ${other.id})`.execute(
    deps.db,
  )
  expect(waiting.at(0)?.count).toBeGreaterThan(3)
  const listener = new pg.Client(portal.databaseUrl)
  onTestFinished(() => listener.end())
  await listener.connect()
  const notices: string[] = []
  listener.on('notification', ({ payload = '' }) => notices.push(JSON.parse(payload).id))
  await listener.query('listen portico_ticket')
  await listener.query('select relay_announcements()')
  expect(notices.filter((one) => one === id || one === other.id).toSorted()).toEqual(
    [id, other.id].toSorted(),
  )
})
