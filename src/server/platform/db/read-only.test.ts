import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { aPortal } from '#test/a-portal.ts'
import { aNewTicket } from '#test/builders.ts'
import { targetOf, throughPort } from '#test/database-target.ts'
import { query } from '#test/fixtures/embedded-postgres.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { aVisitor } from '#test/test-client.ts'
import { createPool } from './client.ts'
import { isDatabaseAway } from '#server/platform/db/pool/database-away.ts'

test('a connection answers one change with 503 and is thrown away when its server has become read-only', async () => {
  const portal = await aPortal()
  const { client, databaseUrl, deps } = portal
  const name = new URL(databaseUrl).pathname.slice(1)
  // All that the pool has, as after a promotion elsewhere: this server says no, and goes on to.
  const held = await Promise.all(
    Array.from({ length: deps.pool.options.max }, () => deps.pool.connect()),
  )
  await Promise.all(held.map((one) => one.query('set default_transaction_read_only = on')))
  // A request may find them all in use, and opens another one.
  await query(databaseUrl, `alter database ${name} set default_transaction_read_only = on`)
  for (const one of held) one.release()
  const readiness = async () => (await aVisitor(portal).get('/readyz')).json()
  await expect.poll(readiness).toEqual({ status: 'database_read_only' })

  const answers = []
  while (deps.pool.totalCount > 0 && answers.length < held.length * 2)
    answers.push(await client.post('/api/tickets', aNewTicket()))
  expect(deps.pool.totalCount).toBe(0)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503))
  expect(answers[0]?.headers['retry-after']).toBe('5')
  expect(answers[0]?.json()).toMatchObject({ error: 'unavailable' })
  await expect.poll(readiness).toEqual({ status: 'database_read_only' })

  await query(databaseUrl, `begin read write; alter database ${name} reset all; commit`)
  await expect.poll(readiness).toEqual({ status: 'ready' })
  expect((await client.post('/api/tickets', aNewTicket())).statusCode).toBe(201)
})

test('a new connection is refused as if the database were away when its server is read-only', async () => {
  const url = await createTestDatabase()
  const name = new URL(url).pathname.slice(1)
  await query(url, `alter database ${name} set default_transaction_read_only = on`)
  const pool = createPool(url, () => undefined)
  onTestFinished(() => pool.end())
  const refused: unknown = await pool.query('select 1').catch((error: unknown) => error)
  expect(isDatabaseAway(refused)).toBe(true)
  expect(pool.totalCount).toBe(0)

  await query(url, `begin read write; alter database ${name} reset all; commit`)
  expect((await pool.query('select 1')).rowCount).toBe(1)
})

test('a new connection is not lost to the pool when its check takes longer than its caller waits', async () => {
  const { url, holdCheck } = await aSlowRoad()
  const pool = createPool(url, () => undefined, { max: 1 })
  onTestFinished(() => pool.end())
  pool.options.connectionTimeoutMillis = 1_000
  const held = await pool.connect()
  const { isHeld, letGo } = holdCheck()
  const waiting = pool.connect()
  held.release(true)
  await isHeld
  await expect(waiting).rejects.toThrow('timeout exceeded')
  letGo()
  await expect.poll(() => pool.idleCount).toBe(1)
})

/** A road to a database on which the check of a new connection can be held up. */
async function aSlowRoad() {
  const database = await createTestDatabase()
  let passing = Promise.resolve()
  let seen = () => {}
  const server = createServer((near) => {
    const far = connect(targetOf(database))
    far.pipe(near)
    near.on('close', () => far.destroy())
    near.on('data', (bytes) => {
      const isCheck = bytes.includes('transaction_read_only')
      if (isCheck) seen()
      if (isCheck) void passing.then(() => far.write(bytes))
      else far.write(bytes)
    })
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: throughPort(database, (server.address() as AddressInfo).port),
    holdCheck() {
      const held = Promise.withResolvers<void>()
      const going = Promise.withResolvers<void>()
      seen = held.resolve
      passing = going.promise
      return { isHeld: held.promise, letGo: going.resolve }
    },
  }
}
