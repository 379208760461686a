import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aFile, anAgent, aReplyForm, manyComments } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aColleague, anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'

async function aDesk() {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const ticket = await aTicket(portal.client)
  const address = `/api/desk/tickets/${ticket.id}`
  const listEvents = () =>
    asStaff(portal.deps.db, (tx) =>
      tx
        .selectFrom('ticketEvents')
        .select(['type', 'byAgent', 'data'])
        .where('ticketId', '=', ticket.id)
        .where('type', '<>', 'created')
        .orderBy('id')
        .execute(),
    )
  const readAsCustomer = async () => (await portal.client.get(`/api/tickets/${ticket.id}`)).json()
  return { ...portal, agent, desk, ticket, address, listEvents, readAsCustomer }
}

function minute(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

test('a ticket at the desk contains its customer, its requester and their other tickets', async () => {
  const scene = await aDesk()
  const { customer, user, client, desk, ticket, address } = scene
  const other = await aTicket(client, { subject: 'Another one' })
  await aTicket(await aColleague(scene))
  const answer = await desk.get(address)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers.link).toBeUndefined()
  expect(answer.json()).toMatchObject({
    ...ticket,
    customer: {
      id: customer.id,
      name: customer.name,
      domain: customer.domain,
      timeZone: 'UTC',
      mspStartDate: null,
      technicalContacts: [],
      openTickets: 3,
    },
    requester: { id: user.id, name: user.name, email: user.email },
    assignee: null,
    due: { clock: 'response', at: ticket.sla.responseDueAt, state: 'on_track' },
    deskUpdatedAt: ticket.updatedAt,
    otherTickets: [{ id: other.id, number: other.number, status: 'Open' }],
  })
})

test('a ticket at the desk says when the agent looked at it before, and not when a colleague did', async () => {
  const { deps, desk, ticket, address, ...scene } = await aDesk()
  const colleague = await anAgentAtTheDesk({ deps, ...scene })
  const tab = randomUUID().replaceAll('-', '')
  await colleague.desk.post(`${address}/presence`, { tab, state: 'viewing' })
  expect((await desk.get(address)).json()).toMatchObject({ id: ticket.id, seenAt: null })
  await desk.post(`${address}/presence`, { tab, state: 'viewing' })
  expect((await desk.get(address)).json()).toMatchObject({ seenAt: TEST_NOW.toISOString() })
})

test('every call of the desk answers 404 when the ticket is missing or of a deleted customer', async () => {
  const { deps, customer, desk, ticket } = await aDesk()
  await deps.db
    .updateTable('customers')
    .set({ deletedAt: TEST_NOW })
    .where('id', '=', customer.id)
    .execute()
  for (const id of [randomUUID(), ticket.id, 'x']) {
    const address = `/api/desk/tickets/${id}`
    const answers = [
      await desk.get(address),
      await desk.get(`${address}/comments`),
      await desk.get(`${address}/sla`),
      await desk.post(`${address}/comments`, { kind: 'note', comment: 'a' }),
      await desk.put(address, { assigneeId: null }),
      await desk.post(`${address}/close`, {}),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  }
})

test('the comments come in pages, notes among them, when a conversation is long', async () => {
  const { deps, customer, desk, ticket, address } = await aDesk()
  await manyComments(deps, { customerId: customer.id, ticketId: ticket.id }, 120)
  await desk.post(`${address}/comments`, { kind: 'note', comment: '<p>A note</p>' })
  const first = await desk.get(address)
  const { comments } = first.json()
  expect(comments).toHaveLength(100)
  expect(comments[0]).toMatchObject({ content: '<p>A note</p>', isInternal: true })
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const older = await desk.get(next)
  expect(older.json()).toHaveLength(21)
  expect(older.json()[0]).toMatchObject({ content: '21', isInternal: false })
  expect(older.headers.link).toBeUndefined()
})

test("the receipt of the service level at the desk equals the requester's", async () => {
  const { client, desk, ticket, address } = await aDesk()
  await desk.post(`${address}/comments`, { kind: 'note', comment: 'a' })
  const receipt = await desk.get(`${address}/sla`)
  expect(receipt.json()).toEqual((await client.get(`/api/tickets/${ticket.id}/sla`)).json())
})

test('a file is readable for staff and no longer pending when it comes with a note', async () => {
  const { deps, agent, client, desk, address } = await aDesk()
  const form = aReplyForm([aFile('plan.txt', 'the plan')])
  form.set('kind', 'note')
  const answer = await desk.send('POST', `${address}/comments`, { form })
  expect(answer.statusCode).toBe(201)
  const [{ id }] = answer.json().comment.attachments
  expect((await desk.get(`/api/desk-files/${id}`)).body).toBe('the plan')
  expect((await client.get(`/api/desk-files/${id}`)).statusCode).toBe(404)
  const pending = await asWorker(deps.db, (tx) =>
    tx.selectFrom('pendingFiles').selectAll().where('customerId', '=', agent.customerId).execute(),
  )
  expect(pending).toEqual([])
})

test('a reply answers 409 with the newer entry, and keeps no file, when it crosses one', async () => {
  const { client, desk, ticket, address } = await aDesk()
  const url = `/api/tickets/${ticket.id}`
  await client.put(url, { comment: 'One more thing' })
  const form = aReplyForm([aFile()])
  form.set('kind', 'reply')
  form.set('newestSeen', 'none')
  const answer = await desk.send('POST', `${address}/comments`, { form })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    error: 'ticket_moved_on',
    comments: [{ content: 'One more thing', isInternal: false }],
  })
  expect((await client.get(url)).json()).toMatchObject({ status: 'Open', commentCount: 1 })
})

