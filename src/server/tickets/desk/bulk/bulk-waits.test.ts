import { expect, test } from 'vitest'

import type { Notices } from '#shared/desk/notices/contract.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aUser, storeTickets } from '#test/builders.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { signedInAs, type TestClient } from '#test/test-client.ts'

async function aDesk() {
  const portal = await aPortal()
  const ana = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ben = await anAgentAtTheDesk(portal, { name: 'Ben' })
  const tickets = [await aTicket(portal.client), await aTicket(portal.client)]
  const [first = '', last = ''] = tickets.map(({ id }) => id)
  const block = (lock: string) => aBlocker(portal.databaseUrl, lock)
  const reply = async (id: string, by: TestClient = portal.client) =>
    (await by.put(`/api/tickets/${id}`, { comment: 'Any news?' })).statusCode
  return { ...portal, ana, ben, first, last, block, reply }
}

test("a requester's reply waits for none of the other tickets when they are changed together with theirs", async () => {
  const { ana, first, last, block, reply, client } = await aDesk()
  const blocker = await block(
    `set local role portico_staff; select from tickets where id = '${last}' for update; reset role`,
  )
  const ticketIds = [first, last]
  const closing = ana.desk.post('/api/desk/bulk', { ticketIds, change: { status: 'Pending' } })
  await blocker.waitFor(1)
  expect(await reply(first)).toBe(200)
  expect((await client.get(`/api/tickets/${first}`)).json().status).toBe('Open')
  await blocker.release()
  expect((await closing).json().changed.toSorted()).toEqual(ticketIds.toSorted())
})

test("a requester's reply does not wait when undone, merged or changed tickets are being shown", async () => {
  const { ana, first, last, block, reply } = await aDesk()
  const acts = [
    () => ana.desk.put(`/api/desk/tickets/${last}`, { priority: 'High' }),
    () => ana.desk.post(`/api/desk/tickets/${first}/merge`, { intoTicketId: last }),
    () => ana.desk.delete(`/api/desk/tickets/${first}/merge`),
  ]
  for (const act of acts) {
    // Locks a table that only the answer reads.
    const blocker = await block('lock table customer_briefs in access exclusive mode')
    const done = act()
    await blocker.waitFor(1)
    expect(await reply(last)).toBe(200)
    await blocker.release()
    expect((await done).statusCode).toBe(200)
  }
})

test('no agent is refused when two change the same tickets in opposite order', async () => {
  const portal = await aDesk()
  const { ana, ben, deps, customer, user } = portal
  const other = await aUser(deps, customer, { name: 'Otto Other' })
  const one = { status: 'Open' as const }
  const ids: string[] = []
  for (let pair = 0; pair < 15; pair += 1)
    for (const requester of [user, other, other, user])
      ids.push(...(await storeTickets(deps, requester, [one])).map(({ id }) => id))
  const change = (desk: TestClient, ticketIds: string[], status: string) =>
    desk.post('/api/desk/bulk', { ticketIds, change: { status } })
  const even = ids.filter((_, index) => index % 2 === 0)
  const odd = ids.filter((_, index) => index % 2 === 1)
  const answers = await Promise.all([
    change(ana.desk, ids, 'Pending'),
    change(ben.desk, ids.toReversed(), 'Open'),
    change(ana.desk, even, 'Pending'),
    change(ben.desk, odd.toReversed(), 'Pending'),
    portal.reply(portal.first, await signedInAs(portal, user)),
  ])
  expect(
    answers.map((answer) => (typeof answer === 'number' ? answer : answer.statusCode)),
  ).toEqual([200, 200, 200, 200, 200])
})

test('a bulk change continues when an earlier try of the request has stopped', async () => {
  const { ana, ben, first, last, deps } = await aDesk()
  const ticketIds = [first, last]
  const key = { 'idempotency-key': 'once' }
  const change = { assigneeId: ben.agent.id }
  const send = () => ana.desk.post('/api/desk/bulk', { ticketIds, change }, key)
  const done = (await send()).json()
  // As if it had stopped after the first ticket.
  await asWorker(deps.db, async (tx) => {
    await tx.deleteFrom('idempotencyKeys').where('key', '=', 'once').execute()
    await tx.deleteFrom('deskBulkTickets').where('ticketId', '=', last).execute()
    const before = { assigneeId: null }
    await tx.updateTable('deskTickets').set(before).where('ticketId', '=', last).execute()
  })
  expect((await send()).json()).toEqual(done)
  const undone = await ana.desk.post(`/api/desk/bulk/${done.bulkId}/undo`)
  expect(undone.json().changed).toHaveLength(2)
})

test('tickets are one notice when they are assigned in one go, and no page of a ticket marks it as read', async () => {
  const { ana, ben, first, last, client } = await aDesk()
  const ticketIds = [first, last, (await aTicket(client)).id]
  const assign = async (assigneeId: string | null) => {
    const answer = await ana.desk.post('/api/desk/bulk', { ticketIds, change: { assigneeId } })
    return answer.json<{ bulkId: string }>()
  }
  const read = async (body: object) =>
    (await ben.desk.post('/api/desk/notices/read', body)).json<Notices>()
  await assign(ben.agent.id)
  const told = (await ben.desk.get('/api/desk/notices')).json<Notices>()
  expect(told).toMatchObject({ unread: 1, notices: [{ kind: 'assigned', by: 'Ana', tickets: 3 }] })
  expect(told.notices).toHaveLength(1)
  expect((await read({ ticketId: first })).unread).toBe(1)
  // A read notice is not added to, and an undo is one act as well.
  expect((await read({ noticeIds: [told.notices[0]?.id] })).unread).toBe(0)
  const { bulkId } = await assign(null)
  await ana.desk.post(`/api/desk/bulk/${bulkId}/undo`)
  const again = (await ben.desk.get('/api/desk/notices')).json<Notices>()
  expect(again.notices.map(({ tickets, isRead }) => [tickets, isRead])).toEqual([
    [3, false],
    [3, true],
  ])
})
