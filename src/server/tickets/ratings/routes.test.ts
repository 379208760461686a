import { expect, test } from 'vitest'

import type { DeskTicket } from '#shared/desk/contract.ts'
import type { DeskNumbers } from '#shared/desk/reports/contract.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import type { LinkedRating, TicketRating } from '#shared/tickets/rating-contract.ts'

import { ratingToken } from '#server/access/rating-links/rating-link-holder.ts'
import { asViewer, asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { mustBeReopenable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { reopenTicket } from '#server/tickets/core/reopen-ticket.ts'
import { aColleague, anAgentAtTheDesk, aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aViewer } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const DAY_MS = 86_400_000
const laterBy = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)

function ask(deps: Pick<Deps, 'db'>, askForRating: boolean) {
  return deps.db.updateTable('installation').set({ askForRating }).execute()
}

/** A ticket that an agent has closed, of an installation that asks for ratings. */
async function aClosedTicket(options: Parameters<typeof aPortal>[0] = {}) {
  const portal = await aPortal({ now: TEST_NOW, ...options })
  const { deps, client, customer, user } = portal
  await ask(deps, true)
  const { desk } = await anAgentAtTheDesk(portal)
  const { id: ticketId } = await aTicket(client)
  const close = async () => {
    const closed = await desk.post(`/api/desk/tickets/${ticketId}/close`, {})
    if (closed.statusCode !== 200) throw new Error(closed.body)
    return new Date(closed.json<{ ticket: Ticket }>().ticket.closedAt ?? 0)
  }
  const closedAt = await close()
  const url = `/api/tickets/${ticketId}/rating`
  const tokenOf = (closing = closedAt) =>
    ratingToken(deps.cookieSecret, {
      customerId: customer.id,
      userId: user.id,
      ticketId,
      closedAt: closing,
    })
  const reopen = () =>
    asWorker(deps.db, async (tx) => {
      const by = {
        viewer: aViewer({ customerId: customer.id, userId: user.id }),
        byAgent: false as const,
      }
      const ticket = mustBeReopenable(await lockTicket(tx, customer.id, ticketId), by)
      if (ticket) await reopenTicket(tx, ticket, { by, at: deps.now(), status: 'Open' })
    })
  const stored = () =>
    asWorker(deps.db, (tx) =>
      tx
        .selectFrom('ticketRatings')
        .select(['score', 'comment', 'closedAt'])
        .where('ticketId', '=', ticketId)
        .orderBy('closedAt')
        .execute(),
    )
  return { ...portal, desk, ticketId, closedAt, close, reopen, url, tokenOf, stored }
}

async function read(client: TestClient, url: string) {
  return (await client.get(url)).json<TicketRating>()
}

test('a requester rates their closed ticket, and changes the rating within a week', async () => {
  const { client, url, setNow, user, ...portal } = await aClosedTicket()
  const [closedAt, openUntil] = [TEST_NOW.toISOString(), laterBy(7).toISOString()]
  expect(await read(client, url)).toEqual({ closedAt, rating: null, openUntil })
  const rated = await client.put(url, { score: 'good', comment: ' Quick and friendly ' })
  const rating = { score: 'good', comment: 'Quick and friendly', ratedAt: TEST_NOW.toISOString() }
  expect([rated.statusCode, rated.json()]).toEqual([200, { closedAt, rating, openUntil }])

  setNow(new Date(laterBy(7).getTime() - 1))
  const again = await signedInAs(portal, user)
  await again.put(url, { score: 'bad' })
  expect((await read(again, url)).rating).toMatchObject({ score: 'bad', comment: rating.comment })
  await again.put(url, { score: 'bad', comment: '' })
  expect((await read(again, url)).rating).toMatchObject({ score: 'bad', comment: null })

  setNow(laterBy(7))
  const late = await again.put(url, { score: 'good' })
  expect([late.statusCode, late.json().error]).toEqual([409, 'conflict'])
  expect(await read(again, url)).toMatchObject({ rating: { score: 'bad' }, openUntil: null })
})

test('a ticket is not rated when it is open, when its rating is none, or when no one is asked', async () => {
  const { client, deps, url, reopen, stored } = await aClosedTicket()
  expect((await client.put(url, { score: 'fine' })).statusCode).toBe(400)
  expect((await client.put(url, { score: 'good', comment: 'x'.repeat(1_001) })).statusCode).toBe(
    400,
  )
  await ask(deps, false)
  expect(await read(client, url)).toMatchObject({ rating: null, openUntil: null })
  expect((await client.put(url, { score: 'good' })).statusCode).toBe(409)
  await ask(deps, true)
  await reopen()
  expect(await read(client, url)).toMatchObject({ rating: null, openUntil: null })
  expect((await client.put(url, { score: 'good' })).statusCode).toBe(409)
  expect(await stored()).toEqual([])
})

test('a ticket is not rated when it was merged into another one', async () => {
  const { client, desk } = await aClosedTicket()
  const [merged, into] = [await aTicket(client), await aTicket(client)]
  const merge = { intoTicketId: into.id }
  expect((await desk.post(`/api/desk/tickets/${merged.id}/merge`, merge)).statusCode).toBe(200)
  const url = `/api/tickets/${merged.id}/rating`
  expect((await read(client, url)).openUntil).toBeNull()
  expect((await client.put(url, { score: 'good' })).statusCode).toBe(409)
})

test('a ticket that is closed again has another rating, and a link rates its own closing only', async () => {
  const {
    client,
    desk,
    ticketId,
    url,
    reopen,
    close,
    closedAt,
    tokenOf,
    stored,
    setNow,
    ...portal
  } = await aClosedTicket()
  await client.put(url, { score: 'bad', comment: 'Still broken' })
  await reopen()
  setNow(new Date(TEST_NOW.getTime() + 60_000))
  const again = await close()
  expect(await read(client, url)).toMatchObject({ rating: null, openUntil: expect.any(String) })
  const visitor = aVisitor(portal)
  const rateBy = async (token: string) =>
    (await visitor.post('/api/rating-link/rating', { token, score: 'good' })).statusCode
  expect(await rateBy(tokenOf(closedAt))).toBe(404)
  expect(await rateBy(tokenOf(again))).toBe(200)
  expect(await stored()).toEqual([
    { score: 'bad', comment: 'Still broken', closedAt },
    { score: 'good', comment: null, closedAt: again },
  ])
  const { ratings } = (await desk.get(`/api/desk/tickets/${ticketId}`)).json<DeskTicket>()
  expect(ratings).toMatchObject([{ score: 'good' }, { score: 'bad', comment: 'Still broken' }])
})

test('a rating is missing for colleagues, strangers and agents, who neither read nor write it', async () => {
  const { url, desk, stored, ...portal } = await aClosedTicket()
  for (const other of [await aColleague(portal), await aStranger(portal), desk]) {
    expect((await other.get(url)).statusCode).toBe(404)
    expect((await other.put(url, { score: 'bad' })).statusCode).toBe(404)
  }
  const visitor = aVisitor(portal)
  expect((await visitor.get(url)).statusCode).toBe(401)
  expect((await visitor.put(url, { score: 'bad' })).statusCode).toBe(401)
  expect(await stored()).toEqual([])
})

test('the database refuses a rating of another closing, ticket or person, and hides those of others', async () => {
  const { client, deps, customer, user, ticketId, closedAt, url } = await aClosedTicket()
  await client.put(url, { score: 'good' })
  const row = { customerId: customer.id, ticketId, score: 'bad' as const, ratedAt: TEST_NOW }
  const insertAs = (userId: string, closing: Date) =>
    asViewer(deps.db, { customerId: customer.id, userId }, (tx) =>
      tx
        .insertInto('ticketRatings')
        .values({ ...row, closedAt: closing })
        .execute(),
    )
  await expect(insertAs(user.id, laterBy(-1))).rejects.toThrow('row-level security')
  await expect(insertAs(customer.id, closedAt)).rejects.toThrow('row-level security')
  const seenBy = (userId: string) =>
    asViewer(deps.db, { customerId: customer.id, userId }, (tx) =>
      tx.selectFrom('ticketRatings').select('score').execute(),
    )
  expect([await seenBy(user.id), await seenBy(customer.id)]).toEqual([[{ score: 'good' }], []])
})

test('a link rates without a session, and says no more than the ticket and the score', async () => {
  const { client, url, ticketId, tokenOf, stored, setNow, ...portal } = await aClosedTicket()
  const visitor = aVisitor(portal)
  const token = tokenOf()
  const open = async () => (await visitor.post('/api/rating-link', { token })).json<LinkedRating>()
  const unrated = { ticketId, number: expect.any(Number), openUntil: laterBy(7).toISOString() }
  expect(await open()).toEqual({ ...unrated, score: null })
  await client.put(url, { score: 'good', comment: 'Quick' })
  expect(await open()).toEqual({ ...unrated, score: 'good' })

  const rated = await visitor.post('/api/rating-link/rating', { token, score: 'bad' })
  expect(rated.json()).toEqual({ ...unrated, score: 'bad' })
  expect(await stored()).toMatchObject([{ score: 'bad', comment: 'Quick' }])
  await visitor.post('/api/rating-link/rating', { token, score: 'bad', comment: 'It is back' })
  expect(await stored()).toMatchObject([{ score: 'bad', comment: 'It is back' }])

  setNow(laterBy(7))
  for (const path of ['/api/rating-link', '/api/rating-link/rating'])
    expect((await visitor.post(path, { token, score: 'good' })).statusCode).toBe(404)
  expect(await stored()).toMatchObject([{ score: 'bad' }])
})

test('a link is dead when its person or customer is deactivated, or when no one is asked any longer', async () => {
  const { deps, user, customer, tokenOf, stored, ...portal } = await aClosedTicket()
  const visitor = aVisitor(portal)
  const rate = async () =>
    (await visitor.post('/api/rating-link/rating', { token: tokenOf(), score: 'good' })).statusCode
  const activate = async (table: 'customers' | 'users', id: string, active: boolean) => {
    await deps.db.updateTable(table).set({ active }).where('id', '=', id).execute()
  }
  for (const [table, id] of [
    ['users', user.id],
    ['customers', customer.id],
  ] as const) {
    await activate(table, id, false)
    expect(await rate(), table).toBe(404)
    await activate(table, id, true)
  }
  await ask(deps, false)
  expect(await rate()).toBe(404)
  await ask(deps, true)
  expect(await stored()).toEqual([])
  expect(await rate()).toBe(200)
})

test('nothing is rated when scanners open the links a hundred times', async () => {
  const { app, tokenOf, stored } = await aClosedTicket()
  for (let visit = 0; visit < 50; visit += 1) {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of [
        `/rate?score=${visit % 2 ? 'good' : 'bad'}&token=${tokenOf()}`,
        `/api/rating-link?score=good&token=${tokenOf()}`,
        `/api/rating-link/rating?score=good&token=${tokenOf()}`,
      ])
        await app.inject({ method, url })
    }
  }
  expect(await stored()).toEqual([])
})

