import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Comment } from '#shared/tickets/contract.ts'

import { aColleague, aPortal, aTicket, type Portal } from '#test/a-portal.ts'
import { aFile, anInternalNote, aReplyForm, manyComments, storeTickets } from '#test/builders.ts'
import type { TestClient } from '#test/test-client.ts'

test('a ticket answers its newest 100 comments, and Link headers lead to the others, when it has more', async () => {
  const portal = await aPortal()
  const { client } = portal
  const { id } = await aLongConversation(portal, 250)
  const res = await client.get(`/api/tickets/${id}`)
  const ticket = res.json()
  expect(ticket.commentCount).toBe(250)
  expect(textsOf(ticket.comments)).toEqual(numbers(250, 151))

  const older = await readAll(client, nextPage(res.headers.link))
  expect(textsOf(older)).toEqual(numbers(150, 1))
  const all = await readAll(client, `/api/tickets/${id}/comments?limit=60`)
  expect(all).toEqual([...ticket.comments, ...older])
})

test('a ticket names no further page when it has 100 comments', async () => {
  const portal = await aPortal()
  const { id } = await aLongConversation(portal, 100)
  const ticket = await portal.client.get(`/api/tickets/${id}`)
  const page = await portal.client.get(`/api/tickets/${id}/comments`)
  expect(ticket.json().comments).toHaveLength(100)
  expect(page.json()).toEqual(ticket.json().comments)
  expect([ticket.headers.link, page.headers.link]).toEqual([undefined, undefined])
})

test('a page of comments has the files of each, and leaves out a comment when it is a note among agents', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  await portal.client.send('PUT', `/api/tickets/${id}`, {
    form: aReplyForm([aFile('one.txt', 'one'), aFile('two.txt', 'two')]),
  })
  await anInternalNote(portal.deps, { customerId: portal.customer.id, ticketId: id })
  const ticket = (await portal.client.get(`/api/tickets/${id}`)).json()
  const page = (await portal.client.get(`/api/tickets/${id}/comments`)).json()
  expect(page).toEqual(ticket.comments)
  expect(page).toHaveLength(1)
  expect(page[0].attachments).toMatchObject([{ filename: 'one.txt' }, { filename: 'two.txt' }])
})

test('the comments before one are answered when its id is the cursor', async () => {
  const portal = await aPortal()
  const { id } = await aLongConversation(portal, 5)
  const [, second] = (await portal.client.get(`/api/tickets/${id}`)).json().comments
  const res = await portal.client.get(`/api/tickets/${id}/comments?cursor=${second.id}&limit=2`)
  expect(textsOf(res.json())).toEqual(['3', '2'])
})

test('a page of comments answers 400 when its cursor is no comment of this ticket', async () => {
  const portal = await aPortal()
  const [one, other] = [await aLongConversation(portal, 1), await aLongConversation(portal, 1)]
  const [elsewhere] = (await portal.client.get(`/api/tickets/${other.id}`)).json().comments
  for (const cursor of [elsewhere.id, one.id, 'nonsense', '%00']) {
    const res = await portal.client.get(`/api/tickets/${one.id}/comments?cursor=${cursor}`)
    expect(res.statusCode, cursor).toBe(400)
    expect(res.json(), cursor).toMatchObject({ fields: { cursor: expect.any(String) } })
  }
})

test('a page of comments answers 400 when it is larger than 100', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  const res = await portal.client.get(`/api/tickets/${id}/comments?limit=101`)
  expect(res.statusCode).toBe(400)
  expect(res.json()).toMatchObject({ fields: { limit: 'Enter a number from 1 to 100' } })
})

test('the comments of a ticket answer 404 when it is a colleague’s', async () => {
  const portal = await aPortal()
  const { id } = await aLongConversation(portal, 1)
  const colleague = await aColleague(portal)
  expect((await colleague.get(`/api/tickets/${id}/comments`)).statusCode).toBe(404)
})

test('a reply answers the newest 100 comments, its own on top, when the conversation is long', async () => {
  const portal = await aPortal()
  const { id } = await aLongConversation(portal, 120)
  const { ticket, comment } = (
    await portal.client.put(`/api/tickets/${id}`, { comment: 'The last word' })
  ).json()
  expect(ticket.commentCount).toBe(121)
  expect(textsOf(ticket.comments)).toEqual(['The last word', ...numbers(120, 22)])
  expect(ticket.comments[0]).toEqual(comment)
  expect((await portal.client.get(`/api/tickets/${id}`)).json()).toEqual(ticket)
})

