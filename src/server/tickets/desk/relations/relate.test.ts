import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aFile, aReplyForm } from '#test/builders.ts'
import {
  aColleague,
  anAgentAtTheDesk,
  aPortal,
  aSignedInAdministrator,
  aStranger,
  aTicket,
} from '#test/a-portal.ts'

async function aDesk() {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const ticket = await aTicket(portal.client)
  const at = (id: string) => `/api/desk/tickets/${id}`
  const linksOf = async (id: string) => (await desk.get(at(id))).json().relations.links
  return { ...portal, agent, desk, ticket, at, linksOf }
}

test('a link is visible from both tickets, and hidden from the customer, when an agent sets it', async () => {
  const scene = await aDesk()
  const { client, desk, ticket, at, linksOf } = scene
  const stranger = await aStranger(scene)
  const other = await aTicket(stranger, { subject: 'Elsewhere' })
  const read = async () => [
    (await client.get(`/api/tickets/${ticket.id}`)).body,
    (await stranger.get(`/api/tickets/${other.id}`)).body,
  ]
  const before = await read()
  const link = (kind: string, from = ticket.id, to = other.id) =>
    desk.put(`${at(from)}/links/${to}`, { kind })
  expect((await link('caused_by')).json().ticket.relations.links).toMatchObject([
    { id: other.id, number: other.number, way: 'caused_by', status: 'Open' },
  ])
  expect(await linksOf(other.id)).toMatchObject([{ id: ticket.id, way: 'causes' }])
  // The other ticket's link replaces it.
  await link('duplicate', other.id, ticket.id)
  expect(await linksOf(ticket.id)).toMatchObject([{ id: other.id, way: 'duplicated_by' }])
  expect(await read()).toEqual(before)

  expect((await link('related', ticket.id, ticket.id)).statusCode).toBe(400)
  expect((await link('related', ticket.id, randomUUID())).statusCode).toBe(404)
  expect((await link('like')).statusCode).toBe(400)
  const removed = await desk.send('DELETE', `${at(ticket.id)}/links/${other.id}`)
  expect(removed.json().ticket.relations.links).toEqual([])
  expect(await linksOf(other.id)).toEqual([])
})

test('a link is not shown when its ticket is of a deleted customer', async () => {
  const scene = await aDesk()
  const { deps, desk, ticket, at, linksOf } = scene
  const other = await aTicket(await aStranger(scene))
  await desk.put(`${at(ticket.id)}/links/${other.id}`, { kind: 'related' })
  await asWorker(deps.db, async (tx) => {
    const { customerId } = await tx
      .selectFrom('tickets')
      .select('customerId')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('customers')
      .set({ deletedAt: deps.now() })
      .where('id', '=', customerId)
      .execute()
  })
  expect(await linksOf(ticket.id)).toEqual([])
})

test('split marks both tickets when it moves replies, notes and files to a new one of the requester', async () => {
  const { client, desk, agent, ticket, at, linksOf } = await aDesk()
  await desk.put(at(ticket.id), { assigneeId: agent.id })
  const form = aReplyForm([aFile('log.txt', 'log')], 'The printer is broken, too')
  const moved = (await client.send('PUT', `/api/tickets/${ticket.id}`, { form })).json().comment
  const note = await desk.post(`${at(ticket.id)}/comments`, { kind: 'note', comment: '<p>Odd</p>' })
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'This stays' })
  const wanted = {
    commentIds: [moved.id, note.json().comment.id],
    subject: 'The printer',
    description: 'It is broken',
  }
  const key = { 'idempotency-key': randomUUID() }
  const answer = await desk.post(`${at(ticket.id)}/split`, wanted, key)
  expect(answer.statusCode).toBe(201)
  const { ticket: made } = answer.json()
  expect(made).toMatchObject({
    description: 'It is broken',
    status: 'Open',
    priority: ticket.priority,
    requester: { id: (await client.get('/api/auth/user')).json().user.id },
    assignee: { id: agent.id },
    commentCount: 2,
    comments: [{ isSystem: true }, { content: '<p>Odd</p>', isInternal: true }, moved],
  })
  expect(made.subject).toMatch(/^The printer/)
  // It says which ticket it comes from instead.
  expect(made).not.toHaveProperty('raisedBy')
  expect(await linksOf(ticket.id)).toMatchObject([{ id: made.id, way: 'related' }])
  // The requester sees both, and of the note nothing.
  const mine = (await client.get(`/api/tickets/${made.id}`)).json()
  expect(mine.comments).toMatchObject([
    { content: `Agnes Agent created this ticket from #${ticket.number}.` },
    moved,
  ])
  expect((await client.get(`/api/desk-files/${moved.attachments[0].id}`)).statusCode).toBe(200)
  const left = (await client.get(`/api/tickets/${ticket.id}`)).json()
  expect(left).toMatchObject({
    commentCount: 2,
    comments: [
      { content: `Agnes Agent moved part of this ticket to #${made.number}.` },
      { content: 'This stays' },
    ],
  })
  // The same request once more answers the same ticket.
  expect((await desk.post(`${at(ticket.id)}/split`, wanted, key)).json().ticket.id).toBe(made.id)
})

