import { expect, test } from 'vitest'

import type { AudienceMember } from '#shared/tickets/audience-contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import {
  anAgentAtTheDesk,
  aPortal,
  aSignedInAdministrator,
  aStranger,
  aTicket,
  type Portal,
} from '#test/a-portal.ts'
import { aCustomer, aFile, aNewTicket, aTicketForm, aUser } from '#test/builders.ts'
import { openEventStream } from '#test/event-stream.ts'
import { minute } from '#test/requester-calls.ts'
import { anAnswer, aSamlCustomer, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

type Sight = { visibility?: 'own' | 'categories' | 'all'; mayAnswer?: boolean }

/** Signs in one more of the customer's people, who sees this of others' tickets. */
async function aPerson(portal: Portal, name: string, sight: Sight = {}) {
  const person = await aUser(portal.deps, portal.customer, { name })
  await asStaff(portal.deps.db, (tx) =>
    tx
      .updateTable('users')
      .set({ visibility: 'own', ...sight })
      .where('id', '=', person.id)
      .execute(),
  )
  return { ...person, client: await signedInAs(portal, person) }
}

const audienceOf = async (client: TestClient, ticketId: string): Promise<AudienceMember[]> =>
  (await client.get(`/api/tickets/${ticketId}/audience`)).json()

const add = (client: TestClient, ticketId: string, participant: string) =>
  client.post(`/api/tickets/${ticketId}/participants`, { participant })

const remove = (client: TestClient, ticketId: string, userId: string) =>
  client.delete(`/api/tickets/${ticketId}/participants/${userId}`)

const seen = async (client: TestClient, ticketId: string) =>
  (await client.get(`/api/tickets/${ticketId}`)).statusCode

function eventsOf({ deps }: Portal, ticketId: string) {
  return asWorker(deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select(['type', 'actorId', 'byAgent', 'data'])
      .where('ticketId', '=', ticketId)
      .where('type', 'in', ['participant_added', 'participant_removed'])
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
}

test('the audience of a ticket names its requester, its participants and those who see more, with the reason and who gets email', async () => {
  const portal = await aPortal()
  const mina = await aPerson(portal, 'Mina Park')
  const boss = await aPerson(portal, 'Bea Boss', { visibility: 'all' })
  await aPerson(portal, 'Olga Own')
  const ticket = await aTicket(portal.client)
  expect((await add(portal.client, ticket.id, mina.id)).statusCode).toBe(200)
  const audience = await audienceOf(portal.client, ticket.id)
  expect(audience).toEqual([
    {
      id: portal.user.id,
      name: portal.user.name,
      email: portal.user.email,
      isExternal: false,
      reason: 'requester',
      isMailed: true,
    },
    {
      id: mina.id,
      name: 'Mina Park',
      email: mina.email,
      isExternal: false,
      reason: 'participant',
      isMailed: true,
    },
    {
      id: boss.id,
      name: 'Bea Boss',
      email: boss.email,
      isExternal: false,
      reason: 'all',
      isMailed: false,
    },
  ])
  expect(await audienceOf(boss.client, ticket.id)).toEqual(audience)
})

test('a participant sees a ticket, replies, adds others and leaves, and sees it no more afterwards', async () => {
  const portal = await aPortal()
  const mina = await aPerson(portal, 'Mina Park')
  const tom = await aPerson(portal, 'Tom Ash')
  const ticket = await aTicket(portal.client)
  expect(await seen(mina.client, ticket.id)).toBe(404)
  await add(portal.client, ticket.id, mina.id)
  const read = (await mina.client.get(`/api/tickets/${ticket.id}`)).json()
  const own = (await portal.client.get(`/api/tickets/${ticket.id}`)).json()
  expect(read).toEqual({ ...own, isOfColleague: true })
  const reply = await mina.client.put(`/api/tickets/${ticket.id}`, { comment: 'Mine, too' })
  expect(reply.statusCode).toBe(200)
  expect((await add(mina.client, ticket.id, tom.email)).statusCode).toBe(200)
  expect((await remove(mina.client, ticket.id, mina.id)).statusCode).toBe(204)
  expect(await seen(mina.client, ticket.id)).toBe(404)
  expect((await remove(mina.client, ticket.id, mina.id)).statusCode).toBe(404)
  expect((await audienceOf(portal.client, ticket.id)).map(({ name }) => name)).toEqual([
    portal.user.name,
    'Tom Ash',
  ])
  expect(await eventsOf(portal, ticket.id)).toEqual([
    {
      type: 'participant_added',
      actorId: portal.user.id,
      byAgent: false,
      data: { participantId: mina.id },
    },
    {
      type: 'participant_added',
      actorId: mina.id,
      byAgent: false,
      data: { participantId: tom.id },
    },
    {
      type: 'participant_removed',
      actorId: mina.id,
      byAgent: false,
      data: { participantId: mina.id },
    },
  ])
})

test('adding and removing change nothing when they come twice, also in two tabs, and work on a closed ticket', async () => {
  const portal = await aPortal()
  const mina = await aPerson(portal, 'Mina Park')
  const ticket = await aTicket(portal.client)
  await portal.client.post(`/api/tickets/${ticket.id}/close`)
  const { updatedAt } = (await portal.client.get(`/api/tickets/${ticket.id}`)).json()
  const twice = await Promise.all([
    add(portal.client, ticket.id, mina.id),
    add(portal.client, ticket.id, mina.email),
  ])
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await add(portal.client, ticket.id, portal.user.id)).statusCode).toBe(200)
  expect(await audienceOf(mina.client, ticket.id)).toHaveLength(2)
  const gone = await Promise.all([
    remove(portal.client, ticket.id, mina.id),
    remove(portal.client, ticket.id, mina.id),
  ])
  expect(gone.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect((await eventsOf(portal, ticket.id)).map(({ type }) => type)).toEqual([
    'participant_added',
    'participant_removed',
  ])
  const after = (await portal.client.get(`/api/tickets/${ticket.id}`)).json()
  expect(after).toMatchObject({ status: 'Closed', updatedAt })
})

test('those who only read a ticket are told so when they change it, and may leave once they take part', async () => {
  const portal = await aPortal()
  const reader = await aPerson(portal, 'Rita Reader', { visibility: 'all' })
  const mina = await aPerson(portal, 'Mina Park')
  const ticket = await aTicket(portal.client)
  const address = `/api/tickets/${ticket.id}`
  expect((await portal.client.get(address)).json()).not.toHaveProperty('isReadOnly')
  expect((await reader.client.get(address)).json()).toEqual({
    ...ticket,
    isReadOnly: true,
    isOfColleague: true,
  })
  const attempts = [
    await add(reader.client, ticket.id, mina.id),
    await add(reader.client, ticket.id, reader.id),
    await remove(reader.client, ticket.id, portal.user.id),
    await reader.client.put(address, { comment: 'Hello' }),
    await reader.client.put(address, { priority: 'High' }),
    await reader.client.post(`${address}/close`),
  ]
  for (const attempt of attempts) {
    expect(attempt.statusCode).toBe(403)
    expect(attempt.json()).toMatchObject({
      error: 'forbidden',
      message: 'You can read this ticket, but you can’t change it.',
    })
  }
  await add(portal.client, ticket.id, reader.id)
  expect((await reader.client.get(address)).json()).not.toHaveProperty('isReadOnly')
  expect((await remove(reader.client, ticket.id, reader.id)).statusCode).toBe(204)
  expect((await reader.client.get(address)).json()).toMatchObject({ isReadOnly: true })
})

test('a participant is refused when they are no active colleague, or their address is at no domain of the company', async () => {
  const portal = await aPortal()
  const { deps, customer, client } = portal
  const ticket = await aTicket(client)
  const former = await aUser(deps, customer, { name: 'Gone', active: false })
  const other = await aCustomer(deps)
  const stranger = await aUser(deps, other)
  const cases = {
    [former.id]: 'Enter an email address',
    [former.email]: 'This person’s account is deactivated',
    [stranger.id]: 'Enter an email address',
    [stranger.email]: `Enter an address at one of ${customer.name}’s domains: ${customer.domain}`,
    'mina@vendor.example': `Enter an address at one of ${customer.name}’s domains: ${customer.domain}`,
    mina: 'Enter a colleague’s email address',
  }
  for (const [participant, message] of Object.entries(cases)) {
    const res = await add(client, ticket.id, participant)
    expect(res.statusCode, participant).toBe(400)
    expect(res.json().fields, participant).toEqual({ participant: message })
    const created = await client.post('/api/tickets', {
      ...aNewTicket(),
      participants: [participant],
    })
    expect(created.statusCode, participant).toBe(400)
  }
  expect((await client.get('/api/tickets')).json()).toHaveLength(1)
  expect(await audienceOf(client, ticket.id)).toHaveLength(1)
})

test('a ticket takes 50 participants and no more', async () => {
  const portal = await aPortal()
  const { deps, customer, client } = portal
  const people = await Promise.all(Array.from({ length: 51 }, () => aUser(deps, customer)))
  const ids = people.map(({ id }) => id)
  const tooMany = await client.post('/api/tickets', { ...aNewTicket(), participants: ids })
  expect(tooMany.json().fields).toEqual({
    participants: 'A ticket can have up to 50 participants',
  })
  const ticket = await aTicket(client, { participants: ids.slice(0, 50) })
  expect(await audienceOf(client, ticket.id)).toHaveLength(51)
  const last = await add(client, ticket.id, ids[50] ?? '')
  expect(last.statusCode).toBe(400)
  expect(last.json().message).toBe('A ticket can have up to 50 participants')
  expect((await add(client, ticket.id, ids[0] ?? '')).statusCode).toBe(200)
})

test('a ticket is created with participants, with and without files, and once for a repeated key', async () => {
  const portal = await aPortal()
  const mina = await aPerson(portal, 'Mina Park')
  const { client, customer } = portal
  const input = { ...aNewTicket(), participants: [mina.id, `new@${customer.domain}`, mina.email] }
  const key = { 'idempotency-key': 'a-key-of-a-ticket' }
  const first = await client.post('/api/tickets', input, key)
  expect(first.statusCode).toBe(201)
  expect((await client.post('/api/tickets', input, key)).json()).toEqual(first.json())
  const form = aTicketForm([aFile()])
  form.set('participants', `${mina.id}, new@${customer.domain}`)
  const second = await client.send('POST', '/api/tickets', { form })
  expect(second.statusCode).toBe(201)
  for (const { id } of [first.json(), second.json()]) {
    const audience = await audienceOf(mina.client, id)
    expect(audience.map(({ email }) => email)).toEqual([
      portal.user.email,
      mina.email,
      `new@${customer.domain}`,
    ])
  }
  expect(await eventsOf(portal, first.json().id)).toHaveLength(2)
})

test('a person takes part once in a follow-up when its requester adds a participant of the closed ticket', async () => {
  const portal = await aPortal()
  const { client } = portal
  const { id: participantId } = await aPerson(portal, 'Mina')
  const closed = await aTicket(client, { participants: [participantId] })
  await client.post(`/api/tickets/${closed.id}/close`, { resolutionCode: 'ISSUE_FIXED' })
  const followUp = await aTicket(client, { followsId: closed.id, participants: [participantId] })
  expect((await audienceOf(client, followUp.id)).map(({ name }) => name)).toContain('Mina')
  expect(await eventsOf(portal, followUp.id)).toMatchObject([
    { type: 'participant_added', data: { participantId } },
  ])
})

test('the audience of a new ticket follows participants, categories and confidentiality, and changes nothing', async () => {
  const portal = await aPortal()
  const { client, customer, user, deps } = portal
  const mina = await aPerson(portal, 'Mina Park')
  const boss = await aPerson(portal, 'Bea Boss', { visibility: 'all' })
  const keeper = await aPerson(portal, 'Kai Keeper', { visibility: 'categories' })
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('users')
      .set({ visibleCategories: ['HARDWARE'] })
      .where('id', '=', keeper.id)
      .execute(),
  )
  const asked = async (query: string) => {
    const res = await client.get(`/api/tickets/audience?${query}`)
    return res.json().map(({ name, reason }: AudienceMember) => [name, reason])
  }
  const me = [user.name, 'requester']
  expect(await asked('')).toEqual([me, [boss.name, 'all']])
  expect(await asked('categories=HARDWARE,OTHER')).toEqual([
    me,
    [keeper.name, 'category'],
    [boss.name, 'all'],
  ])
  const unknown = `new@${customer.domain}`
  expect(await asked(`participants=${mina.id},${unknown}&categories=HARDWARE`)).toEqual([
    me,
    [mina.name, 'participant'],
    [unknown, 'participant'],
    [keeper.name, 'category'],
    [boss.name, 'all'],
  ])
  expect(await asked(`participants=${unknown}&confidential=true`)).toEqual([
    me,
    [unknown, 'participant'],
  ])
  const foreign = await client.get('/api/tickets/audience?participants=x@vendor.example')
  expect(foreign.json().fields).toEqual({
    participants: `Enter an address at one of ${customer.name}’s domains: ${customer.domain}`,
  })
  expect((await client.get(`/api/colleagues?q=${unknown}`)).json()).toEqual([
    { name: unknown, email: unknown },
  ])
})

