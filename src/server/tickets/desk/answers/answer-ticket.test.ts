import { AppError } from '#server/platform/app-error.ts'
import { DeskMovedOn } from '#shared/desk/contract.ts'
import { wordsIn } from '#shared/words/catalogue.ts'
import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { receiveUpload } from '#server/platform/files/uploads.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { aCustomer, anAdministrator, aNewTicket, aUser, aViewer } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { signedInAs } from '#test/test-client.ts'
import { answerTicket } from './answer-ticket.ts'
import { closeDeskTicket } from './close-desk-ticket.ts'

async function aDesk() {
  const portal = await buildTestApp()
  const customer = await aCustomer(portal.deps)
  const client = await signedInAs(portal, await aUser(portal.deps, customer))
  const agent = await anAgent(portal.deps)
  const ticket = (await client.post('/api/tickets', aNewTicket())).json()
  const read = async () => (await client.get(`/api/tickets/${ticket.id}`)).json()
  const answer = (comment: string, options: Partial<Parameters<typeof answerTicket>[2]> = {}) =>
    answerTicket(portal.deps, agent, { ticketId: ticket.id, kind: 'reply', comment, ...options })
  return { ...portal, customer, client, agent, ticket, read, answer }
}

async function anAgent(deps: Deps): Promise<Viewer> {
  const { id, customerId, name, email, role } = await anAdministrator(deps)
  return aViewer({ userId: id, customerId, name, email, role })
}

function minutesLater(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

test('an answer is sanitized, names its author and leaves the ticket pending when it is sent', async () => {
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
    comments: [{ id: answered.comment?.id, content: '<p>Try <strong>this</strong>.</p>' }],
    sla: { firstResponseTime: 12, responseStatus: 'met' },
  })
})

test('the response clock stops only when the first answer is sent, and the receipt agrees', async () => {
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

test('a reply assigns its ticket to its writer when no one has it, unless an assignee is chosen or the setting is off', async () => {
  const { answer, agent, deps } = await aDesk()
  const other = await anAgent(deps)
  const chosen = await answer('<p>For no one</p>', { assignee: 'none' })
  expect(chosen.ticket.assignee).toBeNull()
  const set = (assignOnReply: boolean) =>
    asStaff(deps.db, (tx) => tx.updateTable('installation').set({ assignOnReply }).execute())
  await set(false)
  expect((await answer('<p>Mine?</p>')).ticket.assignee).toBeNull()
  await set(true)
  expect((await answer('<p>Note</p>', { kind: 'note' })).ticket.assignee).toBeNull()
  expect((await answer('<p>Mine</p>')).ticket.assignee).toMatchObject({ id: agent.userId })
  expect((await answer('<p>Theirs</p>', { assignee: other.userId })).ticket.assignee).toMatchObject(
    {
      id: other.userId,
    },
  )
  expect((await answer('<p>Still theirs</p>')).ticket.assignee).toMatchObject({ id: other.userId })
})

test('closing assigns a ticket that no one has to the agent who closes it, with words or without', async () => {
  for (const closing of [
    { resolutionCode: 'ISSUE_FIXED' as const, assignee: 'none' as const },
    null,
  ]) {
    const { answer, agent, deps, ticket } = await aDesk()
    const closed = closing
      ? await answer('<p>Done</p>', closing)
      : await closeDeskTicket(deps, agent, { ticketId: ticket.id, resolutionCode: 'ISSUE_FIXED' })
    expect(closed.ticket).toMatchObject({ status: 'Closed', assignee: { id: agent.userId } })
  }
})

test('the events show that an agent replied, and that the status changed only when it did', async () => {
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
    { type: 'assigned', byAgent: true, data: { assigneeId: agent.userId } },
    { type: 'replied', byAgent: true, actorId: agent.userId },
    { type: 'status_changed', byAgent: true, data: { from: 'Open', to: 'Pending' } },
    { type: 'replied', byAgent: true },
  ])
})

