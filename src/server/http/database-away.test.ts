import { expect, test } from 'vitest'

import { aNewTicket } from '#test/builders.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { aDatabaseCable } from '#test/database-cable.ts'
import { aPortal } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

const AWAY = {
  error: 'unavailable',
  message: 'Portico cannot reach its database at the moment. Please try again in a few seconds.',
}

test('while the database is away calls answer 503 and say when to try again', async () => {
  const cable = aDatabaseCable()
  const portal = await aPortal({ through: cable.through })
  const { client, customer } = portal
  const visitor = aVisitor(portal)
  await Promise.all([client.get('/api/auth/user'), visitor.get('/api/auth/user')])
  await cable.cut()
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
  await cable.join()
  expect((await client.post('/api/tickets', aNewTicket())).statusCode).toBe(201)
})

test('a call that loses the database half way answers 503 and has changed nothing', async () => {
  const cable = aDatabaseCable()
  const { client, deps, databaseUrl } = await aPortal({ through: cable.through })
  await client.get('/api/auth/user')
  const direct = await deps.db
    .selectNoFrom((select) => select.fn<number>('inet_server_port').as('port'))
    .executeTakeFirstOrThrow()
  const url = new URL(databaseUrl)
  url.port = String(direct.port)
  const blocker = await aBlocker(url.href, 'lock table ticket_events')
  const creating = client.post('/api/tickets', aNewTicket())
  await blocker.waitFor(1)
  await cable.cut()
  const res = await creating
  await blocker.release()
  await cable.join()
  expect(res.statusCode).toBe(503)
  expect(res.json()).toEqual(AWAY)
  expect((await client.get('/api/tickets')).json()).toEqual([])
})