test('colleagues are found by name or address when they are active and of the own company, up to 10', async () => {
  const portal = await aPortal()
  const { deps, client, customer } = portal
  const mina = await aUser(deps, customer, { name: 'Mina Findable' })
  await aUser(deps, customer, { name: 'Max Findable', active: false })
  await aUser(deps, await aCustomer(deps), { name: 'Other Findable' })
  const found = async (q: string) =>
    (await client.get(`/api/colleagues?q=${encodeURIComponent(q)}`)).json()
  const her = { id: mina.id, name: 'Mina Findable', email: mina.email }
  expect(await found('findable')).toEqual([her])
  expect(await found(mina.email.toUpperCase())).toEqual([her])
  expect(await found('nobody@vendor.example')).toEqual([])
  expect(await found('%%')).toEqual([])
  expect((await client.get('/api/colleagues?q=a')).statusCode).toBe(400)
  await Promise.all(Array.from({ length: 11 }, () => aUser(deps, customer, { name: 'Many Same' })))
  expect(await found('many same')).toHaveLength(10)
})

/** Signs in through the identity provider, which vouches for this address. */
async function signInAs(
  portal: Portal,
  customer: Awaited<ReturnType<typeof aSamlCustomer>>,
  email: string,
) {
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const attributes = { email, firstName: 'Nia', lastName: 'New' }
  const options = { inResponseTo: requestId, nameId: email, attributes }
  const answer = anAnswer(portal.deps, customer, options)
  return { client, location: (await postAnswer(client, customer, answer)).headers.location }
}

