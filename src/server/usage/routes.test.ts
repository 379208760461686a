import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'

import { expect, onTestFinished, test } from 'vitest'

import type { Usage, UsageLimits } from '#shared/usage/contract.ts'
import { USAGE_LIMITS } from '#shared/usage/values.ts'

import {
  aColleague,
  aPortal,
  aSignedInAdministrator,
  aTicket,
  type Portal,
} from '#test/a-portal.ts'
import { aFile, aNewTicket, aReplyForm, aTicketForm } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { statusesOf } from '#test/test-client.ts'
import { runSchedules } from '#test/run-schedules.ts'

const LIMITS = '/api/admin/usage/limits'
const HOUR_MS = 3_600_000
const KEY = { 'idempotency-key': 'a-key-of-the-test' }

function times<Result>(count: number, work: (n: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)))
}

/** Sets only these limits until the test is over. */
async function withLimits(portal: Portal, wanted: Partial<UsageLimits>) {
  const admin = await aSignedInAdministrator(portal)
  const { version: _, ...usual } = (await admin.get(LIMITS)).json()
  const none = Object.fromEntries(USAGE_LIMITS.map((name) => [name, 0]))
  expect((await admin.put(LIMITS, { ...none, ...wanted })).statusCode).toBe(200)
  onTestFinished(async () => {
    await admin.put(LIMITS, usual)
  })
  return admin
}

async function usageOf(portal: Portal): Promise<Usage['customers'][number] | undefined> {
  const admin = await aSignedInAdministrator(portal)
  const { customers }: Usage = (await admin.get('/api/admin/usage')).json()
  return customers.find(({ id }) => id === portal.customer.id)
}

test('raising a ticket answers 429 with the limit and the time when the person has reached it in this hour', async () => {
  const portal = await aPortal({ now: new Date('2026-03-03T10:48:00.000Z') })
  await withLimits(portal, { ticketsPerHourOfPerson: 2 })
  const { client } = portal
  await aTicket(client)
  await aTicket(client)
  const res = await client.post('/api/tickets', aNewTicket())
  expect(res.statusCode).toBe(429)
  expect(res.headers['retry-after']).toBe('720')
  expect(res.json()).toEqual({
    error: 'rate_limited',
    message: 'You can create up to 2 tickets per hour. Please try again in 12 minutes.',
  })
  expect((await (await aColleague(portal)).post('/api/tickets', aNewTicket())).statusCode).toBe(201)
  portal.setNow(new Date('2026-03-03T11:00:00.000Z'))
  expect((await client.post('/api/tickets', aNewTicket())).statusCode).toBe(201)
})

test('raising tickets makes exactly as many as the limit allows when they come at the same time', async () => {
  const portal = await aPortal()
  await withLimits(portal, { ticketsPerHourOfCustomer: 5 })
  const colleague = await aColleague(portal)
  await Promise.all([portal.client.get('/api/auth/user'), colleague.get('/api/auth/user')])
  const answers = await times(12, (n) =>
    n % 3 === 0
      ? colleague.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) })
      : portal.client.post('/api/tickets', aNewTicket()),
  )
  expect(statusesOf(answers)).toEqual([...Array(5).fill(201), ...Array(7).fill(429)])
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json().message).toMatch(
    /^Your organization can create up to 5 tickets per hour\. Please try again in /,
  )
  expect(await usageOf(portal)).toMatchObject({ tickets: 5 })
})

test('replies, corrections and closings answer 429 when together they reach the limit', async () => {
  const portal = await aPortal()
  await withLimits(portal, { repliesPerHourOfPerson: 2 })
  const { client } = portal
  const { id } = await aTicket(client)
  await client.put(`/api/tickets/${id}`, { comment: 'Any news?' })
  await client.put(`/api/tickets/${id}`, { priority: 'High' })
  const refused = [
    await client.put(`/api/tickets/${id}`, { comment: 'Any news?' }),
    await client.put(`/api/tickets/${id}`, { priority: 'Low' }),
    await client.post(`/api/tickets/${id}/close`, {}),
  ]
  expect(statusesOf(refused)).toEqual([429, 429, 429])
  expect(refused[0]!.json().message).toMatch(/up to 2 replies and changes per hour/)
  expect((await client.get(`/api/tickets/${id}`)).json()).toMatchObject({ commentCount: 1 })
})