test('a ticket is pending again when a reply was answered', async () => {
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

test('a ticket accepts only a note, hidden from its requester and without a change, when it is closed', async () => {
  const { answer, client, ticket, read } = await aDesk()
  await client.post(`/api/tickets/${ticket.id}/close`, {})
  const before = await read()
  const note = {
    kind: 'note',
    time: { minutes: 5, kindId: 'REMOTE', isBillable: true, invoiceText: '' },
  } as const
  const { comment } = await answer('<p>They called again</p>', note)
  expect(comment).toMatchObject({ content: '<p>They called again</p>', isInternal: true })
  expect(await read()).toEqual(before)
  for (const change of [
    { status: 'Open' },
    { resolutionCode: 'ISSUE_FIXED' },
    { priority: 'High' },
    { assignee: 'none' },
  ] as const)
    await expect(answer('<p>x</p>', { kind: 'note', ...change })).rejects.toMatchObject({
      code: 'ticket_closed',
    })
})

test.each([
  ['', 'Write a reply first'],
  ['<p>&nbsp;</p>', 'Write a reply first'],
  ['<script>alert(1)</script>', 'Write a reply first'],
  ['a'.repeat(65_537), 'A reply must be 65,536 characters or less'],
  ['&'.repeat(65_536), 'A reply must be 65,536 characters or less'],
  ['<p>\0</p>', 'Remove the unsupported character'],
])('the answer %# is refused when it cannot be stored', async (html, message) => {
  const { answer, read } = await aDesk()
  const refusal: unknown = await answer(html).catch((error: unknown) => error)
  if (!(refusal instanceof AppError)) throw new Error('the answer was taken', { cause: refusal })
  expect(refusal.code).toBe('invalid_input')
  expect(refusal.tellIn(wordsIn('en')).fields).toEqual({ comment: message })
  expect(await read()).toMatchObject({ status: 'Open', commentCount: 0 })
})

test('files are readable for the requester when they come with an answer', async () => {
  const { deps, agent, ticket, client } = await aDesk()
  const file = await receiveUpload(deps, agent, {
    filename: 'guide.pdf',
    contentType: 'application/pdf',
    content: Readable.from(['bytes']),
  })
  const reply = { ticketId: ticket.id, kind: 'reply' as const, comment: '<p>See the guide.</p>' }
  const answered = await answerTicket(deps, agent, reply, { files: [file] })
  const [attachment] = answered.comment?.attachments ?? []
  expect(attachment).toMatchObject({ filename: 'guide.pdf', size: 5 })
  expect((await client.get(`/api/desk-files/${attachment?.id}`)).body).toBe('bytes')
  const pending = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('pendingFiles')
      .select('storageKey')
      .where('customerId', '=', agent.customerId)
      .execute(),
  )
  expect(pending).toEqual([])
})

test('a reply leaves the ticket in a status when its sender chose it', async () => {
  const { answer, read } = await aDesk()
  await answer('<p>We are on it</p>', { status: 'Open' })
  expect(await read()).toMatchObject({ status: 'Open', commentCount: 1 })
})

test('a note reaches staff alone and changes nothing that the customer sees', async () => {
  const desk = await aDesk()
  const { answer, deps, read } = desk
  const before = await read()
  desk.setNow(minutesLater(5))
  const { ticket, comment } = await answer('<p>Careful <b>here</b></p>', { kind: 'note' })
  expect(comment).toMatchObject({
    content: '<p>Careful <strong>here</strong></p>',
    isInternal: true,
    isAgent: true,
  })
  expect(ticket).toMatchObject({
    status: 'Open',
    commentCount: 0,
    updatedAt: before.updatedAt,
    deskUpdatedAt: minutesLater(5).toISOString(),
    comments: [comment],
  })
  expect(await read()).toEqual(before)
  const events = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select(['type', 'data'])
      .where('ticketId', '=', ticket.id)
      .orderBy('id')
      .execute(),
  )
  expect(events).toMatchObject([
    { type: 'created' },
    { type: 'noted', data: { commentId: comment?.id } },
  ])
})

test.each(['reply', 'note'] as const)(
  'a %s is stopped when its sender has not seen the newer entries, and sent with the new mark',
  async (kind) => {
    const { answer, client, ticket } = await aDesk()
    const seen = await answer('<p>First</p>')
    await client.put(`/api/tickets/${ticket.id}`, { comment: 'It is worse now' })
    const crossing = answer('<p>Second</p>', { kind, newestSeen: seen.comment?.id })
    const refusal: unknown = await crossing.catch((error: unknown) => error)
    if (!(refusal instanceof AppError)) throw new Error('it was sent', { cause: refusal })
    expect(refusal.code).toBe('ticket_moved_on')
    // The refusal's details have the shape of the contract.
    const { comments } = DeskMovedOn.parse(refusal.extra)
    expect(comments).toMatchObject([{ content: 'It is worse now', isInternal: false }])
    const sent = await answer('<p>Second</p>', { kind, newestSeen: comments[0]?.id })
    expect(sent.ticket.comments).toHaveLength(3)
  },
)

test('a reply is stopped by the first comment, a note included, when the ticket had none', async () => {
  const { answer } = await aDesk()
  await answer('<p>I take this</p>', { kind: 'note', newestSeen: 'none' })
  await expect(answer('<p>Hello</p>', { newestSeen: 'none' })).rejects.toMatchObject({
    code: 'ticket_moved_on',
  })
})

