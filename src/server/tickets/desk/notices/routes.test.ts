import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Notices } from '#shared/desk/notices/contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { replyByMail } from '#server/tickets/by-mail/reply-by-mail.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aUser, takePart } from '#test/builders.ts'
import { openEventStream } from '#test/event-stream.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import type { TestClient } from '#test/test-client.ts'
import { notify } from './notify.ts'

const DAY_MS = 24 * 3_600_000

async function twoAgents() {
  const portal = await aPortal()
  const ana = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ben = await anAgentAtTheDesk(portal, { name: 'Ben' })
  const assign = async (ticketId: string, assigneeId: string | null, by: TestClient = ana.desk) => {
    const answer = await by.put(`/api/desk/tickets/${ticketId}`, { assigneeId })
    expect(answer.statusCode).toBe(200)
  }
  const listOf = async ({ desk }: { desk: TestClient }) =>
    (await desk.get('/api/desk/notices')).json<Notices>()
  return { ...portal, ana, ben, assign, listOf }
}

test('an agent is notified when another person assigns them a ticket, and not when they take it themselves', async () => {
  const { client, customer, ana, ben, assign, listOf } = await twoAgents()
  const ticket = await aTicket(client, { subject: 'Printer' })
  const taken = await aTicket(client)
  await assign(ticket.id, ben.agent.id)
  await assign(ticket.id, ben.agent.id)
  await assign(taken.id, ben.agent.id, ben.desk)
  await assign(taken.id, null)
  expect(await listOf(ben)).toEqual({
    unread: 1,
    notices: [
      {
        id: expect.any(String),
        kind: 'assigned',
        at: TEST_NOW.toISOString(),
        isRead: false,
        by: 'Ana',
        ticket: { id: ticket.id, number: ticket.number, subject: ticket.subject },
        customer: { id: customer.id, name: customer.name },
      },
    ],
    hasMore: false,
  })
  expect(await listOf(ana)).toEqual({ unread: 0, notices: [], hasMore: false })
})

test('a notice and the row of the queue mark a person from outside when they reply', async () => {
  const { deps, client, customer, ana, assign, listOf } = await twoAgents()
  const { id: ticketId } = await aTicket(client)
  await assign(ticketId, ana.agent.id, ana.desk)
  const vera = await aUser(deps, customer, { name: 'Vera', isExternal: true })
  await takePart(deps, { customerId: customer.id, ticketId, userId: vera.id })
  const where = {
    customer: { ...customer, timeZone: 'UTC' },
    requester: { ...vera, isExternal: true },
  }
  const said = { ticketId, content: 'Send it in', files: [] }
  await asWorker(deps.db, (tx) => replyByMail(tx, deps, where, said))
  expect(await runOutbox(deps)).toEqual([])
  expect((await listOf(ana)).notices).toMatchObject([{ by: 'Vera', isExternal: true }])
  const rows = (await ana.desk.get('/api/desk/tickets?view=mine')).json()
  expect(rows[0].lastWords).toMatchObject({ by: 'Vera', isExternal: true })
})

test('the assignee is notified once until they have read it, and no colleague, when a customer replied', async () => {
  const { deps, client, ana, ben, assign, listOf } = await twoAgents()
  const ticket = await aTicket(client)
  const reply = async (comment: string) => {
    expect((await client.put(`/api/tickets/${ticket.id}`, { comment })).statusCode).toBe(200)
    expect(await runOutbox(deps)).toEqual([])
  }
  await reply('Nobody has it yet')
  await assign(ticket.id, ben.agent.id, ben.desk)
  await reply('Any news?')
  await reply('Hello?')
  const told = (await listOf(ben)).notices
  const [comment] = (await client.get(`/api/tickets/${ticket.id}`)).json().comments
  expect(told).toMatchObject([
    { kind: 'customer_replied', by: comment.authorName, commentId: comment.id, isRead: false },
  ])
  await ben.desk.post('/api/desk/notices/read', { ticketId: ticket.id })
  await ana.desk.post(`/api/desk/tickets/${ticket.id}/comments`, {
    kind: 'reply',
    comment: '<p>On it</p>',
  })
  expect(await runOutbox(deps)).toEqual([])
  expect(await listOf(ben)).toMatchObject({ unread: 0, notices: [{ id: told[0]?.id }] })
  await reply('Thanks')
  expect(await listOf(ben)).toMatchObject({
    unread: 1,
    notices: [{ isRead: false }, { isRead: true }],
  })
  expect((await listOf(ana)).notices).toEqual([])
})

