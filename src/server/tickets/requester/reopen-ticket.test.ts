import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import {
  aColleague,
  anAgentAtTheDesk,
  aPortal,
  aStranger,
  aTicket,
  type Portal,
} from '#test/a-portal.ts'
import { anAgentAnswer, aNewTicket } from '#test/builders.ts'
import { signedInAs, statusesOf, type TestClient } from '#test/test-client.ts'

const CREATED = new Date('2026-03-03T10:00:00.000Z')
const CLOSED = new Date('2026-03-03T12:30:00.000Z')
const REOPENED = new Date('2026-03-09T12:30:00.000Z')

async function aClosedTicket(portal: Portal, input = {}) {
  const ticket = await aTicket(portal.client, input)
  portal.setNow(CLOSED)
  const res = await portal.client.post(`/api/tickets/${ticket.id}/close`)
  return res.json().ticket
}

/** Signs in once more: no session lasts for days. */
async function goTo(portal: Portal, at: Date) {
  portal.setNow(at)
  portal.client = await signedInAs(portal, portal.user)
}

function reopen(client: TestClient, ticketId: string, reason = 'It smokes again') {
  return client.post(`/api/tickets/${ticketId}/reopen`, { reason })
}

test('a closed ticket says until when it can be reopened, and an open one does not', async () => {
  const portal = await aPortal({ now: CREATED })
  const ticket = await aClosedTicket(portal)
  expect(ticket.reopenableUntil).toBe('2026-03-10T12:30:00.000Z')
  expect((await portal.client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
  await goTo(portal, REOPENED)
  const reopened = (await reopen(portal.client, ticket.id)).json().ticket
  expect(reopened).not.toHaveProperty('reopenableUntil')
  expect((await portal.client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(reopened)
})

test('reopening adds the reason as a reply, opens the ticket and keeps the verdict of its closing', async () => {
  const portal = await aPortal({ now: CREATED })
  const closed = await aClosedTicket(portal, { priority: 'High' })
  await goTo(portal, REOPENED)
  const res = await reopen(portal.client, closed.id)
  expect(res.statusCode).toBe(200)
  expect(res.json()).toMatchObject({
    ticket: {
      status: 'Open',
      closedAt: null,
      resolutionCode: null,
      updatedAt: REOPENED.toISOString(),
      commentCount: 3,
      comments: [
        { content: 'It smokes again', authorName: 'Uma User' },
        { isSystem: true, said: { code: 'reopened', by: 'Uma User' } },
        { said: { code: 'closedBecause' } },
      ],
      sla: {
        resolutionTime: 150,
        resolutionStatus: 'met',
        responseStatus: 'breached',
        slaStatus: 'breached',
      },
    },
    comment: { content: 'It smokes again' },
  })
})

test('the receipt and the figures agree with a reopened ticket, before and after its second closing', async () => {
  const portal = await aPortal({ now: CREATED })
  const { deps } = portal
  const { id } = await aClosedTicket(portal, { priority: 'High' })
  const met = { met: 1, breached: 0, pending: 0, averageMinutes: 150 }
  expect((await portal.client.get('/api/dashboard')).json().sla.resolution).toEqual(met)
  await goTo(portal, REOPENED)
  await reopen(portal.client, id)
  expect((await portal.client.get('/api/dashboard')).json()).toMatchObject({
    counts: { open: 1, closed: 0 },
    sla: { resolution: met },
  })
  const receipt = (await portal.client.get(`/api/tickets/${id}/sla`)).json()
  expect(receipt.sla).toEqual((await portal.client.get(`/api/tickets/${id}`)).json().sla)
  expect(receipt.resolution).toMatchObject({
    endedAt: CLOSED.toISOString(),
    totalMinutes: 150,
    verdict: { status: 'met' },
  })
  expect(receipt.resolution.lines.at(-1)).toMatchObject({
    kind: 'reopened',
    from: REOPENED.toISOString(),
    minutes: 0,
    totalMinutes: 150,
  })

  await goTo(portal, new Date('2026-03-20T10:00:00.000Z'))
  await portal.client.post(`/api/tickets/${id}/close`)
  const again = (await portal.client.get(`/api/tickets/${id}`)).json()
  expect(again).toMatchObject({
    status: 'Closed',
    closedAt: '2026-03-20T10:00:00.000Z',
    sla: { resolutionTime: 150, resolutionStatus: 'met', slaStatus: 'met' },
  })
  expect((await portal.client.get(`/api/tickets/${id}/sla`)).json().sla).toEqual(again.sla)
  expect((await portal.client.get('/api/dashboard')).json().sla.resolution).toEqual(met)
  const row = await asStaff(deps.db, (tx) =>
    tx.selectFrom('deskTickets').selectAll().where('ticketId', '=', id).executeTakeFirstOrThrow(),
  )
  expect(row).toMatchObject({ resolvedAt: CLOSED, dueAt: null })
})

test('a reopened ticket keeps the clock of its first answer, and has none once it is answered', async () => {
  const portal = await aPortal({ now: CREATED })
  const { customer, deps } = portal
  const dueOf = (id: string) =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('deskTickets')
        .select(['dueClock', 'dueOrder'])
        .where('ticketId', '=', id)
        .executeTakeFirstOrThrow(),
    )
  const { id } = await aClosedTicket(portal)
  await goTo(portal, REOPENED)
  await reopen(portal.client, id)
  expect(await dueOf(id)).toMatchObject({ dueClock: 'response' })
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  expect(await dueOf(id)).toEqual({ dueClock: null, dueOrder: 400_000_000_000_000 })
})

test('reopening is refused when the ticket is open, its days are over, or the installation allows none', async () => {
  const portal = await aPortal({ now: CREATED })
  const { deps } = portal
  const open = await aTicket(portal.client)
  expect((await reopen(portal.client, open.id)).json()).toMatchObject({
    error: 'conflict',
    message: 'This ticket is already open.',
  })
  const { id } = await aClosedTicket(portal)
  await goTo(portal, new Date('2026-03-10T12:30:00.001Z'))
  const tooLate = await reopen(portal.client, id)
  expect(tooLate.statusCode).toBe(409)
  expect(tooLate.json().message).toBe(
    'This ticket can no longer be reopened. Create a follow-up ticket instead.',
  )
  await goTo(portal, CLOSED)
  await asWorker(deps.db, (tx) => tx.updateTable('installation').set({ reopenDays: 0 }).execute())
  expect((await reopen(portal.client, id)).statusCode).toBe(409)
  expect((await portal.client.get(`/api/tickets/${id}`)).json()).not.toHaveProperty(
    'reopenableUntil',
  )
  await asWorker(deps.db, (tx) => tx.updateTable('installation').set({ reopenDays: 7 }).execute())
})

test.each([{}, { reason: ' \n' }, { reason: 7 }])(
  'reopening needs a reason when given %j',
  async (body) => {
    const portal = await aPortal({ now: CREATED })
    const { id } = await aClosedTicket(portal)
    const res = await portal.client.post(`/api/tickets/${id}/reopen`, body)
    expect(res.json()).toMatchObject({ fields: { reason: 'Reason is required' } })
  },
)

test('reopening happens once when two requests come at the same time or one is repeated', async () => {
  const portal = await aPortal({ now: CREATED })
  const { id } = await aClosedTicket(portal)
  const answers = await Promise.all([
    reopen(portal.client, id),
    reopen(portal.client, id, 'Still broken'),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
  expect((await portal.client.get(`/api/tickets/${id}`)).json()).toMatchObject({ commentCount: 3 })
})

test('a follow-up is linked with the closed ticket, and both say so', async () => {
  const portal = await aPortal({ now: CREATED })
  const { client, deps } = portal
  const followed = await aClosedTicket(portal)
  const res = await client.post('/api/tickets', aNewTicket({ followsId: followed.id }))
  expect(res.statusCode).toBe(201)
  const raised = res.json()
  expect(raised).toMatchObject({
    status: 'Open',
    commentCount: 1,
    comments: [
      {
        content: `Uma User created this ticket as a follow-up to #${followed.number}.`,
        said: { code: 'follows', number: followed.number, ticketId: followed.id },
      },
    ],
  })
  expect((await client.get(`/api/tickets/${raised.id}`)).json()).toEqual(raised)
  expect((await client.get(`/api/tickets/${followed.id}`)).json()).toMatchObject({
    status: 'Closed',
    closedAt: followed.closedAt,
    sla: followed.sla,
    comments: [{ said: { code: 'followedUp', number: raised.number, ticketId: raised.id } }, {}],
  })
  const links = await asStaff(deps.db, (tx) =>
    tx.selectFrom('ticketLinks').selectAll().where('ticketId', '=', raised.id).execute(),
  )
  expect(links).toMatchObject([{ kind: 'related' }])
})

test('a follow-up is refused when the other ticket is open or someone else’s', async () => {
  const portal = await aPortal({ now: CREATED })
  const { client } = portal
  const open = await aTicket(client)
  const ofOpen = await client.post('/api/tickets', aNewTicket({ followsId: open.id }))
  expect(ofOpen.json()).toMatchObject({
    fields: { followsId: 'You can only follow up on a closed ticket.' },
  })
  const { id } = await aClosedTicket(portal)
  for (const other of [await aColleague(portal), await aStranger(portal)]) {
    const res = await other.post('/api/tickets', aNewTicket({ followsId: id }))
    expect(res.statusCode).toBe(404)
    expect((await reopen(other, id)).statusCode).toBe(404)
  }
})

test('a merged ticket is neither reopened nor followed when its requester asks for it', async () => {
  const portal = await aPortal({ now: CREATED })
  const { client } = portal
  const [{ id }, into] = [await aTicket(client), await aTicket(client)]
  const { desk } = await anAgentAtTheDesk(portal)
  await desk.post(`/api/desk/tickets/${id}/merge`, { intoTicketId: into.id })
  expect((await client.get(`/api/tickets/${id}`)).json()).not.toHaveProperty('reopenableUntil')
  expect((await reopen(client, id)).statusCode).toBe(409)
  const followed = await client.post('/api/tickets', aNewTicket({ followsId: id }))
  expect(followed.json()).toHaveProperty('fields.followsId')
})

test('an agent reopens a ticket at any time, once, and not one that is merged', async () => {
  const portal = await aPortal({ now: CREATED })
  const { id } = await aClosedTicket(portal)
  const into = await aTicket(portal.client)
  portal.setNow(new Date('2026-06-01T10:00:00.000Z'))
  const { desk } = await anAgentAtTheDesk(portal, { name: 'Agnes Agent' })
  const res = await desk.post(`/api/desk/tickets/${id}/reopen`)
  expect(res.json().ticket).toMatchObject({
    status: 'Open',
    sla: { resolutionStatus: 'met', resolutionTime: 150 },
    comments: [{ said: { code: 'reopened', by: 'Agnes Agent' } }, {}],
  })
  expect((await desk.post(`/api/desk/tickets/${id}/reopen`)).statusCode).toBe(409)
  await desk.post(`/api/desk/tickets/${id}/merge`, { intoTicketId: into.id })
  expect((await desk.post(`/api/desk/tickets/${id}/reopen`)).json().message).toBe(
    'This ticket was merged into another one. Undo the merge to reopen it.',
  )
})