test('reading a ticket needs as little of the database when it has 10,000 comments as when it has 100', async () => {
  const portal = await aPortal()
  const [short, long] = [
    await aLongConversation(portal, 100),
    await aLongConversation(portal, 10_000),
  ]
  await sql`vacuum analyze comments`.execute(portal.deps.db)
  const costs = [await pagesRead(portal, short.id), await pagesRead(portal, long.id)]
  expect(costs[1]).toBeLessThan(costs[0]! * 1.5)
})

async function aLongConversation({ client, deps, customer }: Portal, count: number) {
  const ticket = await aTicket(client)
  await manyComments(deps, { customerId: customer.id, ticketId: ticket.id }, count)
  return ticket
}

async function readAll(client: TestClient, first: string): Promise<Comment[]> {
  const comments: Comment[] = []
  for (let url = first; url !== '';) {
    const res = await client.get(url)
    comments.push(...res.json())
    url = nextPage(res.headers.link)
  }
  return comments
}

/** Counts pages of the database, for one reading as the ticket's page does it. */
async function pagesRead({ deps, client, user }: Portal, ticketId: string): Promise<number> {
  await client.get(`/api/tickets/${ticketId}`)
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json)
    select * from read_ticket(
      (select token_hash from sessions where user_id = ${user.id}), ${deps.now()},
      ${new Date(deps.now().getTime() - 1000)}, ${ticketId}
    )`.execute(deps.db)
  const [{ Plan }] = rows[0]!['QUERY PLAN']
  return Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!
}

function textsOf(comments: Comment[]): string[] {
  return comments.map(({ content }) => content)
}

/** From one number down to another, as text. */
function numbers(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, n) => String(from - n))
}

function nextPage(link: string | string[] | number | undefined): string {
  return /<([^>]+)>/.exec(String(link ?? ''))?.[1] ?? ''
}

test.each([
  ['letters', 'x'],
  ['characters that JSON escapes', '\u0001'],
])('a page of comments ends at 1 MB when they are long and of %s', async (_what, letter) => {
  const portal = await aPortal()
  const { client } = portal
  const { id } = await aTicket(client)
  const ticket = { customerId: portal.customer.id, ticketId: id }
  await manyComments(portal.deps, ticket, 30, letter.repeat(65_000))
  const res = await client.get(`/api/tickets/${id}`)
  const { comments } = res.json()
  expect(comments.length).toBeLessThan(30)
  expect(Buffer.byteLength(JSON.stringify(comments))).toBeLessThanOrEqual(1_000_000)

  const first = await client.get(`/api/tickets/${id}/comments`)
  expect(first.json().slice(0, 2)).toEqual(comments.slice(0, 2))
  const pages = [first]
  for (let next = nextPage(first.headers.link); next; next = nextPage(pages.at(-1)?.headers.link)) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    pages.push(await client.get(next))
  }
  for (const page of pages) expect(Buffer.byteLength(page.body)).toBeLessThan(1_100_000)
  const all = pages.flatMap((page) => textsOf(page.json()))
  expect(all.map((text) => text.replaceAll(letter, ''))).toEqual(numbers(30, 1))
  const older = await readAll(client, nextPage(res.headers.link))
  expect(textsOf([...comments, ...older]).length).toBe(30)
  expect(textsOf([...comments, ...older])).toEqual(all)
})

test('a page of tickets ends at 1 MB when their descriptions are long', async () => {
  const portal = await aPortal()
  const { client } = portal
  const long = '\u0001'.repeat(60_000)
  await storeTickets(
    portal.deps,
    portal.user,
    Array.from({ length: 9 }, (_none, at) => ({ subject: `T${at}`, description: long })),
  )
  for (const query of ['limit=9', 'limit=9&sort=updatedAt']) {
    // oxlint-disable-next-line no-await-in-loop -- one after another is enough
    const res = await client.get(`/api/tickets?${query}`)
    expect(Buffer.byteLength(res.body)).toBeLessThan(1_100_000)
    // oxlint-disable-next-line no-await-in-loop -- one after another is enough
    const rest = await readAll(client, nextPage(res.headers.link))
    expect(new Set([...res.json(), ...rest].map(({ id }) => id)).size).toBe(9)
  }
})
