import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { anAgentAtTheDesk, aPortal, aSignedInAdministrator, aStranger } from '#test/a-portal.ts'
import { aCustomer, aFile, aNewTicket, aTicketForm, aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { signedInAs } from '#test/test-client.ts'

async function aDesk() {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const raise = (body: object, headers: Record<string, string> = {}) =>
    desk.post(
      '/api/desk/tickets',
      { ...aNewTicket(), customerId: portal.customer.id, email: portal.user.email, ...body },
      headers,
    )
  const findPerson = (email: string) =>
    portal.deps.db
      .selectFrom('users')
      .selectAll()
      .where('customerId', '=', portal.customer.id)
      .where('email', '=', email)
      .executeTakeFirst()
  return { ...portal, agent, desk, raise, findPerson }
}

test("a ticket is a person's own, files included, when an agent raises it for them", async () => {
  const { customer, user, client, desk, agent, ...portal } = await aDesk()
  const form = aTicketForm([aFile()], { subject: 'They called', priority: 'High' })
  form.set('customerId', customer.id)
  form.set('email', user.email.toUpperCase())
  const answer = await desk.send('POST', '/api/desk/tickets', { form })
  expect(answer.statusCode).toBe(201)
  const { ticket } = answer.json()
  expect(ticket).toMatchObject({
    customer: { id: customer.id },
    requester: { id: user.id, name: user.name },
    status: 'Open',
    createdAt: TEST_NOW.toISOString(),
    raisedBy: agent.name,
  })
  const theirs = (await client.get(`/api/tickets/${ticket.id}`)).json()
  expect(theirs).toMatchObject({
    subject: `They called (${customer.name})`,
    sla: ticket.sla,
    raisedBy: agent.name,
    attachments: [{ filename: ticket.attachments[0].filename }],
  })
  const reply = await client.put(`/api/tickets/${ticket.id}`, { comment: 'Thanks' })
  expect(reply.json().ticket.raisedBy).toBe(agent.name)
  expect((await client.get('/api/tickets')).json()).toHaveLength(1)
  const attachment = `/api/desk-files/${theirs.attachments[0].id}`
  expect((await client.get(attachment)).statusCode).toBe(200)
  const stranger = await aStranger(portal)
  expect((await stranger.get(`/api/tickets/${ticket.id}`)).statusCode).toBe(404)
})

test('a ticket is assigned to the agent who raises it, and notifies no one, when they ask for it', async () => {
  const { raise, agent, desk } = await aDesk()
  const mine = await raise({ assignToMe: true })
  expect(mine.json().ticket.assignee).toMatchObject({ id: agent.id })
  const free = await raise({ assignToMe: false })
  expect(free.json().ticket.assignee).toBeNull()
  expect((await desk.get('/api/desk/notices')).json().notices).toEqual([])
})

test('a person is created once, as by a first sign-in, when a ticket is raised for them', async () => {
  const scene = await aDesk()
  const { customer, raise, findPerson } = scene
  const email = `new.person@${customer.domain}`
  const once = { 'idempotency-key': randomUUID() }
  const body = { email, name: 'New Person' }
  const first = (await raise(body, once)).json().ticket
  expect((await raise(body, once)).json().ticket.id).toBe(first.id)
  const second = (await raise({ email, name: 'Another Name' })).json().ticket
  expect(second.requester).toEqual(first.requester)
  expect(first.requester.name).toBe('New Person')
  const person = await findPerson(email)
  expect(person).toMatchObject({ role: 'customer', active: true, lastSignInAt: null })
  const client = await signedInAs(scene, person!)
  expect((await client.get('/api/tickets')).json()).toHaveLength(2)
  // The log says once who made the person, and nothing of the tickets.
  const admin = await aSignedInAdministrator(scene)
  const log = await admin.get(`/api/admin/audit-log?customerId=${customer.id}&action=person`)
  expect(log.json()).toMatchObject([
    { action: 'person.added', actor: { name: expect.any(String) }, after: { email } },
  ])
  expect(log.json()[0].subject).toMatchObject({ id: person?.id, name: `New Person (${email})` })
})

test('a ticket is refused when its person is of another domain or deactivated, or the customer has no domain', async () => {
  const { deps, customer, user, raise, findPerson } = await aDesk()
  const foreign = await raise({ email: 'somebody@elsewhere.example' })
  expect(foreign.statusCode).toBe(400)
  expect(foreign.json().fields).toEqual({
    email: `Enter an address at one of ${customer.name}’s domains: ${customer.domain}`,
  })
  expect(await findPerson('somebody@elsewhere.example')).toBeUndefined()
  const inactive = await aCustomer(deps)
  await deps.db
    .updateTable('customers')
    .set({ active: false })
    .where('id', '=', inactive.id)
    .execute()
  for (const customerId of [inactive.id, randomUUID()])
    expect((await raise({ customerId })).json().fields).toEqual({
      customerId: 'Choose an active customer',
    })
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', user.id).execute()
  expect((await raise({})).json().fields).toEqual({
    email: 'This person’s account is deactivated',
  })
})

test('people are offered by name or address when they are active', async () => {
  const { deps, customer, user, desk, raise } = await aDesk()
  await raise({ email: `zoe@${customer.domain}`, name: 'Zoe Zander' })
  const list = async (q = '') =>
    (await desk.get(`/api/desk/customers/${customer.id}/people?q=${q}`)).json()
  expect(await list()).toHaveLength(2)
  expect(await list('ZAND')).toEqual([
    { id: expect.any(String), name: 'Zoe Zander', email: `zoe@${customer.domain}` },
  ])
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', user.id).execute()
  expect(await list()).toHaveLength(1)
})

test('find contacts finds customers and people of all of them when a text is in their names', async () => {
  const { deps, customer, user, desk } = await aDesk()
  const other = await aCustomer(deps, { name: 'Zebra Works' })
  const person = await aUser(deps, other, { name: 'Zoe 100%' })
  await aUser(deps, other, { name: 'Zoe Inactive', active: false })
  const find = async (q: string) =>
    (await desk.get(`/api/desk/contacts?q=${encodeURIComponent(q)}`)).json()
  expect(await find('zebra')).toEqual({
    customers: [{ id: other.id, name: 'Zebra Works' }],
    people: [],
  })
  expect((await find('zoe 100')).people).toEqual([
    {
      id: person.id,
      name: 'Zoe 100%',
      email: person.email,
      customer: { id: other.id, name: 'Zebra Works' },
    },
  ])
  expect((await find('100%')).people).toHaveLength(1)
  expect((await find(user.email)).people[0].customer.id).toBe(customer.id)
})