test('a mark is refused when it is no comment of the ticket', async () => {
  const { answer, ticket } = await aDesk()
  await expect(answer('<p>Hello</p>', { newestSeen: ticket.id })).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

test('an answer is sent once when it repeats its idempotency key', async () => {
  const { deps, agent, ticket, read } = await aDesk()
  const idempotency = { endpoint: 'answer', key: 'a', fingerprint: Buffer.from('a') }
  const send = () =>
    answerTicket(
      deps,
      agent,
      { ticketId: ticket.id, kind: 'reply', comment: '<p>Once</p>' },
      { idempotency },
    )
  const first = await send()
  expect(await send()).toEqual(first)
  expect(await read()).toMatchObject({ commentCount: 1 })
})

test('a reply assigns, changes the fields and closes when its sender asks for all in one step', async () => {
  const desk = await aDesk()
  const { answer, read, agent, ticket } = desk
  desk.setNow(minutesLater(12))
  const changes = { priority: 'High', categories: ['SECURITY_INCIDENT'] } as const
  const answered = await answer('<p>Done.</p>', {
    ...changes,
    categories: [...changes.categories],
    assignee: agent.userId,
    resolutionCode: 'ISSUE_FIXED',
  })
  expect(answered.ticket).toMatchObject({ ...changes, assignee: { id: agent.userId } })
  expect(await read()).toMatchObject({
    ...changes,
    status: 'Closed',
    commentCount: 2,
    comments: [{ authorName: 'System' }, { content: '<p>Done.</p>' }],
    sla: { firstResponseTime: 12 },
  })
  const events = await asStaff(desk.deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select('type')
      .where('ticketId', '=', ticket.id)
      .orderBy('id')
      .execute(),
  )
  expect(events.map(({ type }) => type)).toEqual([
    'created',
    'assigned',
    'edited',
    'replied',
    'closed',
  ])
})

test('a note changes nothing that the customer sees, except when its writer chooses to', async () => {
  const desk = await aDesk()
  const { answer, read, agent } = desk
  const before = await read()
  await answer('<p>Mine now.</p>', { kind: 'note', assignee: agent.userId })
  expect(await read()).toEqual(before)
  const noted = await answer('<p>Waits.</p>', { kind: 'note', status: 'Pending', assignee: 'none' })
  expect(noted.ticket).toMatchObject({ status: 'Pending', assignee: null })
  await answer('<p>Solved.</p>', { kind: 'note', resolutionCode: 'ISSUE_FIXED' })
  expect(await read()).toMatchObject({
    status: 'Closed',
    commentCount: 1,
    comments: [{ authorName: 'System' }],
  })
})

test('an answer is refused and changes nothing when it has an unfilled placeholder', async () => {
  const { answer, read } = await aDesk()
  const before = await read()
  for (const kind of ['reply', 'note'] as const) {
    const said = answer('<p>Hi {{requester.<b>first</b>Name}},</p>', { kind, priority: 'High' })
    await expect(said).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('{{requester.firstName}}'),
    })
  }
  expect(await read()).toEqual(before)
  await answer('<p>Write <code>{{ item }}</code>.</p>')
})

test('a note notifies agents by their real names when it mentions them', async () => {
  const { answer, agent, deps } = await aDesk()
  const ben = await anAgent(deps)
  await deps.db
    .updateTable('users')
    .set({ name: 'Ben <B> & Co' })
    .where('id', '=', ben.userId)
    .execute()
  const mention = (id: string, name = '@somebody') =>
    `<strong data-mention="${id}">${name}</strong>`
  const { comment } = await answer(
    `<p>${mention(ben.userId)} ${mention(ben.userId)} ${mention(agent.userId)} <b data-mention="x"><em>no</em></b></p>`,
    { kind: 'note' },
  )
  const ada = mention(agent.userId, '@Ada Admin')
  const named = mention(ben.userId, '@Ben &lt;B&gt; &amp; Co')
  expect(comment?.content).toBe(`<p>${named} ${named} ${ada} <strong><em>no</em></strong></p>`)
  const notices = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('staffNotices')
      .select(['userId', 'kind', 'actorName', 'data'])
      .where('kind', '=', 'mentioned')
      .execute(),
  )
  // No one is notified of their own writing.
  expect(notices).toEqual([
    {
      userId: ben.userId,
      kind: 'mentioned',
      actorName: 'Ada Admin',
      data: { commentId: comment?.id },
    },
  ])
})

test('a mention is refused when it names no active agent, and a reply keeps none', async () => {
  const { answer, agent, deps, client, read } = await aDesk()
  const mention = (id: string) => `<p><strong data-mention="${id}">@Gone &amp; Co</strong></p>`
  const gone = await anAgent(deps)
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', gone.userId).execute()
  const requester = (await client.get('/api/auth/user')).json().user
  for (const id of [gone.userId, requester.id, 'x']) {
    await expect(answer(mention(id), { kind: 'note' })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('Gone & Co is no longer an active agent'),
    })
  }
  await answer(mention(agent.userId))
  expect((await read()).comments[0].content).toBe('<p><strong>@Gone &amp; Co</strong></p>')
})
