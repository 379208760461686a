import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { aFile, anAgentAnswer, aReplyForm } from '#test/builders.ts'
import { aColleague, aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aVisitor, statusesOf } from '#test/test-client.ts'

const LATER = new Date('2026-03-03T12:30:00.000Z')

test('close ticket answers the ticket with a comment on author and reason when it closes it', async () => {
  const { client, setNow } = await aPortal()
  const ticket = await aTicket(client)
  setNow(LATER)
  const res = await client.post(`/api/tickets/${ticket.id}/close`, {
    resolutionCode: 'REFUND_APPLIED',
  })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({
    ticket: {
      ...ticket,
      status: 'Closed',
      updatedAt: LATER.toISOString(),
      closedAt: LATER.toISOString(),
      resolutionCode: 'REFUND_APPLIED',
      reopenableUntil: '2026-03-10T12:30:00.000Z',
      commentCount: 1,
      comments: [
        {
          id: expect.any(String),
          content: 'Ticket closed by Uma User. Reason: Refund applied.',
          createdAt: LATER.toISOString(),
          isAgent: false,
          isSystem: true,
          authorName: 'System',
          attachments: [],
          said: { code: 'closedBecause', by: 'Uma User', resolution: 'REFUND_APPLIED' },
        },
      ],
      sla: {
        ...ticket.sla,
        resolutionTime: 150,
        slaStatus: 'met',
        responseStatus: 'breached',
        resolutionStatus: 'met',
      },
    },
  })
  expect((await client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(res.json().ticket)
})

test("close ticket adds a comment in the user's name, below the system's, when one is given", async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const res = await client.post(`/api/tickets/${id}/close`, { additionalComment: ' Thank you! ' })
  expect(res.json().ticket).toMatchObject({
    commentCount: 2,
    resolutionCode: 'ISSUE_FIXED',
    comments: [
      { isSystem: true, content: 'Ticket closed by Uma User. Reason: Issue fixed.' },
      { isSystem: false, isAgent: false, authorName: 'Uma User', content: 'Thank you!' },
    ],
  })
})

test.each([undefined, {}, { additionalComment: '' }, { additionalComment: ' \n' }])(
  'close ticket closes as fixed and adds no comment of the user when given %j',
  async (body) => {
    const { client } = await aPortal()
    const { id } = await aTicket(client)
    const res = await client.post(`/api/tickets/${id}/close`, body)
    expect(res.json()).toMatchObject({
      ticket: { status: 'Closed', resolutionCode: 'ISSUE_FIXED', commentCount: 1 },
    })
  },
)

test.each([
  [
    { resolutionCode: 'issue_fixed' },
    { resolutionCode: 'Choose a resolution reason from the list' },
  ],
  [
    { resolutionCode: 'NOPE', additionalComment: 'a'.repeat(65_537) },
    {
      resolutionCode: 'Choose a resolution reason from the list',
      additionalComment: 'A comment must be 65,536 characters or less',
    },
  ],
  [{ additionalComment: 'a\0b' }, { additionalComment: 'Remove the unsupported character' }],
  [{ additionalComment: 7 }, { additionalComment: expect.any(String) }],
])('close ticket answers 400 and leaves the ticket open when given %j', async (body, fields) => {
  const { client } = await aPortal()
  const ticket = await aTicket(client)
  const res = await client.post(`/api/tickets/${ticket.id}/close`, body)
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ error: 'invalid_input', fields })
  expect((await client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
})

test('close ticket measures the resolution until now, and decides the status by it, when it closes the ticket', async () => {
  const { client, customer, deps, setNow } = await aPortal()
  const { id } = await aTicket(client, { priority: 'High' })
  setNow(new Date('2026-03-03T10:10:00.000Z'))
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  setNow(new Date('2026-03-03T14:00:00.001Z'))
  const res = await client.post(`/api/tickets/${id}/close`, {})
  expect(res.json().ticket.sla).toEqual({
    firstResponseTime: 10,
    resolutionTime: 240,
    responseStatus: 'met',
    resolutionStatus: 'breached',
    slaStatus: 'breached',
    responseDueAt: '2026-03-03T10:30:00.000Z',
    resolutionDueAt: '2026-03-03T14:00:00.000Z',
  })
})

test('close ticket records an event with who, when and why', async () => {
  const { client, deps, user, setNow } = await aPortal()
  const { id } = await aTicket(client)
  setNow(LATER)
  await client.post(`/api/tickets/${id}/close`, { resolutionCode: 'FEATURE_REQUEST_TRACKED' })
  const events = await asStaff(deps.db, (tx) =>
    tx.selectFrom('ticketEvents').selectAll().where('ticketId', '=', id).orderBy('id').execute(),
  )
  expect(events[1]).toMatchObject({
    type: 'closed',
    actorId: user.id,
    byAgent: false,
    at: LATER,
    data: { resolutionCode: 'FEATURE_REQUEST_TRACKED' },
  })
})

test.each(['close', 'reply', 'edit', 'reply with a file'])(
  'a ticket answers 409 to a %s and stays the same when it is closed',
  async (what) => {
    const { client, deps, setNow } = await aPortal()
    const { id } = await aTicket(client)
    const { ticket } = (await client.post(`/api/tickets/${id}/close`, {})).json()
    setNow(new Date('2026-03-03T10:30:00.000Z'))
    const attempts = {
      close: () => client.post(`/api/tickets/${id}/close`, {}),
      reply: () => client.put(`/api/tickets/${id}`, { comment: 'One more thing' }),
      edit: () => client.put(`/api/tickets/${id}`, { priority: 'High' }),
      'reply with a file': () =>
        client.send('PUT', `/api/tickets/${id}`, { form: aReplyForm([aFile()]) }),
    }
    const res = await attempts[what as keyof typeof attempts]()
    expect(res.statusCode).toBe(409)
    expect(res.json()).toEqual({ error: 'ticket_closed', message: 'This ticket is closed.' })
    expect((await client.get(`/api/tickets/${id}`)).json()).toEqual(ticket)
    const pending = await asStaff(deps.db, (tx) =>
      tx.selectFrom('pendingFiles').selectAll().execute(),
    )
    expect(pending).toEqual([])
  },
)

test('one close wins when two are simultaneous', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const close = () => client.post(`/api/tickets/${id}/close`, {})
  const answers = await Promise.all([close(), close(), close()])
  expect(statusesOf(answers)).toEqual([200, 409, 409])
  const ticket = (await client.get(`/api/tickets/${id}`)).json()
  expect(ticket.comments).toHaveLength(1)
  expect(ticket.commentCount).toBe(1)
})

