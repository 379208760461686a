import { AppError } from '#server/platform/app-error.ts'
import { wordsIn } from '#shared/words/catalogue.ts'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { receiveUpload } from '#server/platform/files/uploads.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { aCustomer, anAdministrator, aNewTicket, aUser } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { signedInAs } from '#test/test-client.ts'
import { replyAsAgent } from './reply-as-agent.ts'

async function aDesk() {
  const portal = await buildTestApp()
  const customer = await aCustomer(portal.deps)
  const client = await signedInAs(portal, await aUser(portal.deps, customer))
  const agent = await anAgent(portal.deps)
  const ticket = (await client.post('/api/tickets', aNewTicket())).json()
  const read = async () => (await client.get(`/api/tickets/${ticket.id}`)).json()
  const answer = (html: string, options: { ticketId?: string; customerId?: string } = {}) =>
    replyAsAgent(portal.deps, agent, {
      customerId: customer.id,
      ticketId: ticket.id,
      html,
      ...options,
    })
  return { ...portal, customer, client, agent, ticket, read, answer }
}

async function anAgent(deps: Deps): Promise<Viewer> {
  const { id, customerId, name, email, role } = await anAdministrator(deps)
  return {
    userId: id,
    customerId,
    name,
    email,
    role,
    organization: null,
    timeZone: 'UTC',
    mspStartDate: null,
    sessionHash: Buffer.alloc(0),
    sessionExpiresAt: TEST_NOW,
  }
}

function minutesLater(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

test('an answer is sanitised, names its author and leaves the ticket pending', async () => {
  const desk = await aDesk()
  const { answer, read } = desk
  desk.setNow(minutesLater(12))
  const answered = await answer('<p onclick="x">Try <b>this</b>.</p><script>alert(1)</script>')
  expect(answered.comment).toMatchObject({
    content: '<p>Try <strong>this</strong>.</p>',
    isAgent: true,
    authorName: 'Ada Admin',
  })
  expect(await read()).toMatchObject({
    status: 'Pending',
    commentCount: 1,
    updatedAt: minutesLater(12).toISOString(),
    comments: [answered.comment],
    sla: { firstResponseTime: 12, responseStatus: 'met' },
  })
})

test('only the first answer stops the response clock, and the receipt finds the same', async () => {
  const desk = await aDesk()
  const { answer, read, client, ticket } = desk
  desk.setNow(minutesLater(75))
  await answer('<p>First</p>')
  desk.setNow(minutesLater(100))
  await answer('<p>Second</p>')
  expect(await read()).toMatchObject({
    commentCount: 2,
    sla: { firstResponseTime: 75, responseStatus: 'breached' },
  })
  expect((await client.get(`/api/tickets/${ticket.id}/sla`)).json()).toMatchObject({
    sla: { firstResponseTime: 75, responseStatus: 'breached' },
  })
})

test('the events say that an agent replied, and that the status changed only where it did', async () => {
  const { answer, deps, agent, ticket } = await aDesk()
  await answer('<p>First</p>')
  await answer('<p>Second</p>')
  const events = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select(['type', 'byAgent', 'actorId', 'data'])
      .where('ticketId', '=', ticket.id)
      .orderBy('id')
      .execute(),
  )
  expect(events).toMatchObject([
    { type: 'created' },
    { type: 'replied', byAgent: true, actorId: agent.userId },
    { type: 'status_changed', byAgent: true, data: { from: 'Open', to: 'Pending' } },
    { type: 'replied', byAgent: true },
  ])
})

test('the answer to a reply makes the ticket pending again', async () => {
  const { answer, client, ticket, read } = await aDesk()
  await answer('<p>First</p>')
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'Still broken' })
  expect(await read()).toMatchObject({ status: 'Open' })
  await answer('<p>Second</p>')
  expect(await read()).toMatchObject({ status: 'Pending', commentCount: 3 })
})

test("an agent's answer is refused when the ticket is closed", async () => {
  const { answer, client, ticket, read } = await aDesk()
  await client.post(`/api/tickets/${ticket.id}/close`, {})
  await expect(answer('<p>Too late</p>')).rejects.toMatchObject({ code: 'ticket_closed' })
  expect(await read()).toMatchObject({ status: 'Closed', commentCount: 1 })
})

test('a ticket is found only together with its customer', async () => {
  const { answer, deps } = await aDesk()
  const other = await aCustomer(deps)
  await expect(answer('<p>a</p>', { customerId: other.id })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(answer('<p>a</p>', { ticketId: other.id })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.each([
  ['', 'Write a reply first'],
  ['<p>&nbsp;</p>', 'Write a reply first'],
  ['<script>alert(1)</script>', 'Write a reply first'],
  ['a'.repeat(65_537), 'A reply must be 65,536 characters or less'],
  ['&'.repeat(65_536), 'A reply must be 65,536 characters or less'],
  ['<p>\0</p>', 'This text contains a character that cannot be stored'],
])('the answer %#, which cannot be stored, is refused', async (html, message) => {
  const { answer, read } = await aDesk()
  const refusal: unknown = await answer(html).catch((error: unknown) => error)
  if (!(refusal instanceof AppError)) throw new Error('the answer was taken', { cause: refusal })
  expect(refusal.code).toBe('invalid_input')
  expect(refusal.tellIn(wordsIn('en')).fields).toEqual({ comment: message })
  expect(await read()).toMatchObject({ status: 'Open', commentCount: 0 })
})

test('files come with the answer, and the requester can read them', async () => {
  const { deps, agent, customer, ticket, client } = await aDesk()
  const file = await receiveUpload(
    deps,
    { ...agent, customerId: customer.id },
    { filename: 'guide.pdf', contentType: 'application/pdf', content: Readable.from(['bytes']) },
  )
  const answered = await replyAsAgent(
    deps,
    agent,
    { customerId: customer.id, ticketId: ticket.id, html: '<p>See the guide.</p>' },
    { files: [file] },
  )
  const [attachment] = answered.comment?.attachments ?? []
  expect(attachment).toMatchObject({ filename: 'guide.pdf', size: 5 })
  expect((await client.get(`/api/desk-files/${attachment?.id}`)).body).toBe('bytes')
  const pending = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('pendingFiles')
      .select('storageKey')
      .where('customerId', '=', customer.id)
      .execute(),
  )
  expect(pending).toEqual([])
})

test('an answer with an idempotency key is given once', async () => {
  const { deps, agent, customer, ticket, read } = await aDesk()
  const idempotency = { endpoint: 'answer', key: 'a', fingerprint: Buffer.from('a') }
  const send = () =>
    replyAsAgent(
      deps,
      agent,
      { customerId: customer.id, ticketId: ticket.id, html: '<p>Once</p>' },
      { idempotency },
    )
  const first = await send()
  expect(await send()).toEqual(first)
  expect(await read()).toMatchObject({ commentCount: 1 })
})