test('a notice is read by id, by ticket or up to one when its own recipient asks', async () => {
  const { deps, client, customer, ana, ben, assign, listOf } = await twoAgents()
  const tickets = [await aTicket(client), await aTicket(client), await aTicket(client)]
  for (const { id } of tickets) await assign(id, ben.agent.id)
  const [third, second, first] = (await listOf(ben)).notices
  const read = (desk: TestClient, body: object) => desk.post('/api/desk/notices/read', body)
  expect((await read(ana.desk, { upTo: third?.id })).json().unread).toBe(0)
  expect((await listOf(ben)).unread).toBe(3)
  expect((await read(ben.desk, { noticeIds: [first?.id, randomUUID()] })).json().unread).toBe(2)
  expect((await read(ben.desk, { ticketId: second?.ticket?.id })).json().unread).toBe(1)
  await assign(tickets[0]?.id ?? '', ana.agent.id, ben.desk)
  await assign(tickets[0]?.id ?? '', ben.agent.id)
  expect((await read(ben.desk, { upTo: third?.id })).json().unread).toBe(1)
  for (const body of [{}, { upTo: third?.id, ticketId: third?.ticket?.id }])
    expect((await read(ben.desk, body)).json()).toMatchObject({
      message: 'Select the notifications to mark as read',
    })
  // Tickets of a deleted customer are of no use any more.
  await deps.db
    .updateTable('customers')
    .set({ deletedAt: TEST_NOW })
    .where('id', '=', customer.id)
    .execute()
  expect(await listOf(ben)).toEqual({ unread: 0, notices: [], hasMore: false })
})

test('tickets count as one notice when they are due soon, until they are handled, and all are cleared together', async () => {
  const { deps, client, customer, ana, ben, assign, listOf } = await twoAgents()
  const tickets = [await aTicket(client), await aTicket(client), await aTicket(client)]
  await assign(tickets[0]?.id ?? '', ben.agent.id)
  for (const { id, sla } of tickets) {
    const data = { clock: 'response', dueAt: sla.responseDueAt! } as const
    const notice = { kind: 'near_due', to: 'everybody', by: null, at: TEST_NOW, data } as const
    await asStaff(deps.db, (tx) => notify(tx, { customerId: customer.id, id }, notice))
  }
  expect(await listOf(ben)).toMatchObject({ unread: 2 })
  const reply = { kind: 'reply', comment: '<p>On it</p>' }
  for (const { id } of tickets) await ana.desk.post(`/api/desk/tickets/${id}/comments`, reply)
  const { unread, notices } = await listOf(ben)
  expect([unread, ...notices.map(({ isRead }) => isRead)]).toEqual([1, true, true, true, false])
  const cleared = await ben.desk.post('/api/desk/notices/clear', { upTo: notices[0]?.id })
  expect(cleared.json()).toEqual({ unread: 0, notices: [], hasMore: false })
  expect((await listOf(ana)).notices).toHaveLength(3)
})

test("open pages are notified when their person has a new or a read notice, and no one else's are", async () => {
  const { client, ana, ben, assign, ...portal } = await twoAgents()
  const ticket = await aTicket(client)
  const [bens, anas, theirs] = [
    await openEventStream(portal, ben.desk),
    await openEventStream(portal, ana.desk),
    await openEventStream(portal, client),
  ]
  const expectNotices = (count: number) =>
    expect.poll(() => bens.told('notice').length, { interval: 10 }).toBe(count)
  await assign(ticket.id, ben.agent.id)
  await expectNotices(1)
  await ben.desk.post('/api/desk/notices/read', { ticketId: ticket.id })
  await expectNotices(2)
  // The last change of all, so that any wrong notice has come by then.
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'Thanks' })
  for (const stream of [anas, theirs]) {
    await expect.poll(() => stream.events.some(({ data }) => data.id === ticket.id)).toBe(true)
    expect(stream.told('notice')).toEqual([])
  }
})

test('a notice is deleted when it is 90 days old', async () => {
  const { deps, client, customer, setNow, ben, listOf } = await twoAgents()
  const ticket = { customerId: customer.id, id: (await aTicket(client)).id }
  const tell = (days: number) => {
    const at = new Date(TEST_NOW.getTime() + days * DAY_MS)
    const notice = { kind: 'woken', to: [ben.agent.id], by: null, at } as const
    return asStaff(deps.db, (tx) => notify(tx, ticket, notice))
  }
  await tell(-91)
  await tell(-89)
  setNow(TEST_NOW)
  await runSchedules(deps)
  expect((await listOf(ben)).notices).toHaveLength(1)
})

test('older notices are read once each when the last known one is given', async () => {
  const { deps, client, ben, listOf } = await twoAgents()
  const { id } = await aTicket(client)
  const { customerId } = await asStaff(deps.db, (tx) =>
    tx.selectFrom('tickets').select('customerId').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  await asStaff(deps.db, async (tx) => {
    for (let count = 0; count < 53; count += 1)
      await notify(
        tx,
        { customerId, id },
        { kind: 'woken', to: [ben.agent.id], by: null, at: TEST_NOW },
      )
  })
  const newest = await listOf(ben)
  expect([newest.unread, newest.notices.length, newest.hasMore]).toEqual([53, 50, true])
  const before = newest.notices.at(-1)?.id
  const older: Notices = (await ben.desk.get(`/api/desk/notices?before=${before}`)).json()
  expect([older.unread, older.notices.length, older.hasMore]).toEqual([53, 3, false])
  const ids = [...newest.notices, ...older.notices].map((notice) => notice.id)
  expect(new Set(ids).size).toBe(53)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect((await ben.desk.get('/api/desk/notices?before=1')).statusCode).toBe(400)
})