test('a reply is never left behind the close when both are simultaneous', async () => {
  const { client } = await aPortal()
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aTicket(client)
    const reply = () => client.put(`/api/tickets/${id}`, { comment: 'Any news?' })
    const close = () => client.post(`/api/tickets/${id}/close`, {})
    const order = round % 2 === 0 ? [reply(), close()] : [close(), reply()]
    const statuses = (await Promise.all(order)).map((res) => res.statusCode)
    const replied = statuses[round % 2 === 0 ? 0 : 1]
    const ticket = (await client.get(`/api/tickets/${id}`)).json()
    expect(statuses[round % 2 === 0 ? 1 : 0]).toBe(200)
    expect(ticket.status).toBe('Closed')
    expect([200, 409]).toContain(replied)
    expect(ticket.comments).toHaveLength(replied === 200 ? 2 : 1)
    expect(ticket.commentCount).toBe(ticket.comments.length)
  }
})

test('replies are all kept and counted when they are simultaneous', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const comments = ['one', 'two', 'three', 'four']
  await Promise.all(comments.map((comment) => client.put(`/api/tickets/${id}`, { comment })))
  const ticket = (await client.get(`/api/tickets/${id}`)).json()
  expect(ticket.commentCount).toBe(4)
  expect(ticket.comments.map(({ content }: { content: string }) => content).toSorted()).toEqual(
    comments.toSorted(),
  )
})

test('close ticket answers 404 to a stranger, a colleague, and when the ticket is missing', async () => {
  const portal = await aPortal()
  const ticket = await aTicket(portal.client)
  const missing = await portal.client.post(`/api/tickets/${randomUUID()}/close`, {})
  expect(missing.statusCode).toBe(404)
  for (const client of [await aColleague(portal), await aStranger(portal)]) {
    const res = await client.post(`/api/tickets/${ticket.id}/close`, {})
    expect(res.statusCode).toBe(404)
    expect(res.json()).toEqual(missing.json())
  }
  expect((await portal.client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
})

test('a stranger gets the same answer when a closed ticket exists and when it does not', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  await portal.client.post(`/api/tickets/${id}/close`, {})
  const res = await (await aStranger(portal)).post(`/api/tickets/${id}/close`, {})
  expect(res.statusCode).toBe(404)
})

test('close ticket answers 401 when the caller is a visitor', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  expect((await aVisitor(portal).post(`/api/tickets/${id}/close`, {})).statusCode).toBe(401)
})
