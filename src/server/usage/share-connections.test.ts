import { expect, test } from 'vitest'

import { aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aUser } from '#test/builders.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { signedInAs, statusesOf } from '#test/test-client.ts'

/** More than the pool has connections. */
const MANY = 12

test('others are answered when the calls of one person wait in the database', async () => {
  const portal = await aPortal()
  const { client, databaseUrl } = portal
  const other = await aStranger(portal)
  const { id } = await aTicket(client)
  const blocker = await aBlocker(databaseUrl, 'lock table tickets in share mode')
  const replies = Array.from({ length: MANY }, (_none, at) =>
    client.put(`/api/tickets/${id}`, { comment: `Reply ${at}` }),
  )
  // Half of the pool: so many may wait there at once.
  await blocker.waitFor(portal.deps.pool.options.max / 2)
  expect((await other.get('/api/tickets')).statusCode).toBe(200)
  await blocker.release()
  expect(statusesOf(await Promise.all(replies))).toEqual(Array.from({ length: MANY }, () => 200))
})

test('others are answered when the calls of the people of one customer wait in the database', async () => {
  const portal = await aPortal()
  const { customer, databaseUrl, deps } = portal
  const other = await aStranger(portal)
  const people = await Promise.all(
    Array.from({ length: MANY }, async () => signedInAs(portal, await aUser(deps, customer))),
  )
  const tickets = await Promise.all(people.map(async (person) => (await aTicket(person)).id))
  const blocker = await aBlocker(databaseUrl, 'lock table tickets in share mode')
  const replies = people.map((person, at) =>
    person.put(`/api/tickets/${tickets[at]}`, { comment: 'A reply' }),
  )
  await blocker.waitFor(deps.pool.options.max / 2)
  expect((await other.get('/api/tickets')).statusCode).toBe(200)
  await blocker.release()
  expect(statusesOf(await Promise.all(replies))).toEqual(Array.from({ length: MANY }, () => 200))
})