test('a link that works is no guess, and guesses at links are limited', async () => {
  const { tokenOf, ...portal } = await aClosedTicket({ config: { signInRateLimit: 3 } })
  const visitor = aVisitor(portal)
  const open = async (token: string) =>
    (await visitor.post('/api/rating-link', { token })).statusCode
  for (let visit = 0; visit < 5; visit += 1) expect(await open(tokenOf())).toBe(200)
  const guess = () => open('guess')
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([404, 404, 404, 429])
})

test('reports count ratings by the month of the closing, for the customer and agent that are chosen', async () => {
  const { client, desk, deps, url, customer, close, reopen, setNow } = await aClosedTicket({
    now: new Date('2026-03-31T23:00:00Z'),
  })
  await asWorker(deps.db, (tx) =>
    tx.deleteFrom('ticketRatings').where('customerId', '<>', customer.id).execute(),
  )
  const numbers = async (query = '') =>
    (await desk.get(`/api/desk/numbers?customerId=${customer.id}${query}`)).json<DeskNumbers>()
  expect((await numbers()).ratings).toEqual([])
  await client.put(url, { score: 'bad' })
  const other = await aTicket(client)
  await client.post(`/api/tickets/${other.id}/close`, {})
  await client.put(`/api/tickets/${other.id}/rating`, { score: 'good' })
  await reopen()
  setNow(new Date('2026-04-01T00:30:00Z'))
  await close()
  await client.put(url, { score: 'good' })

  expect((await numbers()).ratings).toEqual([
    { month: '2026-04', good: 1, bad: 0 },
    { month: '2026-03', good: 1, bad: 1 },
  ])
  expect((await numbers(`&assignee=${customer.id}`)).ratings).toEqual([])
  const file = await desk.get(`/api/desk/numbers/file?of=ratings&customerId=${customer.id}`)
  expect(file.body).toContain('2026-03,1,1')

  await ask(deps, false)
  await asWorker(deps.db, (tx) => tx.deleteFrom('ticketRatings').execute())
  expect((await numbers()).ratings).toBeNull()
  await ask(deps, true)
})
