import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { aFile, anAgentAnswer, anInternalNote, aReplyForm } from '#test/builders.ts'
import { aColleague, aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

const LATER = new Date('2026-03-03T10:20:00.000Z')

function listEvents(deps: Deps, ticketId: string) {
  return asStaff(deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select(['type', 'actorId', 'byAgent', 'at', 'data'])
      .where('ticketId', '=', ticketId)
      .orderBy('id')
      .execute(),
  )
}

test('a ticket is Open again, and answered with the comment, when its requester replies', async () => {
  const { client, customer, deps, setNow } = await aPortal()
  const { id } = await aTicket(client)
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  expect((await client.get(`/api/tickets/${id}`)).json()).toMatchObject({ status: 'Pending' })
  setNow(LATER)
  const res = await client.put(`/api/tickets/${id}`, { comment: ' It is off now.\n' })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toMatchObject({
    ticket: { id, status: 'Open', updatedAt: LATER.toISOString(), commentCount: 2 },
  })
  expect(res.json().comment).toEqual({
    id: expect.any(String),
    content: 'It is off now.',
    createdAt: LATER.toISOString(),
    isAgent: false,
    isSystem: false,
    authorName: 'Uma User',
    attachments: [],
  })
  const ticket = (await client.get(`/api/tickets/${id}`)).json()
  expect(ticket).toEqual(res.json().ticket)
  expect(ticket.comments).toMatchObject([
    { content: 'It is off now.', isAgent: false },
    { content: expect.stringContaining('turning it off'), isAgent: true },
  ])
})

test('two events are recorded, the reply and the new status, when a requester replies', async () => {
  const { client, customer, user, deps, setNow } = await aPortal()
  const { id } = await aTicket(client)
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  setNow(LATER)
  const { comment } = (await client.put(`/api/tickets/${id}`, { comment: 'Thanks' })).json()
  const by = { actorId: user.id, byAgent: false, at: LATER }
  expect((await listEvents(deps, id)).slice(-2)).toEqual([
    { ...by, type: 'replied', data: { commentId: comment.id } },
    { ...by, type: 'status_changed', data: { from: 'Pending', to: 'Open' } },
  ])
})

test('a reply changes no status when the ticket is open', async () => {
  const { client, deps } = await aPortal()
  const { id } = await aTicket(client)
  await client.put(`/api/tickets/${id}`, { comment: 'Any news?' })
  expect((await listEvents(deps, id)).map((event) => event.type)).toEqual(['created', 'replied'])
})

test("a reply is no first response when it is the requester's", async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const res = await client.put(`/api/tickets/${id}`, { comment: 'Any news?' })
  expect(res.json().ticket.sla).toMatchObject({
    firstResponseTime: null,
    responseStatus: 'pending',
  })
})

test('files are on the comment, and not on the ticket, when they come with a reply', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const form = aReplyForm([aFile('a.png', 'aa'), aFile('b.pdf', 'bbb', 'application/pdf')])
  const res = await client.send('PUT', `/api/tickets/${id}`, { form })
  expect(res.statusCode).toBe(200)
  const attachments = [
    { id: expect.any(String), filename: 'a.png', size: 2 },
    { id: expect.any(String), filename: 'b.pdf', size: 3 },
  ]
  expect(res.json().comment.attachments).toEqual(attachments)
  expect(res.json().ticket).toMatchObject({ attachments: [], comments: [{ attachments }] })
  const file = await client.get(`/api/desk-files/${res.json().comment.attachments[1].id}`)
  expect(file.body).toBe('bbb')
})

test.each([
  [{ comment: '' }, { comment: 'Write a reply first' }],
  [{ comment: ' ' }, { comment: 'Write a reply first' }],
  [{ comment: 7 }, { comment: 'Write a reply first' }],
  [{ comment: 'a\0b' }, { comment: 'Remove the unsupported character' }],
  [{ comment: 'a'.repeat(65_537) }, { comment: 'A reply must be 65,536 characters or less' }],
  [
    { subject: ' ', description: ' ', priority: 'low', categories: [] },
    {
      subject: 'Subject is required',
      description: 'Description is required',
      priority: 'Priority must be Low, Medium or High',
      categories: 'At least one category is required',
    },
  ],
  [{ subject: 'a'.repeat(101) }, { subject: 'Subject must be 100 characters or less' }],
  [
    { categories: ['NOPE'] },
    { categories: '“NOPE” isn’t a valid category. Choose one from the list.' },
  ],
])('update ticket answers 400 and changes nothing when given %j', async (body, fields) => {
  const { client } = await aPortal()
  const ticket = await aTicket(client)
  const res = await client.put(`/api/tickets/${ticket.id}`, body)
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ error: 'invalid_input', fields })
  expect((await client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
})

test('update ticket ignores a field when it is unknown', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  expect((await client.put(`/api/tickets/${id}`, { status: 'Closed' })).statusCode).toBe(400)
  const replied = await client.put(`/api/tickets/${id}`, { comment: 'Hi', status: 'Closed' })
  expect(replied.statusCode).toBe(200)
  expect((await client.get(`/api/tickets/${id}`)).json()).toMatchObject({
    status: 'Open',
    commentCount: 1,
  })
})

