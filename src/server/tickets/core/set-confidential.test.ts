import { afterEach, expect, test } from 'vitest'

import type { CategoryConfidentiality } from '#shared/tickets/values.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import {
  anAgentAtTheDesk,
  anOnlooker,
  aPortal,
  aTicket,
  withParticipants,
  type Portal,
} from '#test/a-portal.ts'
import { aFile, aNewTicket, aTicketForm } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { openEventStream } from '#test/event-stream.ts'
import type { TestClient } from '#test/test-client.ts'

// Categories and the mail server belong to the installation, and the tests of this file share one.
afterEach(async () => {
  const { deps } = await buildTestApp()
  await deps.db.updateTable('categories').set({ confidential: 'no' }).execute()
  await deps.db.updateTable('mailOut').set({ hasServer: false }).execute()
})

const HR = 'BILLING_ISSUE'
const ORDINARY = 'HARDWARE_ISSUE'

async function categoryIs({ deps }: Portal, confidential: CategoryConfidentiality) {
  await deps.db.updateTable('categories').set({ confidential }).where('id', '=', HR).execute()
}

const atOwn = (id: string) => `/api/tickets/${id}/confidential`
const atDesk = (id: string) => `/api/desk/tickets/${id}/confidential`

function read(client: TestClient, id: string) {
  return client.get(`/api/tickets/${id}`)
}

async function participantsOf({ deps }: Portal, id: string) {
  const { participantIds } = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('tickets')
      .select('participantIds')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return participantIds.toSorted()
}

test('a ticket is confidential in every answer when it was created so, with files or without', async () => {
  const portal = await aPortal()
  const { client } = portal
  const plain = await aTicket(client)
  expect(plain).not.toHaveProperty('confidential')
  const form = aTicketForm([aFile()])
  form.set('confidential', 'true')
  const filed = (await client.send('POST', '/api/tickets', { form })).json()
  const secret = await aTicket(client, { confidential: true })
  const { desk } = await anAgentAtTheDesk(portal)
  for (const ticket of [secret, filed]) {
    expect(ticket.confidential).toBe(true)
    expect((await read(client, ticket.id)).json()).toEqual(ticket)
    const item = (await client.get('/api/tickets'))
      .json()
      .find(({ id }: { id: string }) => id === ticket.id)
    expect(ticket).toMatchObject(item)
    expect(item.confidential).toBe(true)
    const found = (await desk.get(`/api/desk/tickets/${ticket.id}`)).json()
    expect(found.confidential).toBe(true)
  }
  const queue = (await desk.get(`/api/desk/tickets?customerId=${portal.customer.id}`)).json()
  const marked = queue.filter((item: object) => 'confidential' in item)
  const ids = new Set(marked.map(({ id }: { id: string }) => id))
  expect(ids).toEqual(new Set([secret.id, filed.id]))
})

test.each<[CategoryConfidentiality, boolean | undefined, boolean]>([
  ['no', undefined, false],
  ['no', true, true],
  ['proposed', undefined, true],
  ['proposed', false, false],
  ['always', undefined, true],
  ['always', false, true],
])(
  'a ticket of a category with %s that asks for %s is confidential: %s',
  async (rule, confidential, expected) => {
    const portal = await aPortal()
    await categoryIs(portal, rule)
    const input = aNewTicket({ categories: [ORDINARY, HR] })
    const body = confidential === undefined ? input : { ...input, confidential }
    const raised = (await portal.client.post('/api/tickets', body)).json()
    expect(raised.confidential ?? false).toBe(expected)
    const form = aTicketForm([aFile()], { categories: [ORDINARY, HR] })
    if (confidential !== undefined) form.set('confidential', String(confidential))
    const filed = (await portal.client.send('POST', '/api/tickets', { form })).json()
    expect(filed.confidential ?? false).toBe(expected)
    const { desk } = await anAgentAtTheDesk(portal)
    const person = { customerId: portal.customer.id, email: portal.user.email }
    const onBehalf = (await desk.post('/api/desk/tickets', { ...body, ...person })).json().ticket
    expect(onBehalf.confidential ?? false).toBe(expected)
  },
)

test('a colleague who sees all tickets loses and gains one when its requester switches, open or closed, and no one is mailed', async () => {
  const portal = await aPortal()
  const { client, deps } = portal
  await deps.db.updateTable('mailOut').set({ hasServer: true }).execute()
  const { id: onlookerId, client: onlooker } = await anOnlooker(portal)
  const { id } = await aTicket(client, { subject: 'About my pay' })
  expect((await read(onlooker, id)).statusCode).toBe(200)
  const others = [{ id: onlookerId, name: 'Olga Onlooker' }]
  expect((await client.get(atOwn(id))).json()).toEqual({ confidential: false, others })

  const hidden = await client.put(atOwn(id), { confidential: true })
  expect(hidden.statusCode).toBe(200)
  expect(hidden.json().ticket).toEqual((await read(client, id)).json())
  expect((await read(onlooker, id)).statusCode).toBe(404)
  expect((await client.get(atOwn(id))).json()).toEqual({ confidential: true, others })

  const causes = () => deps.db.selectFrom('mailCauses').select('kind').execute()
  await client.post(`/api/tickets/${id}/close`, {})
  const mailed = (await causes()).length
  expect(mailed).toBeGreaterThan(0)
  expect((await client.put(atOwn(id), { confidential: false })).statusCode).toBe(200)
  expect((await read(onlooker, id)).json().status).toBe('Closed')
  // Once more changes nothing.
  expect((await client.put(atOwn(id), { confidential: false })).statusCode).toBe(200)
  const events = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select(['type', 'data', 'actorId'])
      .where('ticketId', '=', id)
      .where('type', '=', 'edited')
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
  expect(events).toEqual([
    {
      type: 'edited',
      actorId: portal.user.id,
      data: { changed: ['confidential'], confidential: true },
    },
    {
      type: 'edited',
      actorId: portal.user.id,
      data: { changed: ['confidential'], confidential: false },
    },
  ])
  expect(await causes()).toHaveLength(mailed)
})