test('a participant who was added by address finds the ticket when they sign in for the first time, and not when the domain has gone', async () => {
  const portal = await aPortal()
  const { deps } = portal
  const customer = await aSamlCustomer(deps)
  const requester = await signedInAs(portal, await aUser(deps, customer))
  const email = `new@${customer.domain}`
  const ticket = await aTicket(requester, { participants: [email] })
  const { client, location } = await signInAs(portal, customer, email)
  expect(location).toBe('/dashboard?login=success')
  expect(await seen(client, ticket.id)).toBe(200)
  const reply = await client.put(`/api/tickets/${ticket.id}`, { comment: 'I am here' })
  expect(reply.statusCode).toBe(200)
  expect(await audienceOf(requester, ticket.id)).toMatchObject([
    { reason: 'requester' },
    { name: 'Nia New', email, reason: 'participant' },
  ])
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('customerDomains')
      .set({ released: true })
      .where('customerId', '=', customer.id)
      .execute(),
  )
  const later = await signInAs(portal, customer, email)
  expect(later.location).toMatch(/^\/login\?error=foreign_domain/)
})

test('an external participant can’t sign in when their domain has become the company’s', async () => {
  const portal = await aPortal()
  const { deps } = portal
  const customer = await aSamlCustomer(deps)
  const { id } = await aTicket(await signedInAs(portal, await aUser(deps, customer)))
  const { desk } = await anAgentAtTheDesk(portal)
  const domain = `vendor-of-${customer.domain}`
  const vendor = { participant: `vic@${domain}`, isExternal: true }
  const added = await desk.post(`/api/desk/tickets/${id}/participants`, vendor)
  expect(added.statusCode).toBe(200)
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('customerDomains')
      .values({ customerId: customer.id, domain, position: 1 })
      .execute(),
  )
  const { location } = await signInAs(portal, customer, `vic@${domain}`)
  expect(location).toMatch(/^\/login\?error=person_deactivated/)
})

