import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { aFile, aNewTicket, aReplyForm, aTicketForm } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import {
  aColleague,
  anAgentAtTheDesk,
  anOnlooker,
  aPortal,
  aStranger,
  aTicket,
  withParticipants,
} from '#test/a-portal.ts'
import { runOutbox } from '#test/run-schedules.ts'
import type { TestClient } from '#test/test-client.ts'

function minute(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

/** Two tickets of one customer, the second raised by another person. */
async function twoTickets() {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const colleague = await aColleague(portal)
  const form = aTicketForm([aFile()])
  const mine = (await portal.client.send('POST', '/api/tickets', { form })).json()
  const own = await aTicket(portal.client, { subject: 'The same again' })
  const theirs = await aTicket(colleague, { subject: 'Theirs' })
  const at = (id: string) => `/api/desk/tickets/${id}`
  const merge = (id: string, intoTicketId: string) => desk.post(`${at(id)}/merge`, { intoTicketId })
  const unmerge = (id: string) => desk.send('DELETE', `${at(id)}/merge`)
  return { ...portal, agent, desk, colleague, mine, own, theirs, at, merge, unmerge }
}

/** Everything that a requester can read of a ticket, without the instant of its last change. */
async function readAll(client: TestClient, id: string) {
  const urls = ['', '/comments', '/sla'].map((part) => `/api/tickets/${id}${part}`)
  const answers: string[] = []
  for (const url of [...urls, '/api/tickets?count=true', '/api/dashboard'])
    answers.push((await client.get(url)).body)
  return answers.join('\n').replaceAll(/"updatedAt" ?: ?"[^"]*"/g, '')
}

test('a merge leaves both tickets exactly as they were when it is taken back', async () => {
  const { client, colleague, desk, setNow, mine, theirs, at, merge, unmerge } = await twoTickets()
  const form = aReplyForm([aFile('log.txt', 'log')], 'Here is the log')
  await client.send('PUT', `/api/tickets/${mine.id}`, { form })
  await desk.post(`${at(mine.id)}/comments`, { kind: 'note', comment: '<p>Odd</p>' })
  await desk.post(`${at(mine.id)}/comments`, { kind: 'reply', comment: '<p>Looking</p>' })
  await desk.put(`${at(mine.id)}/snooze`, { until: minute(300).toISOString() })
  setNow(minute(30))
  const read = async () => [await readAll(client, mine.id), await readAll(colleague, theirs.id)]
  const before = await read()
  const atDesk = (await desk.get(at(mine.id))).json()

  const merged = await merge(mine.id, theirs.id)
  expect(merged.statusCode).toBe(200)
  expect(merged.json().ticket).toMatchObject({
    status: 'Closed',
    resolutionCode: null,
    snoozed: null,
    relations: { mergedInto: { id: theirs.id, number: theirs.number, byName: 'Agnes Agent' } },
  })
  const [during, theirsDuring] = await read()
  expect(during).not.toBe(before[0])
  // The requester of the other ticket sees nothing of it, not even that it was touched.
  expect(theirsDuring).toBe(before[1])

  const taken = await unmerge(mine.id)
  expect(taken.statusCode).toBe(200)
  expect(await read()).toEqual(before)
  const { comments, deskUpdatedAt: _, updatedAt: __, changes, ...ticket } = taken.json().ticket
  expect(atDesk).toMatchObject(ticket)
  // Writers are shown the changes of colleagues.
  expect(changes).not.toEqual(atDesk.changes)
  // Comments about the merge stay among the staff.
  expect(comments[0]).toMatchObject({ isSystem: true, isInternal: true })
  expect(comments.slice(1)).toEqual(atDesk.comments)
  expect((await desk.get(at(theirs.id))).json().relations.merged).toEqual([])
  expect((await unmerge(mine.id)).statusCode).toBe(409)
})

test('agents see comments, files and text within the remaining ticket when others were merged into it', async () => {
  const { client, desk, setNow, mine, own, theirs, at, merge } = await twoTickets()
  const replied = await client.send('PUT', `/api/tickets/${mine.id}`, {
    form: aReplyForm([aFile('log.txt', 'log')], 'Here is the log'),
  })
  setNow(minute(1))
  await desk.post(`${at(own.id)}/comments`, { kind: 'note', comment: '<p>Odd</p>' })
  await merge(mine.id, own.id)
  setNow(minute(2))
  await merge(own.id, theirs.id)

  const found = (await desk.get(at(theirs.id))).json()
  expect(found.relations.merged).toMatchObject([
    { id: own.id, subject: own.subject, description: own.description },
    { id: mine.id, number: mine.number, attachments: mine.attachments },
  ])
  const [log] = replied.json().ticket.comments
  expect(found.comments).toHaveLength(4)
  expect(found.comments.at(-1)).toMatchObject({ ...log, mergedFrom: mine.number })
  const from = found.comments.map((one: { mergedFrom?: number }) => one.mergedFrom)
  expect(from).toContain(own.number)
  expect(from).not.toContain(undefined)
  const pages = await desk.get(`${at(theirs.id)}/comments?limit=2`)
  const next = await desk.get(`${at(theirs.id)}/comments?limit=2&cursor=${pages.json().at(-1).id}`)
  expect([...pages.json(), ...next.json()]).toEqual(found.comments)
  // Answers must have seen the newest of them all.
  const answer = { kind: 'reply', comment: '<p>Yes</p>', newestSeen: found.comments[0].id }
  expect((await desk.post(`${at(theirs.id)}/comments`, answer)).statusCode).toBe(201)
})

test('a requester sees the other ticket of a merge only when it is their own', async () => {
  const { client, desk, mine, own, theirs, merge, unmerge } = await twoTickets()
  const told = async () => (await client.get(`/api/tickets/${mine.id}`)).json().comments[0].content
  await merge(mine.id, own.id)
  expect(await told()).toBe(
    `Agnes Agent merged this ticket into #${own.number}. Please continue there.`,
  )
  expect((await client.put(`/api/tickets/${mine.id}`, { comment: 'And?' })).statusCode).toBe(409)
  const { said } = (await client.get(`/api/tickets/${mine.id}`)).json().comments[0]
  expect(said).toMatchObject({ code: 'merged', ticketId: own.id })
  await unmerge(mine.id)
  await merge(mine.id, theirs.id)
  expect(await told()).toBe(
    'Agnes Agent closed this ticket. It’s being handled together with another one.',
  )
  const answer = await client.get(`/api/tickets/${mine.id}`)
  expect(answer.body).not.toContain(String(theirs.number))
  expect(answer.body).not.toContain(theirs.id)
  expect((await desk.get('/api/desk/tickets?view=closed')).statusCode).toBe(200)
})

test('a reply opens a merged ticket again when its requester does not see the one that goes on', async () => {
  const { client, colleague, desk, at, agent, deps, setNow, mine, theirs, merge } =
    await twoTickets()
  await desk.put(at(mine.id), { assigneeId: agent.id })
  await merge(mine.id, theirs.id)
  setNow(minute(5))
  const before = await readAll(colleague, theirs.id)
  const answer = await client.put(`/api/tickets/${mine.id}`, { comment: 'Mine still smokes' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().ticket).toMatchObject({
    status: 'Open',
    closedAt: null,
    commentCount: 1,
    comments: [{ content: 'Mine still smokes' }],
  })
  const found = (await desk.get(at(mine.id))).json()
  expect(found).toMatchObject({ status: 'Open', relations: { mergedInto: null } })
  expect(found.comments).toMatchObject([
    { content: 'Mine still smokes' },
    { isSystem: true, isInternal: true },
  ])
  expect((await desk.get(at(theirs.id))).json().relations.merged).toEqual([])
  expect(await readAll(colleague, theirs.id)).toBe(before)
  // No one else opens it, and one that was closed otherwise stays so.
  await merge(mine.id, theirs.id)
  expect((await colleague.put(`/api/tickets/${mine.id}`, { comment: 'Me' })).statusCode).toBe(404)
  await client.put(`/api/tickets/${mine.id}`, { comment: 'Once more' })
  await desk.post(`${at(mine.id)}/close`, {})
  expect((await client.put(`/api/tickets/${mine.id}`, { comment: 'And?' })).statusCode).toBe(409)
  expect(await runOutbox(deps)).toEqual([])
  expect((await desk.get('/api/desk/notices')).json().notices).toMatchObject([
    { kind: 'customer_replied', ticket: { id: mine.id }, by: 'Uma User' },
  ])
})

test('a reply opens a merged ticket again when its requester may only read the one that goes on', async () => {
  const { user, deps, client, mine, theirs, merge } = await twoTickets()
  const sightIs = (mayAnswer: boolean) =>
    deps.db
      .updateTable('users')
      .set({ visibility: 'all', mayAnswer })
      .where('id', '=', user.id)
      .execute()
  const reply = () => client.put(`/api/tickets/${mine.id}`, { comment: 'Mine still smokes' })
  await merge(mine.id, theirs.id)
  await sightIs(true)
  expect((await reply()).statusCode).toBe(409)
  await sightIs(false)
  expect((await client.put(`/api/tickets/${theirs.id}`, { comment: 'Me' })).statusCode).toBe(403)
  expect((await reply()).json().ticket).toMatchObject({ status: 'Open', commentCount: 1 })
})

test('merge is refused when the ticket is of another customer, closed or the same, and happens once', async () => {
  const scene = await twoTickets()
  const { desk, at, mine, own, theirs, merge } = scene
  const strange = await aTicket(await aStranger(scene))
  const fieldOf = async (into: string) => {
    const answer = await merge(mine.id, into)
    expect(answer.statusCode).toBe(400)
    return answer.json().fields.intoTicketId
  }
  expect(await fieldOf(strange.id)).toMatch('same customer')
  expect(await fieldOf(mine.id)).toMatch('different ticket')
  await desk.post(`${at(theirs.id)}/close`, {})
  expect(await fieldOf(theirs.id)).toMatch('is closed')
  const missing = { intoTicketId: randomUUID() }
  expect((await desk.post(`${at(mine.id)}/merge`, missing)).statusCode).toBe(404)

  const [first, second] = await Promise.all([merge(mine.id, own.id), merge(mine.id, own.id)])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect((await desk.get(at(mine.id))).json().commentCount).toBe(1)
  // Into another one it cannot go as well.
  const third = await aTicket(scene.client, aNewTicket())
  expect((await merge(mine.id, third.id)).statusCode).toBe(409)
})

/** Two tickets of one requester, with an onlooker who sees all and a participant of the first. */
async function twoWatched(first: { confidential?: true }, second: { confidential?: true }) {
  const portal = await aPortal()
  const { desk } = await anAgentAtTheDesk(portal)
  const onlooker = await anOnlooker(portal)
  const participant = await anOnlooker(portal, { visibility: 'own' }, 'Pia Participant')
  const ticket = await aTicket(portal.client, first)
  const into = await aTicket(portal.client, second)
  await withParticipants(portal, ticket.id, participant.id)
  const address = `/api/desk/tickets/${ticket.id}/merge`
  const preview = async () => {
    const { gains, loses, confidential } = (
      await desk.get(`${address}?intoTicketId=${into.id}`)
    ).json()
    const names = (people: { name: string }[]) => people.map(({ name }) => name)
    return { gains: names(gains), loses: names(loses), confidential }
  }
  const merge = () => desk.post(address, { intoTicketId: into.id })
  const statuses = async (client: TestClient) => [
    (await client.get(`/api/tickets/${ticket.id}`)).statusCode,
    (await client.get(`/api/tickets/${into.id}`)).statusCode,
  ]
  return { ...portal, desk, onlooker, participant, ticket, into, preview, merge, statuses }
}

test.each([
  [{ confidential: true } as const, {}],
  [{}, { confidential: true } as const],
])('a merge of %j into %j makes both confidential, as its preview says', async (first, second) => {
  const { client, onlooker, participant, into, preview, merge, statuses } = await twoWatched(
    first,
    second,
  )
  expect(await preview()).toEqual({
    gains: ['Pia Participant'],
    loses: ['Olga Onlooker'],
    confidential: true,
  })
  expect((await merge()).statusCode).toBe(200)
  expect(await statuses(onlooker.client)).toEqual([404, 404])
  expect(await statuses(participant.client)).toEqual([200, 200])
  expect(await statuses(client)).toEqual([200, 200])
  expect((await client.get(`/api/tickets/${into.id}`)).json().confidential).toBe(true)
})

test('a merge of tickets without confidentiality brings its participants along and hides nothing', async () => {
  const { onlooker, participant, preview, merge, statuses } = await twoWatched({}, {})
  expect(await preview()).toEqual({ gains: ['Pia Participant'], loses: [], confidential: false })
  await merge()
  expect(await statuses(onlooker.client)).toEqual([200, 200])
  expect(await statuses(participant.client)).toEqual([200, 200])
})

test('the people of a merged ticket do not see the other one when it is of another requester, as its preview says', async () => {
  const scene = await twoWatched({}, {})
  const { desk, onlooker, participant, ticket } = scene
  const theirs = await aTicket(
    (await anOnlooker(scene, { visibility: 'own' }, 'Theo Other')).client,
  )
  const address = `/api/desk/tickets/${ticket.id}/merge`
  const { gains, loses } = (await desk.get(`${address}?intoTicketId=${theirs.id}`)).json()
  expect(gains).toEqual([])
  expect(loses).toEqual([
    { id: scene.user.id, name: scene.user.name, isExternal: false },
    { id: participant.id, name: 'Pia Participant', isExternal: false },
  ])
  await desk.post(address, { intoTicketId: theirs.id })
  expect((await participant.client.get(`/api/tickets/${theirs.id}`)).statusCode).toBe(404)
  expect((await onlooker.client.get(`/api/tickets/${theirs.id}`)).statusCode).toBe(200)
  for (const other of [ticket.id, randomUUID()]) {
    const status = (await desk.get(`${address}?intoTicketId=${other}`)).statusCode
    expect(status).toBe(other === ticket.id ? 400 : 404)
  }
})