test('a repeated call answers its first answer at the limit, and repeated and failed calls do not count', async () => {
  const portal = await aPortal()
  await withLimits(portal, { ticketsPerHourOfPerson: 2, repliesPerHourOfPerson: 1 })
  const { client } = portal
  await client.post('/api/tickets', aNewTicket({ categories: ['NOPE'] }))
  const first = await client.post('/api/tickets', aNewTicket(), KEY)
  await client.post('/api/tickets', aNewTicket(), KEY)
  const { id } = await aTicket(client)
  const again = await client.post('/api/tickets', aNewTicket(), KEY)
  expect(again.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())

  await client.put(`/api/tickets/${randomUUID()}`, { comment: 'Lost' })
  const reply = () => client.put(`/api/tickets/${id}`, { comment: 'Any news?' }, KEY)
  const answers = [await reply(), await reply()]
  expect(statusesOf(answers)).toEqual([200, 200])
  expect(await usageOf(portal)).toMatchObject({ tickets: 2, replies: 1 })
})

test('a reply answers 413 with the limit when it exceeds what a person may send in a day', async () => {
  const portal = await aPortal({ now: new Date('2026-03-03T20:00:00.000Z') })
  const { client } = portal
  const { id } = await aTicket(client)
  await withLimits(portal, { megabytesPerDayOfPerson: 1 })
  const send = (content: Buffer<ArrayBuffer>) =>
    client.send('PUT', `/api/tickets/${id}`, {
      form: aReplyForm([new File([content], 'big.bin')]),
    })
  expect((await send(Buffer.alloc(800_000))).statusCode).toBe(200)
  const res = await send(Buffer.alloc(300_000))
  expect(res.statusCode).toBe(413)
  expect(res.headers['retry-after']).toBe(String((4 * HOUR_MS) / 1000))
  expect(res.json()).toEqual({
    error: 'too_large',
    message: 'You can upload up to 1 MB per day. Please try again in 4 hours.',
  })
  portal.setNow(new Date('2026-03-04T00:00:00.000Z'))
  expect((await send(Buffer.alloc(300_000))).statusCode).toBe(200)
})

test("files sent at the same time never exceed a customer's storage, and the rest is deleted", async () => {
  const portal = await aPortal()
  const { client, customer, filesFolder } = portal
  await client.get('/api/auth/user')
  await withLimits(portal, { megabytesInAllOfCustomer: 1 })
  const answers = await times(4, () =>
    client.send('POST', '/api/tickets', {
      form: aTicketForm([new File([Buffer.alloc(300_000)], 'big.bin')]),
    }),
  )
  expect(statusesOf(answers)).toEqual([201, 201, 201, 413])
  expect(answers.find(({ statusCode }) => statusCode === 413)?.json().message).toBe(
    'Your organization has reached its storage limit of 1 MB. Please contact your support team.',
  )
  expect(await readdir(`${filesFolder}/${customer.id}`)).toHaveLength(3)
})

test('the recount corrects the stored bytes of a customer when no one has used it for a while', async () => {
  const portal = await aPortal()
  const { client, deps, customer } = portal
  const { id } = await aTicket(client, { description: 'äöü' })
  await client.send('PUT', `/api/tickets/${id}`, { form: aReplyForm([aFile('a.txt', '12345')]) })
  const exact = (await usageOf(portal))?.bytesInAll
  await deps.db
    .updateTable('usageCounts')
    .set({ bytesInAll: 999_999 })
    .where('customerId', '=', customer.id)
    .execute()
  portal.setNow(new Date(TEST_NOW.getTime() + 30 * 60_000))
  await runSchedules(deps)
  expect((await usageOf(portal))?.bytesInAll).toBe(999_999)
  portal.setNow(new Date(TEST_NOW.getTime() + 2 * HOUR_MS))
  await runSchedules(deps)
  expect((await usageOf(portal))?.bytesInAll).toBe(exact)
})