test('an external participant has no part in a ticket any longer when their domain has become another customer’s', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  const { desk } = await anAgentAtTheDesk(portal)
  const domain = `vendor-of-${portal.customer.domain}`
  const vendor = { participant: `vic@${domain}`, isExternal: true }
  const namesIn = async () =>
    (await desk.get(`/api/desk/tickets/${id}`))
      .json()
      .audience.map(({ email }: { email: string }) => email)
  await desk.post(`/api/desk/tickets/${id}/participants`, vendor)
  expect(await namesIn()).toEqual([portal.user.email, vendor.participant])
  await aCustomer(portal.deps, { domain })
  expect(await namesIn()).toEqual([portal.user.email])
})

test('external people are deactivated, audited and told to administrators when their domain is given to another customer', async () => {
  const portal = await aPortal()
  const { deps, customer, client } = portal
  const { id } = await aTicket(client)
  const { desk } = await anAgentAtTheDesk(portal)
  const admin = await aSignedInAdministrator(portal)
  const domain = `vendor-of-${customer.domain}`
  const participants = `/api/desk/tickets/${id}/participants`
  for (const participant of [`vic@${domain}`, `val@elsewhere-${domain}`])
    await desk.post(participants, { participant, isExternal: true })
  const created = await admin.post('/api/admin/customers', { name: 'Vendor', domain })
  expect(created.statusCode).toBe(201)

  const people = `/api/admin/customers/${customer.id}/people`
  const external = (await admin.get(people))
    .json()
    .filter(({ isExternal }: { isExternal: boolean }) => isExternal)
  expect(external).toMatchObject([
    { email: `val@elsewhere-${domain}`, active: true },
    { email: `vic@${domain}`, active: false },
  ])
  const audited = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .where('action', '=', 'person.deactivated')
      .where('customerId', '=', customer.id)
      .select(['subjectName', 'actorName'])
      .execute(),
  )
  expect(audited).toEqual([
    { subjectName: `vic@${domain} (vic@${domain})`, actorName: 'Ada Admin' },
  ])
  const [notice] = (await admin.get('/api/desk/notices')).json().notices
  expect(notice).toMatchObject({
    kind: 'external_ended',
    by: 'Ada Admin',
    customer: { id: customer.id },
    addresses: [`vic@${domain}`],
  })

  const again = await admin.put(`${people}/${external[1].id}`, { active: true })
  expect(again.statusCode).toBe(409)
  expect(again.json().message).toContain('belongs to another customer, Vendor')
  await admin.delete(`/api/admin/customers/${created.json().id}`)
  const free = await admin.put(`${people}/${external[1].id}`, { active: true })
  expect(free.statusCode).toBe(200)
})

