import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { MAX_TEXT_LENGTH } from '#shared/limits.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { aFile, aNewTicket, aReplyForm, aTicketForm } from '#test/builders.ts'
import {
  aColleague,
  aPortal,
  aSignedInAdministrator,
  aTicket,
  type Portal,
} from '#test/a-portal.ts'
import type { TestClient } from '#test/test-client.ts'

const KEY = { 'idempotency-key': 'a-key-of-the-test' }

async function countTickets(client: TestClient) {
  return (await client.get('/api/tickets')).json().length
}

async function countStoredFiles({ deps, customer, filesFolder }: Portal) {
  const pending = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('pendingFiles')
      .select('storageKey')
      .where('customerId', '=', customer.id)
      .execute(),
  )
  return { pending: pending.length, files: (await readdir(`${filesFolder}/${customer.id}`)).length }
}

test('a repeated call answers the first answer and makes no second ticket when key and body are the same', async () => {
  const { client, setNow } = await aPortal()
  const first = await client.post('/api/tickets', aNewTicket(), KEY)
  setNow(new Date('2026-03-03T11:30:00.000Z'))
  const second = await client.post('/api/tickets', aNewTicket(), KEY)
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(second.headers.location).toBe(first.headers.location)
  expect(await countTickets(client)).toBe(1)
})

test('a call answers 422 and changes nothing when its key came with another body before', async () => {
  const { client } = await aPortal()
  await client.post('/api/tickets', aNewTicket(), KEY)
  const res = await client.post('/api/tickets', aNewTicket({ subject: 'Another' }), KEY)
  expect(res.statusCode).toBe(422)
  expect(res.json()).toEqual({
    error: 'idempotency_mismatch',
    message: 'This Idempotency-Key was already used for a different request.',
  })
  expect(await countTickets(client)).toBe(1)
})

test('each call makes its own ticket when it has no key or another one', async () => {
  const { client } = await aPortal()
  await client.post('/api/tickets', aNewTicket())
  await client.post('/api/tickets', aNewTicket())
  await client.post('/api/tickets', aNewTicket(), KEY)
  await client.post('/api/tickets', aNewTicket(), { 'idempotency-key': 'another' })
  expect(await countTickets(client)).toBe(4)
})

test('a call runs again when the first one with its key failed', async () => {
  const { client } = await aPortal()
  const wrong = await client.post('/api/tickets', aNewTicket({ categories: ['NOPE'] }), KEY)
  expect(wrong.statusCode).toBe(400)
  expect((await client.post('/api/tickets', aNewTicket(), KEY)).statusCode).toBe(201)
})

test('the same call makes one ticket when it is sent several times at once', async () => {
  const { client } = await aPortal()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => client.post('/api/tickets', aNewTicket(), KEY)),
  )
  expect(await countTickets(client)).toBe(1)
  const made = answers.filter((res) => res.statusCode === 201)
  expect(new Set(made.map((res) => res.json().id)).size).toBe(1)
  for (const res of answers.filter((other) => other.statusCode !== 201)) {
    expect(res.statusCode).toBe(409)
    expect(res.json()).toMatchObject({ error: 'conflict' })
    expect(res.headers['retry-after']).toBe('1')
  }
})

test('a repeated call answers 409 when the first is in flight, and the first answer afterwards', async () => {
  const portal = await aPortal()
  const { client } = portal
  await client.get('/api/auth/user')
  const blocker = await aBlocker(portal.databaseUrl, 'lock table ticket_events')
  const first = client.post('/api/tickets', aNewTicket(), KEY)
  await blocker.waitFor(1)
  const second = await client.post('/api/tickets', aNewTicket(), KEY)
  await blocker.release()
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ error: 'conflict' })
  const made = await first
  const third = await client.post('/api/tickets', aNewTicket(), KEY)
  expect(third.json()).toEqual(made.json())
})

test('a key belongs to one user', async () => {
  const portal = await aPortal()
  const colleague = await aColleague(portal)
  const mine = await portal.client.post('/api/tickets', aNewTicket({ subject: 'Mine' }), KEY)
  const theirs = await colleague.post('/api/tickets', aNewTicket({ subject: 'Theirs' }), KEY)
  expect(theirs.statusCode).toBe(201)
  expect(theirs.json().id).not.toBe(mine.json().id)
  expect(await countTickets(colleague)).toBe(1)
})

test('a key belongs to one endpoint', async () => {
  const { client } = await aPortal()
  const { id } = (await client.post('/api/tickets', aNewTicket(), KEY)).json()
  const reply = await client.put(`/api/tickets/${id}`, { comment: 'Any news?' }, KEY)
  const close = await client.post(`/api/tickets/${id}/close`, {}, KEY)
  expect([reply.statusCode, close.statusCode]).toEqual([200, 200])
})