test('a call answers 429 when its person has too many requests in flight, and others continue', async () => {
  const portal = await aPortal()
  await withLimits(portal, { requestsAtOnceOfPerson: 10 })
  const { client } = portal
  await client.get('/api/auth/user')
  const colleague = await aColleague(portal)
  await colleague.get('/api/auth/user')
  const blocker = await aBlocker(portal.databaseUrl, 'lock table tickets in share mode')
  const held = times(10, () => client.post('/api/tickets', aNewTicket()))
  // Half of the connections, which is all that one person gets.
  await blocker.waitFor(portal.deps.pool.options.max / 2)
  const res = await client.get('/api/tickets')
  expect(res.statusCode).toBe(429)
  expect(res.headers['retry-after']).toBe('1')
  expect(res.json().message).toBe(
    'Each person can make up to 10 requests at the same time. Please try again in a moment.',
  )
  const other = colleague.get('/api/auth/session-debug')
  await blocker.release()
  expect((await other).statusCode).toBe(200)
  expect(statusesOf(await held)).toEqual(Array(10).fill(201))
  expect((await client.get('/api/tickets')).statusCode).toBe(200)
})

test('GET usage answers the customers and people with most use, in the requested order', async () => {
  const portal = await aPortal()
  const { client, customer, user } = portal
  const { id } = await aTicket(client)
  await client.put(`/api/tickets/${id}`, { comment: 'x'.repeat(60_000) })
  const admin = await aSignedInAdministrator(portal)
  for (const sort of ['bytesInAll', 'bytesToday', 'tickets', 'replies'] as const) {
    const usage: Usage = (await admin.get(`/api/admin/usage?sort=${sort}`)).json()
    const [counts, sorted] = [usage.people.map((one) => one[sort])].flatMap((list) => [
      list,
      list.toSorted((a, b) => b - a),
    ])
    expect(counts).toEqual(sorted)
    expect(usage.customers).toContainEqual(
      expect.objectContaining({ id: customer.id, name: customer.name, tickets: 1, replies: 1 }),
    )
  }
  const { people }: Usage = (await admin.get('/api/admin/usage')).json()
  const own = people.find((one) => one.id === user.id)
  expect(own).toMatchObject({ customerName: customer.name, tickets: 1, replies: 1, streams: 0 })
  expect(own!.bytesToday).toBeGreaterThan(60_000)
})

test('saving limits writes an audit entry, and answers 409 with the current ones when outdated', async () => {
  const portal = await aPortal()
  const admin = await withLimits(portal, { streamsOfPerson: 7 })
  const { version, updatedBy, ...limits } = (await admin.get(LIMITS)).json()
  expect(limits).toMatchObject({ streamsOfPerson: 7, ticketsPerHourOfPerson: 0 })
  expect(updatedBy).toEqual(expect.any(String))
  const next = await admin.put(LIMITS, { ...limits, streamsOfPerson: 8, version })
  expect(next.json()).toMatchObject({ streamsOfPerson: 8, version: version + 1 })
  const old = await admin.put(LIMITS, { ...limits, streamsOfPerson: 9, version })
  expect(old.statusCode).toBe(409)
  expect(old.json()).toMatchObject({ error: 'conflict', limits: { streamsOfPerson: 8 } })
  const log = await admin.get('/api/admin/audit-log?action=settings.limits_changed')
  expect(log.json()).toContainEqual(
    expect.objectContaining({ before: { streamsOfPerson: 7 }, after: { streamsOfPerson: 8 } }),
  )
})

test('saving limits answers 400 by field when they make no sense', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const limits = (await admin.get(LIMITS)).json()
  const res = await admin.put(LIMITS, {
    ...limits,
    streamsOfPerson: -1,
    requestsAtOnceOfPerson: 3,
    ticketsPerHourOfPerson: 1.5,
  })
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields).toSorted()).toEqual([
    'requestsAtOnceOfPerson',
    'streamsOfPerson',
    'ticketsPerHourOfPerson',
  ])
})