test('a reply is stopped, not refused, when its writer had seen a comment that was split off meanwhile', async () => {
  const { client, desk, ticket, at } = await aDesk()
  const { comments } = (
    await client.put(`/api/tickets/${ticket.id}`, { comment: 'And a toner' })
  ).json().ticket
  const newestSeen = comments[0].id
  const wanted = { commentIds: [newestSeen], subject: 'Toner', description: 'A toner' }
  expect((await desk.post(`${at(ticket.id)}/split`, wanted)).statusCode).toBe(201)
  const answer = { kind: 'reply', comment: '<p>On both</p>', newestSeen }
  const refused = (await desk.post(`${at(ticket.id)}/comments`, answer)).json()
  expect(refused).toMatchObject({ error: 'ticket_moved_on', comments: [{ isSystem: true }] })
  const seen = { ...answer, newestSeen: refused.comments[0].id }
  expect((await desk.post(`${at(ticket.id)}/comments`, seen)).statusCode).toBe(201)
})

test('a split changes nothing that the requester reads of the first ticket when it moves only notes', async () => {
  const { client, desk, ticket, at } = await aDesk()
  const note = await desk.post(`${at(ticket.id)}/comments`, { kind: 'note', comment: '<p>Odd</p>' })
  const before = (await client.get(`/api/tickets/${ticket.id}`)).body
  const wanted = { commentIds: [note.json().comment.id], subject: 'New', description: 'New' }
  const made = (await desk.post(`${at(ticket.id)}/split`, wanted)).json().ticket
  expect((await client.get(`/api/tickets/${ticket.id}`)).body).toBe(before)
  expect((await client.get(`/api/tickets/${made.id}`)).json()).toMatchObject({ comments: [] })
})

test('split is refused when a comment is foreign or missing, or the ticket is closed', async () => {
  const { client, desk, ticket, at } = await aDesk()
  const other = await aTicket(client)
  await client.put(`/api/tickets/${other.id}`, { comment: 'Elsewhere' })
  const [elsewhere] = (await client.get(`/api/tickets/${other.id}`)).json().comments
  const wanted = { commentIds: [elsewhere.id], subject: 'New', description: 'New' }
  const refused = await desk.post(`${at(ticket.id)}/split`, wanted)
  expect(refused.json().fields).toEqual({
    commentIds: 'Choose only replies and notes from this ticket',
  })
  const blank = { commentIds: [], subject: ' ', description: '' }
  const { fields } = (await desk.post(`${at(ticket.id)}/split`, blank)).json()
  expect(Object.keys(fields).toSorted()).toEqual(['commentIds', 'description', 'subject'])
  await desk.post(`${at(ticket.id)}/close`, {})
  expect((await desk.post(`${at(ticket.id)}/split`, wanted)).statusCode).toBe(409)
})

test('the brief of a customer is shown at each of its tickets, and audited when it is changed by version', async () => {
  const scene = await aDesk()
  const { client, customer, desk, ticket, at } = scene
  const theirs = await aTicket(await aColleague(scene))
  const briefOf = async (id: string) => (await desk.get(at(id))).json().customer.brief
  expect(await briefOf(ticket.id)).toMatchObject({ note: '', version: 0, updatedByName: null })
  const before = (await client.get(`/api/tickets/${ticket.id}`)).body
  const brief = {
    note: 'Call before noon',
    contract: 'Managed workplace',
    contractEndsOn: '2027-12-31',
    contractCovers: 'On site',
  }
  const address = `/api/desk/customers/${customer.id}/brief`
  const saved = await desk.put(address, { ...brief, version: 0 })
  expect(saved.json()).toMatchObject({ ...brief, version: 1, updatedByName: 'Agnes Agent' })
  expect(await briefOf(theirs.id)).toEqual(saved.json())
  expect((await client.get(`/api/tickets/${ticket.id}`)).body).toBe(before)

  const late = await desk.put(address, { ...brief, note: 'Late', version: 0 })
  expect(late.statusCode).toBe(409)
  expect(late.json().brief).toEqual(saved.json())
  const wrong = { note: 'a'.repeat(2_001), contractEndsOn: '2027-02-30', version: 1 }
  const { fields } = (await desk.put(address, { ...brief, ...wrong })).json()
  expect(fields).toMatchObject({
    note: 'This text is too long',
    contractEndsOn: 'Enter a day as YYYY-MM-DD',
  })
  const missing = `/api/desk/customers/${randomUUID()}/brief`
  expect((await desk.put(missing, { ...brief, version: 0 })).statusCode).toBe(404)

  const admin = await aSignedInAdministrator(scene)
  const entries = (
    await admin.get(`/api/admin/audit-log?customerId=${customer.id}&action=customer.brief_changed`)
  ).json()
  expect(entries).toMatchObject([
    { after: { changed: ['note', 'contract', 'contractCovers'], contractEndsOn: '2027-12-31' } },
  ])
  for (const text of [brief.note, brief.contract, brief.contractCovers])
    expect(JSON.stringify(entries)).not.toContain(text)
})