test('an assignment is visible and announced only at the desk', async () => {
  const { deps, desk, address, listEvents, readAsCustomer, setNow } = await aDesk()
  const colleague = await anAgent(deps, { name: 'Carla Colleague' })
  const before = await readAsCustomer()
  setNow(minute(3))
  const assigned = await desk.put(address, { assigneeId: colleague.id })
  expect(assigned.statusCode).toBe(200)
  expect(assigned.json().ticket).toMatchObject({
    assignee: { id: colleague.id, name: 'Carla Colleague' },
    updatedAt: before.updatedAt,
    deskUpdatedAt: minute(3).toISOString(),
  })
  expect((await desk.put(address, { assigneeId: null })).json().ticket.assignee).toBeNull()
  // It is unassigned already.
  await desk.put(address, { assigneeId: null })
  expect(await listEvents()).toMatchObject([
    { type: 'assigned', byAgent: true, data: { assigneeId: colleague.id } },
    { type: 'assigned', data: { assigneeId: null } },
  ])
  expect(await readAsCustomer()).toEqual(before)
})

test('a ticket at the desk shows a change of assignee and status when an agent made it, and none of its requester', async () => {
  const { desk, agent, address, client, ticket, setNow } = await aDesk()
  const by = { id: agent.id, name: agent.name }
  expect((await desk.get(address)).json()).toMatchObject({ changes: [] })
  await desk.put(address, { assigneeId: agent.id })
  setNow(minute(1))
  await desk.put(address, { status: 'Pending' })
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'Opens it again' })
  setNow(minute(2))
  await desk.put(address, { assigneeId: null })
  await desk.post(`${address}/close`, {})
  const { changes } = (await desk.get(address)).json()
  expect(changes).toMatchObject([
    { by, status: 'Closed', at: minute(2).toISOString() },
    { by, assignee: by },
    { by, assignee: null },
    { by, status: 'Pending', at: minute(1).toISOString() },
    { by, assignee: by, at: TEST_NOW.toISOString() },
  ])
})

test('a ticket can be assigned only when the agent is active', async () => {
  const { deps, user, desk, address } = await aDesk()
  const gone = await anAgent(deps)
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', gone.id).execute()
  for (const assigneeId of [gone.id, user.id, randomUUID()]) {
    const answer = await desk.put(address, { assigneeId })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toHaveProperty('assigneeId')
  }
})

test('fields reach the customer when the desk changes them, with new due times for a new priority', async () => {
  const { desk, ticket, address, listEvents, readAsCustomer, setNow } = await aDesk()
  setNow(minute(4))
  const changes = { priority: 'High', categories: ['NETWORK_ISSUE'], status: 'Pending' }
  expect((await desk.put(address, changes)).statusCode).toBe(200)
  const changed = await readAsCustomer()
  expect(changed).toMatchObject({ ...changes, updatedAt: minute(4).toISOString() })
  expect(changed.sla.responseDueAt! < ticket.sla.responseDueAt!).toBe(true)
  expect(await listEvents()).toMatchObject([
    {
      type: 'edited',
      byAgent: true,
      data: { changed: ['priority', 'categories'], priority: 'High' },
    },
    { type: 'status_changed', byAgent: true, data: { from: 'Open', to: 'Pending' } },
  ])
})