test.each([{}, { comment: 'Hi', subject: 'Other' }, { comment: 'Hi', priority: 'High' }])(
  'update ticket answers 400 when given %j, which is neither a reply nor a change',
  async (body) => {
    const { client } = await aPortal()
    const ticket = await aTicket(client)
    const res = await client.put(`/api/tickets/${ticket.id}`, body)
    expect(res.statusCode).toBe(400)
    expect(res.json()).toEqual({
      error: 'invalid_input',
      message: 'Send either a comment or field changes, not both',
    })
    expect((await client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
  },
)

test('a change of fields answers 400 when files come with it, which belong to a reply', async () => {
  const { client } = await aPortal()
  const ticket = await aTicket(client)
  const form = new FormData()
  form.set('subject', 'Other')
  form.append('attachments', aFile())
  const res = await client.send('PUT', `/api/tickets/${ticket.id}`, { form })
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ fields: { attachments: 'Files must be sent with a reply' } })
  expect((await client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
})

test('the other fields stay, and the present ticket is answered, when some are changed', async () => {
  const { client, customer, deps, user, setNow } = await aPortal()
  const ticket = await aTicket(client)
  setNow(LATER)
  const res = await client.put(`/api/tickets/${ticket.id}`, {
    subject: `Scanner (${customer.name})`,
    description: 'It is the scanner.',
  })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({
    ticket: {
      ...ticket,
      subject: `Scanner (${customer.name})`,
      description: 'It is the scanner.',
      updatedAt: LATER.toISOString(),
    },
  })
  expect((await listEvents(deps, ticket.id)).at(-1)).toEqual({
    type: 'edited',
    actorId: user.id,
    byAgent: false,
    at: LATER,
    data: { changed: ['subject', 'description'] },
  })
})

test('fields are changed when they come as a form, with comma-joined categories', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const form = new FormData()
  form.set('categories', 'NETWORK_ISSUE, BILLING_ISSUE,')
  const res = await client.send('PUT', `/api/tickets/${id}`, { form })
  expect(res.json()).toMatchObject({ ticket: { categories: ['NETWORK_ISSUE', 'BILLING_ISSUE'] } })
})

test('the due instants move, counted from the same start, when the priority is changed', async () => {
  const { client, setNow } = await aPortal()
  const { id } = await aTicket(client, { priority: 'Low' })
  setNow(LATER)
  const res = await client.put(`/api/tickets/${id}`, { priority: 'High' })
  expect(res.json().ticket).toMatchObject({
    priority: 'High',
    createdAt: '2026-03-03T10:00:00.000Z',
    sla: {
      responseDueAt: '2026-03-03T10:30:00.000Z',
      resolutionDueAt: '2026-03-03T14:00:00.000Z',
    },
  })
  const back = await client.put(`/api/tickets/${id}`, { priority: 'Low' })
  expect(back.json().ticket.sla).toMatchObject({
    responseDueAt: '2026-03-03T11:00:00.000Z',
    resolutionDueAt: '2026-03-09T13:00:00.000Z',
  })
})

test('a ticket keeps a category when it is no longer available, but gets no such new one', async () => {
  const { client, deps } = await aPortal()
  const kept = await aTicket(client, { categories: ['SECURITY_INCIDENT'] })
  const other = await aTicket(client)
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('categories')
      .set({ retired: true })
      .where('id', '=', 'SECURITY_INCIDENT')
      .execute(),
  )
  const categories = ['SECURITY_INCIDENT', 'HARDWARE_ISSUE']
  expect((await client.put(`/api/tickets/${kept.id}`, { categories })).statusCode).toBe(200)
  expect((await client.put(`/api/tickets/${other.id}`, { categories })).statusCode).toBe(400)
  await asStaff(deps.db, (tx) => tx.updateTable('categories').set({ retired: false }).execute())
})

test("a note appears nowhere in its requester's ticket when agents write one", async () => {
  const { client, customer, deps } = await aPortal()
  const ticket = await aTicket(client)
  const note = await anInternalNote(deps, { customerId: customer.id, ticketId: ticket.id })
  expect((await client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
  const reply = await client.put(`/api/tickets/${ticket.id}`, { comment: 'Hello?' })
  expect(reply.json().ticket.comments).toHaveLength(1)
  expect((await client.get(`/api/desk-files/${note.attachmentId}`)).statusCode).toBe(404)
  expect((await client.get(`/api/tickets/${ticket.id}/sla`)).json().events).toHaveLength(1)
})

test.each([{ comment: 'Mine now' }, { subject: 'Mine now' }])(
  'update ticket answers 404 for %j to a stranger, a colleague, and when the ticket is missing',
  async (body) => {
    const portal = await aPortal()
    const ticket = await aTicket(portal.client)
    const missing = await portal.client.put(`/api/tickets/${randomUUID()}`, body)
    expect(missing.statusCode).toBe(404)
    for (const client of [await aColleague(portal), await aStranger(portal)]) {
      const res = await client.put(`/api/tickets/${ticket.id}`, body)
      expect(res.statusCode).toBe(404)
      expect(res.json()).toEqual(missing.json())
    }
    expect((await portal.client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
  },
)

test('update ticket answers 401 when the caller is a visitor', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  expect((await aVisitor(portal).put(`/api/tickets/${id}`, { comment: 'Hi' })).statusCode).toBe(401)
})

test('get ticket answers the same 404 when a ticket is missing, foreign or its id impossible', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  const answers = [
    await portal.client.get(`/api/tickets/${randomUUID()}`),
    await (await aColleague(portal)).get(`/api/tickets/${id}`),
    await (await aStranger(portal)).get(`/api/tickets/${id}`),
  ]
  for (const res of answers) {
    expect(res.statusCode).toBe(404)
    expect(res.json()).toEqual({
      error: 'not_found',
      message: "The ticket you are looking for does not exist or you don't have access to it.",
    })
  }
  for (const odd of ['1042', 'x', `${id}'`, '%00', id.replaceAll('-', '')]) {
    const res = await portal.client.get(`/api/tickets/${odd}`)
    expect(res.json()).toMatchObject({ error: 'not_found' })
    expect(res.statusCode).toBe(404)
  }
  expect((await aVisitor(portal).get(`/api/tickets/${id}`)).statusCode).toBe(401)
})