test('the desk adds colleagues and external people to a ticket, and removes them', async () => {
  const portal = await aPortal()
  const { client, customer } = portal
  const { desk } = await anAgentAtTheDesk(portal)
  const ticket = await aTicket(client)
  const address = `/api/desk/tickets/${ticket.id}/participants`
  const colleague = await desk.post(address, { participant: `new@${customer.domain}` })
  expect(colleague.statusCode).toBe(200)
  const vendor = { participant: 'vic@vendor.example', isExternal: true, name: 'Vic Vendor' }
  const { audience } = (await desk.post(address, vendor)).json().ticket
  expect(audience).toMatchObject([
    { reason: 'requester' },
    { email: `new@${customer.domain}`, reason: 'participant', isExternal: false },
    { name: 'Vic Vendor', reason: 'participant', isExternal: true, isMailed: true },
  ])
  expect(await audienceOf(client, ticket.id)).toEqual(audience)
  expect((await desk.post(address, vendor)).json().ticket.audience).toEqual(audience)
  expect((await client.get('/api/colleagues?q=vendor')).json()).toEqual([])
  const removed = await desk.delete(`${address}/${audience[2].id}`)
  expect(removed.json().ticket.audience).toEqual(audience.slice(0, 2))
  expect(await eventsOf(portal, ticket.id)).toMatchObject([
    { type: 'participant_added', byAgent: true },
    { type: 'participant_added', byAgent: true },
    { type: 'participant_removed', byAgent: true },
  ])
})

