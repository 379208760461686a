import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'

import { MIGRATION_LOCK } from '#server/platform/db/queries.ts'
import { aNewTicket } from '#test/builders.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { aTcpProxy } from '#test/tcp-proxy.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

const AWAY = {
  error: 'unavailable',
  message: 'Portico can’t reach its database right now. Please try again in a few seconds.',
}

test('every call answers 503 with Retry-After when the database is away', async () => {
  const proxy = aTcpProxy()
  const portal = await aPortal({ through: proxy.through })
  const { client, customer } = portal
  const visitor = aVisitor(portal)
  await Promise.all([client.get('/api/auth/user'), visitor.get('/api/auth/user')])
  await proxy.cut()
  const answers = [
    await client.get('/api/tickets'),
    await client.get('/api/auth/user'),
    await client.post('/api/tickets', aNewTicket()),
    await visitor.post('/api/auth/admin-login', { email: 'a@b.example', password: 'x' }),
    await visitor.post('/api/auth/initiate-login', { email: `a@${customer.domain}` }),
    await visitor.get(`/api/auth/saml/login/${customer.id}`, { accept: 'application/json' }),
  ]
  for (const res of answers) {
    expect(res.statusCode).toBe(503)
    expect(res.json()).toEqual(AWAY)
    expect(res.headers['retry-after']).toBe('5')
  }
  await proxy.restore()
  expect((await client.post('/api/tickets', aNewTicket())).statusCode).toBe(201)
})

/** Starts a portal and cuts off its database while `table` blocks a change. */
async function aPortalCutOff(table: string) {
  const proxy = aTcpProxy()
  const portal = await aPortal({ through: proxy.through })
  const ticket = await aTicket(portal.client)
  const blocker = await aBlocker(proxy.targetUrl(), `lock table ${table}`)
  return {
    ...portal,
    ticket,
    async cutOffDuring(change: () => Promise<LightMyRequestResponse>) {
      const changing = change()
      await blocker.waitFor(1)
      await proxy.cut()
      const res = await changing
      await blocker.release()
      await proxy.restore()
      return res
    },
  }
}

test('a reply answers 503 and changes nothing when the database goes away halfway', async () => {
  const { client, ticket, cutOffDuring } = await aPortalCutOff('ticket_events')
  const res = await cutOffDuring(() =>
    client.put(`/api/tickets/${ticket.id}`, { comment: 'Hello?' }),
  )
  expect(res.statusCode).toBe(503)
  expect(res.json()).toEqual(AWAY)
  expect((await client.get(`/api/tickets/${ticket.id}`)).json()).toEqual(ticket)
})

// Creating a ticket is one statement. The database may have committed it although the answer was
// lost.
test('creating a ticket again makes one ticket when the first attempt lost the database halfway', async () => {
  const { client, ticket, cutOffDuring } = await aPortalCutOff('ticket_events')
  const create = () => client.post('/api/tickets', aNewTicket(), { 'idempotency-key': 'half-way' })
  const res = await cutOffDuring(create)
  expect(res.statusCode).toBe(503)
  expect(res.json()).toEqual(AWAY)
  const again = (await create()).json()
  const listed = (await client.get('/api/tickets')).json()
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([again.id, ticket.id])
})

test('a read answers that Portico is being upgraded when another process migrates the database', async () => {
  const { client, databaseUrl } = await aPortal()
  const migrating = `select pg_advisory_lock(${MIGRATION_LOCK}); lock table ticket_texts`
  await aBlocker(databaseUrl, migrating)
  const res = await client.get('/api/tickets?q=printer')
  expect([res.statusCode, res.headers['retry-after']]).toEqual([503, '15'])
  expect(res.json()).toEqual({
    error: 'unavailable',
    reason: 'upgrading',
    message: 'Portico is being upgraded. Please try again in a minute.',
  })
})