test('a repeated reply answers the first answer when the ticket was closed in between', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const send = () => client.put(`/api/tickets/${id}`, { comment: 'Any news?' }, KEY)
  const first = await send()
  await client.post(`/api/tickets/${id}/close`, {})
  const second = await send()
  expect(second.statusCode).toBe(200)
  expect(second.json()).toEqual(first.json())
  expect((await client.get(`/api/tickets/${id}`)).json().commentCount).toBe(2)
})

test('a repeated reply answers the conversation of its time when others have replied since', async () => {
  const { client, setNow } = await aPortal()
  const { id } = await aTicket(client)
  await client.put(`/api/tickets/${id}`, { comment: 'The first' })
  setNow(new Date('2026-03-03T10:01:00.000Z'))
  const send = () => client.put(`/api/tickets/${id}`, { comment: 'The second' }, KEY)
  const first = await send()
  setNow(new Date('2026-03-03T10:02:00.000Z'))
  await client.put(`/api/tickets/${id}`, { comment: 'The third' })
  expect(first.json().ticket.comments).toHaveLength(2)
  expect((await send()).json()).toEqual(first.json())
})

test('the stored answer is much smaller than the texts in it', async () => {
  const { client, deps, customer } = await aPortal()
  const { id } = await aTicket(client, { description: aLongText() })
  for (let n = 0; n < 10; n += 1) {
    const key = { 'idempotency-key': `call-${n}` }
    await client.put(`/api/tickets/${id}`, { comment: aLongText() }, key)
    await client.post('/api/tickets', aNewTicket({ description: aLongText() }), key)
  }
  const sizes = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('idempotencyKeys')
      .select(sql<number>`pg_column_size(answer)`.as('bytes'))
      .where('customerId', '=', customer.id)
      .execute(),
  )
  expect(sizes).toHaveLength(20)
  expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeLessThan(MAX_TEXT_LENGTH / 20)
})

function aLongText() {
  return randomBytes(MAX_TEXT_LENGTH / 2).toString('hex')
}

test('a reply answers 422 when its key was used for the same reply on another ticket', async () => {
  const { client } = await aPortal()
  const [one, other] = [await aTicket(client), await aTicket(client)]
  await client.put(`/api/tickets/${one.id}`, { comment: 'Any news?' }, KEY)
  const res = await client.put(`/api/tickets/${other.id}`, { comment: 'Any news?' }, KEY)
  expect(res.statusCode).toBe(422)
})

test('closing answers the first answer instead of 409 when it is repeated with the same key', async () => {
  const { client } = await aPortal()
  const { id } = await aTicket(client)
  const first = await client.post(`/api/tickets/${id}/close`, {}, KEY)
  const second = await client.post(`/api/tickets/${id}/close`, {}, KEY)
  expect(second.statusCode).toBe(200)
  expect(second.json()).toEqual(first.json())
})

test('files are stored only once when a call is repeated', async () => {
  const portal = await aPortal()
  const { client } = portal
  const send = (name: string, content: string) =>
    client.send('POST', '/api/tickets', {
      form: aTicketForm([aFile(name, content), aFile('b.png', 'same')]),
      headers: KEY,
    })
  const first = await send('a.png', 'one')
  const again = await send('a.png', 'one')
  const otherBytes = await send('a.png', 'two')
  const otherName = await send('c.png', 'one')
  expect(again.json()).toEqual(first.json())
  expect([otherBytes.statusCode, otherName.statusCode]).toEqual([422, 422])
  expect(await countStoredFiles(portal)).toEqual({ pending: 0, files: 2 })
  const { id } = first.json().attachments[0]
  expect((await client.get(`/api/desk-files/${id}`)).body).toBe('one')
})

test('one reply is made and its files stored once when a reply with files is repeated', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  const send = () =>
    portal.client.send('PUT', `/api/tickets/${id}`, { form: aReplyForm([aFile()]), headers: KEY })
  const answers = [await send(), await send()]
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  expect(await countStoredFiles(portal)).toEqual({ pending: 0, files: 1 })
})

test('adding a customer makes one customer when it is repeated with the same key', async () => {
  const admin = await aSignedInAdministrator(await aPortal())
  const customer = { name: 'Once', domain: 'once.example' }
  const first = await admin.post('/api/admin/customers', customer, KEY)
  const second = await admin.post('/api/admin/customers', customer, KEY)
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
})

test('a call answers 400 when its key is too long or has odd characters', async () => {
  const { client } = await aPortal()
  for (const key of ['a'.repeat(201), 'with space', 'ü', '']) {
    const res = await client.post('/api/tickets', aNewTicket(), { 'idempotency-key': key })
    expect(res.statusCode, key).toBe(400)
    expect(res.json(), key).toMatchObject({ fields: { 'Idempotency-Key': expect.any(String) } })
  }
  expect(await countTickets(client)).toBe(0)
})