test('only the requester and the desk switch, and not participants or readers who may answer', async () => {
  const portal = await aPortal()
  const reader = await anOnlooker(portal, { visibility: 'all', mayAnswer: true })
  const participant = await anOnlooker(portal, { visibility: 'own' }, 'Pia Participant')
  const colleague = await anOnlooker(portal, { visibility: 'own' })
  const { id } = await aTicket(portal.client)
  await withParticipants(portal, id, participant.id)
  for (const [client, status] of [
    [reader.client, 403],
    [participant.client, 403],
    [colleague.client, 404],
  ] as const) {
    expect((await client.put(atOwn(id), { confidential: true })).statusCode).toBe(status)
    expect((await client.get(atOwn(id))).statusCode).toBe(status)
  }
  const { desk } = await anAgentAtTheDesk(portal)
  expect((await desk.put(atDesk(id), { confidential: true })).json().ticket.confidential).toBe(true)
  expect((await desk.get(atDesk(id))).json().others).toEqual([
    { id: reader.id, name: 'Olga Onlooker' },
  ])
  expect((await read(participant.client, id)).json()).toMatchObject({
    confidential: true,
    isOfColleague: true,
  })
  expect((await read(reader.client, id)).statusCode).toBe(404)
})

test('switching off is refused while a category forces it, and a later category does not switch on', async () => {
  const portal = await aPortal()
  const { client } = portal
  await categoryIs(portal, 'always')
  const { id } = await aTicket(client, { categories: [HR] })
  const refused = await client.put(atOwn(id), { confidential: false })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toMatch(/always confidential/)
  await client.put(`/api/tickets/${id}`, { categories: [ORDINARY] })
  const { ticket } = (await client.put(atOwn(id), { confidential: false })).json()
  expect(ticket).not.toHaveProperty('confidential')
  const changed = await client.put(`/api/tickets/${id}`, { categories: [HR] })
  expect(changed.json().ticket).not.toHaveProperty('confidential')
})

test('the stream of a colleague has its page look again, and their list, search and counts lose a ticket, when it becomes confidential', async () => {
  const portal = await aPortal()
  const { client: onlooker } = await anOnlooker(portal)
  const { id, number } = await aTicket(portal.client)
  const before = await onlooker.get('/api/tickets?scope=company')
  expect(before.json()).toMatchObject([{ id }])
  const stream = await openEventStream(portal, onlooker)
  await portal.client.put(atOwn(id), { confidential: true })
  await expect.poll(() => stream.events.map(({ event }) => event)).toContain('missed')
  const list = await onlooker.get('/api/tickets?scope=company&count=true')
  expect(list.json()).toEqual([])
  expect(list.headers['x-total-count']).toBe('0')
  const found = await onlooker.get(`/api/tickets?scope=company&q=${number}`)
  expect(found.json()).toEqual([])
  const { counts } = (await onlooker.get('/api/dashboard?scope=company')).json()
  expect(counts.total).toBe(0)
})

test('a follow-up and a split are as confidential as their ticket, and have its people', async () => {
  const portal = await aPortal()
  const { client, user } = portal
  const participant = await anOnlooker(portal, { visibility: 'own' }, 'Pia Participant')
  const reader = await anOnlooker(portal)
  const { id } = await aTicket(client, { confidential: true })
  await withParticipants(portal, id, participant.id)
  const said = await participant.client.put(`/api/tickets/${id}`, { comment: 'And the scanner' })
  const { desk } = await anAgentAtTheDesk(portal)
  const split = await desk.post(`/api/desk/tickets/${id}/split`, {
    commentIds: [said.json().comment.id],
    subject: 'Scanner',
    description: 'The scanner',
  })
  const { ticket: scanner } = split.json()
  expect(scanner.confidential).toBe(true)
  expect(await participantsOf(portal, scanner.id)).toEqual([participant.id])

  await client.post(`/api/tickets/${id}/close`, {})
  const followUp = aNewTicket({ followsId: id, confidential: false })
  const followed = await participant.client.post('/api/tickets', followUp)
  expect(followed.json()).toMatchObject({ confidential: true })
  expect(await participantsOf(portal, followed.json().id)).toEqual([user.id])
  expect((await read(client, followed.json().id)).statusCode).toBe(200)
  expect((await read(reader.client, followed.json().id)).statusCode).toBe(404)
})