test('an external participant is refused, with the reason, when their address is at a customer’s domain or the support team’s own', async () => {
  const portal = await aPortal()
  const { client, customer, deps, user } = portal
  const { desk, agent } = await anAgentAtTheDesk(portal)
  const other = await aCustomer(deps, { name: 'Globex' })
  const ticket = await aTicket(client)
  const refused = async (participant: string) => {
    const vendor = { participant, isExternal: true }
    const res = await desk.post(`/api/desk/tickets/${ticket.id}/participants`, vendor)
    expect(res.statusCode, participant).toBe(400)
    return res.json().fields.participant
  }
  expect(await refused(user.email)).toBe(
    `This address is at one of ${customer.name}’s domains. Add the person as a colleague instead.`,
  )
  expect(await refused(`x@${other.domain}`)).toBe(
    'This address belongs to another customer, Globex. Only people who don’t belong to any customer can be added as external.',
  )
  expect(await refused(agent.email)).toBe('This address belongs to the support team')
  expect(await refused(user.id)).toBe('Enter an email address')
})

test('the open pages of a ticket are told when someone joins or leaves it, and theirs to reload', async () => {
  const portal = await aPortal()
  const mina = await aPerson(portal, 'Mina Park')
  const ticket = await aTicket(portal.client)
  const own = await openEventStream(portal, portal.client)
  const hers = await openEventStream(portal, mina.client)
  const [joined, left] = [minute(1), minute(2)]
  const told = () => own.events.map(({ data }) => data.updatedAt)
  const missed = () => hers.events.filter(({ event }) => event === 'missed')
  portal.setNow(joined)
  await add(portal.client, ticket.id, mina.id)
  await expect.poll(told).toContain(joined.toISOString())
  await expect.poll(missed).toHaveLength(1)
  portal.setNow(left)
  await remove(portal.client, ticket.id, mina.id)
  await expect.poll(told).toContain(left.toISOString())
  await expect.poll(missed).toHaveLength(2)
})

test('participants of a stranger’s ticket can’t be seen or changed', async () => {
  const portal = await aPortal()
  const ticket = await aTicket(portal.client)
  const stranger = await aStranger(portal)
  const { id } = (await stranger.get('/api/auth/user')).json().user
  const statuses = [
    await stranger.get(`/api/tickets/${ticket.id}/audience`),
    await add(stranger, ticket.id, id),
    await remove(stranger, ticket.id, portal.user.id),
  ].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([404, 404, 404])
})