test('a change is none when the value is the same', async () => {
  const { desk, ticket, address, listEvents, readAsCustomer, setNow } = await aDesk()
  setNow(minute(4))
  const { priority, categories, status } = ticket
  expect((await desk.put(address, { priority, categories, status })).statusCode).toBe(200)
  expect(await readAsCustomer()).toMatchObject({ updatedAt: ticket.updatedAt })
  expect(await listEvents()).toEqual([])
})

test.each([{}, { subject: 'Mine' }, { status: 'Closed' }, { priority: 'None' }])(
  'a change is refused when it is %j',
  async (changes) => {
    const { desk, address } = await aDesk()
    expect((await desk.put(address, changes)).statusCode).toBe(400)
  },
)

test('a change is refused, and nothing is assigned, when its category is unknown', async () => {
  const { agent, desk, address } = await aDesk()
  const answer = await desk.put(address, { assigneeId: agent.id, categories: ['NOPE'] })
  expect(answer.statusCode).toBe(400)
  expect((await desk.get(address)).json().assignee).toBeNull()
})

test("an agent's closing words are an answer, followed by a comment on author and reason, when they close a ticket", async () => {
  const { desk, address, listEvents, readAsCustomer, setNow } = await aDesk()
  setNow(minute(7))
  const closing = {
    resolutionCode: 'ISSUE_FIXED',
    additionalComment: '<p>Toner <b>changed</b></p>',
  }
  const closed = await desk.post(`${address}/close`, closing)
  expect(closed.statusCode).toBe(200)
  expect(closed.json().ticket).toMatchObject({ status: 'Closed', due: null })
  expect(await readAsCustomer()).toMatchObject({
    status: 'Closed',
    resolutionCode: 'ISSUE_FIXED',
    commentCount: 2,
    comments: [
      { isSystem: true, content: 'Ticket closed by Agnes Agent. Reason: Issue fixed.' },
      { isAgent: true, content: '<p>Toner <strong>changed</strong></p>' },
    ],
    sla: { firstResponseTime: 7, resolutionTime: 7, responseStatus: 'met' },
  })
  expect(await listEvents()).toMatchObject([
    { type: 'replied' },
    { type: 'assigned' },
    { type: 'closed' },
  ])
})

test('a ticket stays unanswered when it is closed without words', async () => {
  const { desk, address, readAsCustomer } = await aDesk()
  await desk.post(`${address}/close`, { additionalComment: '<p> </p>' })
  expect(await readAsCustomer()).toMatchObject({
    commentCount: 1,
    sla: { firstResponseTime: null, resolutionTime: 0 },
  })
})

test('the desk changes nothing when a ticket is closed', async () => {
  const { agent, desk, address } = await aDesk()
  await desk.post(`${address}/close`, {})
  const answers = [
    await desk.post(`${address}/comments`, { kind: 'reply', comment: 'a' }),
    await desk.post(`${address}/comments`, { kind: 'note', comment: 'a', priority: 'High' }),
    await desk.put(address, { assigneeId: agent.id }),
    await desk.post(`${address}/close`, {}),
  ]
  expect(answers.map((answer) => answer.json().error)).toEqual(answers.map(() => 'ticket_closed'))
})

test('a request of the desk changes nothing, and answers the present ticket, when it is repeated', async () => {
  const { agent, desk, address, listEvents } = await aDesk()
  const once = { 'idempotency-key': 'a' }
  const note = { kind: 'note', comment: 'Once' }
  const first = await desk.post(`${address}/comments`, note, once)
  await desk.put(address, { assigneeId: agent.id }, once)
  await desk.put(address, { assigneeId: null })
  const again = await desk.post(`${address}/comments`, note, once)
  expect(again.json().comment).toEqual(first.json().comment)
  expect(
    (await desk.put(address, { assigneeId: agent.id }, once)).json().ticket.assignee,
  ).toBeNull()
  expect((await listEvents()).map(({ type }) => type)).toEqual(['noted', 'assigned', 'assigned'])
})

test('a ticket gets its new fields and is closed when one step asks for both', async () => {
  const { agent, desk, address, listEvents, readAsCustomer } = await aDesk()
  const changes = { assigneeId: agent.id, priority: 'High', resolutionCode: 'ISSUE_FIXED' }
  const res = await desk.put(address, { ...changes, status: 'Pending' })
  expect(res.json().ticket).toMatchObject({ status: 'Closed', assignee: { id: agent.id } })
  expect(await readAsCustomer()).toMatchObject({ priority: 'High', commentCount: 1 })
  expect((await listEvents()).map(({ type }) => type)).toEqual(['assigned', 'edited', 'closed'])
})
