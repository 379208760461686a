import { randomUUID } from 'node:crypto'

import { expect, test, vi } from 'vitest'

import type { Comment } from '#shared/tickets/contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { anAgentAtTheDesk, aPortal, aTicket, type Portal } from '#test/a-portal.ts'
import { anAgent, aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import {
  aMailbox,
  deliver,
  findReceived,
  type Mailbox,
  placeNow,
  takeRawMail,
  writeRawMail,
  type Written,
} from '#test/incoming-mail.ts'
import { findTicket } from '#server/tickets/core/queries.ts'
import { runSchedules } from '#test/run-schedules.ts'
import { removeRawMails } from '#server/channels/mail/triage/received/remove-raw-mails.ts'

/** A customer's person with a ticket, a mailbox, and what both say to each other. */
async function aConversation() {
  const portal = await aPortal()
  const mailbox = await aMailbox(portal)
  const ticket = await aTicket(portal.client, { subject: 'Printer' })
  const agent = await anAgent(portal.deps)
  const replyTo = replyAddress(portal, mailbox, ticket.id)
  const mail = (written: Partial<Written> = {}) =>
    deliver(portal, mailbox, { from: portal.user.email, to: replyTo, ...written })
  const read = async (ticketId = ticket.id) =>
    (await portal.client.get(`/api/tickets/${ticketId}`)).json()
  const linksOf = (ticketId: string | null) =>
    asStaff(portal.deps.db, (tx) =>
      tx
        .selectFrom('ticketLinks')
        .selectAll()
        .where('ticketId', '=', ticketId ?? '')
        .execute(),
    )
  return { ...portal, portal, mailbox, ticket, agent, replyTo, mail, read, linksOf }
}

function replyAddress(portal: Portal, mailbox: Mailbox, ticketId: string, isInternal = false) {
  const base = mailbox.address
  return makeReplyAddress(portal.deps.cookieSecret, { base, ticketId, isInternal }) ?? ''
}

test("a requester's mail is a reply when it answers their ticket, and an answer to it comes to the same one", async () => {
  const { mail, read, user, customer, mailbox, ticket } = await aConversation()
  const first = await mail({ text: 'It prints again', messageId: 'one@northwind.example' })
  expect(first).toMatchObject({ state: 'placed', ticketId: ticket.id, customerId: customer.id })
  // By the id alone: some mail programs answer the mail and not the reply address.
  const headers = ['In-Reply-To: <unknown@x.example>', 'References: <one@northwind.example>']
  const second = await mail({ to: mailbox.address, text: 'Really', headers })
  expect(second).toMatchObject({ state: 'placed', ticketId: ticket.id })
  expect(await read()).toMatchObject({
    status: 'Open',
    comments: [
      { content: 'Really', authorName: user.name },
      { content: 'It prints again', authorName: user.name },
    ],
  })
})

test('a mail that answers nothing raises a ticket with its subject when its sender is known', async () => {
  const { mail, read, mailbox, customer } = await aConversation()
  const to = mailbox.address
  const placed = await mail({ to, subject: 'AW: Re: Scanner', text: '' })
  expect(await read(placed.ticketId ?? '')).toMatchObject({
    subject: `Scanner (${customer.name})`,
    description: 'This email has no text.',
    priority: 'Low',
    categories: ['GENERAL_INQUIRY'],
    status: 'Open',
  })
})

test('a mail raises a ticket that follows the closed one when it answers that', async () => {
  const { mail, read, client, ticket, linksOf } = await aConversation()
  await client.put(`/api/tickets/${ticket.id}/confidential`, { confidential: true })
  await client.post(`/api/tickets/${ticket.id}/close`, {})
  const placed = await mail({ text: 'Broken again' })
  expect(placed.ticketId).not.toBe(ticket.id)
  expect(await read()).toMatchObject({ status: 'Closed' })
  expect(await read(placed.ticketId ?? '')).toMatchObject({
    description: 'Broken again',
    confidential: true,
  })
  expect(await linksOf(placed.ticketId)).toMatchObject([{ toTicketId: ticket.id, kind: 'related' }])
})

test('a follow-up has the people of its ticket when a person who only sees the ticket writes it', async () => {
  const { mail, deps, customer, user, client, ticket, mailbox } = await aConversation()
  const helper = await aUser(deps, customer, { visibility: 'all', mayAnswer: true })
  const mina = await aUser(deps, customer, { name: 'Mina Park' })
  await client.post(`/api/tickets/${ticket.id}/participants`, { participant: mina.id })
  await client.post(`/api/tickets/${ticket.id}/close`, {})
  const peopleOf = async ({ ticketId }: { ticketId: string | null }) => {
    const found = await asStaff(deps.db, (tx) => findTicket(tx, customer.id, ticketId ?? ''))
    return [found?.requesterId, ...(found?.participantIds.toSorted() ?? [])]
  }
  const headers = [`References: <${randomUUID()}@northwind.example>`]
  const followUp = await mail({ from: helper.email, text: 'Broken again', headers })
  expect(await peopleOf(followUp)).toEqual([helper.id, ...[user.id, mina.id].toSorted()])

  // A colleague's mail of the same conversation only belongs to it.
  const other = await aUser(deps, customer, { visibility: 'all', mayAnswer: true })
  const theirs = await mail({ from: other.email, to: mailbox.address, headers })
  expect(await peopleOf(theirs)).toEqual([other.id])
})

test('a mail is held with its reason, and its ticket says nothing of it, when its sender is not proven or not theirs', async () => {
  const { mail, read, portal, customer, replyTo, deps, mailbox } = await aConversation()
  const colleague = await aUser(deps, customer)
  const { user: stranger } = await aPortal()
  const { user: moved, customer: former } = await aPortal()
  // The domain's present owner is not the owner of the account.
  await deps.db.deleteFrom('customerDomains').where('customerId', '=', former.id).execute()
  const before = await read()
  const outcomes = [
    await mail({ from: moved.email, to: mailbox.address }),
    await mail({ results: 'dmarc=fail' }),
    await mail({ results: '' }),
    await mail({ from: colleague.email }),
    await mail({ from: stranger.email }),
    await mail({ from: 'nobody@elsewhere.example' }),
    await mail({ from: 'nobody@elsewhere.example', to: mailbox.address }),
    await mail({ from: mailbox.address, results: 'dmarc=pass header.from=msp.example' }),
    await mail({ headers: [`From: ${stranger.email}`] }),
    await mail({ from: `${portal.user.email}, ${stranger.email}` }),
    await mail({ to: replyAddress(portal, mailbox, before.id, true) }),
  ]
  expect(outcomes.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
    'held inactive_sender',
    'held unauthenticated',
    'held unauthenticated',
    'held not_participant',
    'held other_customer',
    'held unknown_sender',
    'held unknown_sender',
    'automatic null',
    'held several_senders',
    'held several_senders',
    'held internal_notice',
  ])
  expect(outcomes[4]).toMatchObject({ customerId: stranger.customerId, ticketId: null })
  expect(await read()).toEqual(before)
  expect(replyTo).toContain('+t')
})

test('those who may answer a ticket in the portal answer it by mail, and those from outside answer what they take part in', async () => {
  const { mail, read, portal, deps, customer, user, ticket, mailbox } = await aConversation()
  const mina = await aUser(deps, customer, { name: 'Mina Park' })
  const email = 'vera@vendor.example'
  const vera = await aUser(deps, customer, { name: 'Vera', email, isExternal: true })
  const helper = await aUser(deps, customer, { visibility: 'all', mayAnswer: true, name: 'Hal' })
  const reader = await aUser(deps, customer, { visibility: 'all' })
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('ticketParticipants')
      .values(
        [mina, vera].map(({ id: userId }) => ({
          customerId: customer.id,
          ticketId: ticket.id,
          userId,
          addedBy: user.id,
          addedAt: deps.now(),
        })),
      )
      .execute(),
  )
  const outcomes = [
    await mail({ from: mina.email, text: 'Me too' }),
    await mail({ from: vera.email, text: 'Send it in', messageId: 'send-it-in@vendor.example' }),
    await mail({ from: helper.email, text: 'I have a spare one' }),
    await mail({ from: reader.email }),
    await mail({ from: vera.email, results: '' }),
    await mail({ from: vera.email, to: mailbox.address }),
  ]
  expect(outcomes.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
    'placed null',
    'placed null',
    'placed null',
    'held not_participant',
    'held unauthenticated',
    'held external_new',
  ])
  const { comments } = await read()
  const listed = (await portal.client.get(`/api/tickets/${ticket.id}/comments`)).json()
  expect(listed).toEqual(comments)
  const said = (comments as Comment[]).map(({ authorName, isExternal, content }) =>
    [authorName, isExternal, content].join(': '),
  )
  expect(said.toSorted()).toEqual([
    'Hal: : I have a spare one',
    'Mina Park: : Me too',
    'Vera: true: Send it in',
  ])
})

test("an agent's mail is a reply, or a note when it answers an internal notice, and needs DMARC", async () => {
  const { mail, read, portal, mailbox, ticket, agent, deps } = await aConversation()
  const from = agent.email
  const internal = replyAddress(portal, mailbox, ticket.id, true)
  const outcomes = [
    await mail({ from, text: 'Try <this>\n\nand that' }),
    await mail({ from, to: internal, text: 'They never pay', messageId: 'note@msp.example' }),
    // To the public address, but of a mail that only staff have.
    await mail({ from, text: 'Never', headers: ['In-Reply-To: <note@msp.example>'] }),
    await mail({ from, results: 'dkim=pass header.d=portico.example' }),
    await mail({ from, to: mailbox.address }),
  ]
  expect(outcomes.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
    'placed null',
    'placed null',
    'placed null',
    'held staff_unproven',
    'held staff_new',
  ])
  const { comments, status } = await read()
  expect(comments).toMatchObject([
    { content: '<p>Try &lt;this&gt;</p><p>and that</p>', authorName: agent.name },
  ])
  expect(status).toBe('Pending')
  const notes = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('comments')
      .select('content')
      .where('ticketId', '=', ticket.id)
      .where('isInternal', '=', true)
      .execute(),
  )
  expect(notes).toHaveLength(2)
})

test('a copy of a mail is dropped when it comes to a second mailbox, or once more', async () => {
  const { mail, read, portal, mailbox, user, replyTo } = await aConversation()
  const other = await aMailbox(portal)
  const messageId = `${randomUUID()}@northwind.example`
  await mail({ messageId, text: 'Once' })
  const again = { from: user.email, to: replyTo, messageId, text: 'Once' }
  const headers = ['Received: from somewhere else', 'List-Id: <support.msp.example>']
  await expect(deliver(portal, other, { ...again, headers })).rejects.toThrow('a double')
  expect((await read()).comments).toHaveLength(1)
  // A mail that the mailbox did not give may or may not have come before.
  for (const _ of [1, 2]) expect(await takeRawMail(portal, mailbox, '')).toBeDefined()
})

test.each([
  ['an id', ['Date: Mon, 05 Jan 2026 10:00:00 +0000']],
  ['a date', ['Message-ID: <once@northwind.example>']],
  ['an id and a date', []],
])('a mail is one when it has no %s and comes twice', async (_without, lines) => {
  const { portal, mailbox, user } = await aConversation()
  const other = await aMailbox(portal)
  const raw = (to: Mailbox, text: string) =>
    [
      `Received: from x by mx.msp.example for <${to.address}>; now`,
      `Delivered-To: ${to.address}`,
      `From: ${user.email}`,
      `To: ${mailbox.address}`,
      'Subject: Printer',
      ...lines,
      '',
      text,
      '',
    ].join('\r\n')
  expect(await takeRawMail(portal, mailbox, raw(mailbox, 'It is broken'))).toBeDefined()
  expect(await takeRawMail(portal, other, raw(other, 'It is broken'))).toBeUndefined()
  expect(await takeRawMail(portal, mailbox, raw(mailbox, 'It burns'))).toBeDefined()
})

test('mails of one person come to one ticket, which a colleague is offered, when they name the same unknown mail', async () => {
  const { mail, read, portal, mailbox, customer, deps, linksOf } = await aConversation()
  const root = `${randomUUID()}@northwind.example`
  const to = mailbox.address
  const first = await mail({ to, text: 'See below', headers: [`In-Reply-To: <${root}>`] })
  const headers = [
    `References: <${root}> <${randomUUID()}@northwind.example>`,
    `In-Reply-To: <${randomUUID()}@northwind.example>`,
  ]
  const second = await mail({ to, text: 'And this', headers })
  expect(second).toMatchObject({ state: 'placed', ticketId: first.ticketId })
  expect((await read(first.ticketId ?? '')).comments).toMatchObject([{ content: 'And this' }])
  expect(
    await mail({ to, headers: ['References: <another@northwind.example>'] }),
  ).not.toMatchObject({ ticketId: first.ticketId })

  // A colleague's mail raises a ticket of their own, and a stranger's is held.
  const colleague = await aUser(deps, customer)
  const theirs = await mail({ from: colleague.email, to, headers })
  expect(theirs).toMatchObject({ state: 'placed' })
  expect(theirs.ticketId).not.toBe(first.ticketId)
  expect(await linksOf(theirs.ticketId)).toMatchObject([{ toTicketId: first.ticketId }])
  const { id } = await mail({ from: 'electrician@elsewhere.example', to, headers })
  const { desk } = await anAgentAtTheDesk(portal)
  const { tickets } = (await desk.get(`/api/desk/mails/${id}`)).json()
  expect(tickets).toContainEqual(expect.objectContaining({ id: first.ticketId, by: 'thread' }))

  await portal.client.post(`/api/tickets/${first.ticketId}/close`, {})
  const late = await mail({ to, headers })
  expect(late.ticketId).not.toBe(first.ticketId)
})

test('two held mails of a thread are offered the same ticket when one of them is in it', async () => {
  const { mail, portal, mailbox, customer } = await aConversation()
  const to = mailbox.address
  const from = `new.person@${customer.domain}`
  const messageId = `${randomUUID()}@northwind.example`
  const { id: first } = await mail({ from, to, messageId })
  const { id: second } = await mail({ from, to, headers: [`In-Reply-To: <${messageId}>`] })
  const { desk } = await anAgentAtTheDesk(portal)
  const offered = async () => (await desk.get(`/api/desk/mails/${second}`)).json().tickets
  expect(await offered()).toEqual([])
  const how = { as: 'ticket', customerId: customer.id, email: from, name: 'New Person' }
  const { ticketId } = (await desk.post(`/api/desk/mails/${first}/accept`, how)).json()
  expect(await offered()).toMatchObject([{ id: ticketId, by: 'thread' }])
})

test('a mail comes with its words, its files and its quotes when it is HTML with files', async () => {
  const { mail, read, portal } = await aConversation()
  const body = [
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>It is <b>broken</b></p><script>x()</script><div class="gmail_quote">On Monday Ana wrote: restart</div>',
    '--b',
    'Content-Type: text/plain; name="log.txt"',
    'Content-Disposition: attachment; filename="../log.txt"',
    '',
    'line',
    '--b--',
  ].join('\r\n')
  await mail({ headers: ['Content-Type: multipart/mixed; boundary=b'], body })
  const [comment] = (await read()).comments
  expect(comment).toMatchObject({
    content: 'It is broken',
    attachments: [{ filename: 'log.txt' }],
  })
  const { id } = comment.attachments[0]
  expect((await portal.client.get(`/api/desk-files/${id}`)).body).toBe('line')
  const part = await asWorker(portal.deps.db, (tx) =>
    tx.selectFrom('mailParts').selectAll().where('commentId', '=', comment.id).executeTakeFirst(),
  )
  expect(part?.html).toContain('<strong>broken</strong>')
  expect(part?.html).not.toContain('script')
  expect(part?.quoted).toContain('restart')
})

test('a ticket stays the same when a machine sends mail, and a bounce marks the address that our mail went to', async () => {
  const { mail, read, user, agent, customer, ticket, deps, mailbox } = await aConversation()
  const sentTo = (person: { id: string; email: string }) => ({
    customerId: customer.id,
    id: randomUUID(),
    kind: 'answer' as const,
    ticketId: ticket.id,
    userId: person.id,
    address: person.email,
    cause: randomUUID(),
    subject: 'Printer',
    isInternal: person === agent,
    messageId: `${person.id}@msp.example`,
    createdAt: deps.now(),
  })
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('sentMails')
      .values([sentTo(user), sentTo(agent)])
      .execute(),
  )
  const before = await read()
  expect(await mail({ headers: ['Auto-Submitted: auto-replied'] })).toMatchObject({
    state: 'automatic',
    ticketId: ticket.id,
    commentId: null,
  })
  const report = (messageId: string) => ({
    from: 'MAILER-DAEMON@mx.northwind.example',
    to: mailbox.address,
    headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=b'],
    body: [
      '--b',
      'Content-Type: text/plain',
      '',
      'No such user',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.northwind.example',
      '',
      'Final-Recipient: rfc822; somebody.else@northwind.example',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: <${messageId}>`,
      'Subject: Printer',
      '',
      'Hello',
      '--b--',
    ].join('\r\n'),
  })
  expect(await mail(report('invented@msp.example'))).toMatchObject({
    state: 'bounce',
    ticketId: null,
  })
  const addresses = [user.email, agent.email]
  const bounced = () =>
    asWorker(deps.db, (tx) =>
      tx
        .selectFrom('mailAddresses')
        .select(['customerId', 'address'])
        .where('address', 'in', addresses)
        .orderBy('bouncedAt')
        .execute(),
    )
  expect(await bounced()).toEqual([])
  expect(await mail(report(`${user.id}@msp.example`))).toMatchObject({
    state: 'bounce',
    ticketId: ticket.id,
  })
  const ofUser = { customerId: customer.id, address: user.email }
  expect(await bounced()).toEqual([ofUser])
  const noticesOf = () =>
    asStaff(deps.db, (tx) =>
      tx.selectFrom('staffNotices').select('kind').where('ticketId', '=', ticket.id).execute(),
    )
  const told = await noticesOf()
  expect(told.map(({ kind }) => kind)).toContain('mail_bounced')
  // The recipient of our mail can write any number of reports about it.
  await mail(report(`${user.id}@msp.example`))
  expect(await noticesOf()).toEqual(told)
  await mail(report(`${agent.id}@msp.example`))
  // An agent's address is the staff's, for a ticket of any customer.
  expect(await bounced()).toContainEqual({ customerId: agent.customerId, address: agent.email })
  expect(await read()).toEqual(before)
})

/** A report of a server that does not return the mail. */
function bareReport(recipient: string, fields: string[] = []): Partial<Written> {
  return {
    from: 'MAILER-DAEMON@mx.northwind.example',
    results: 'spf=none',
    headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=b', ...fields],
    body: [
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.northwind.example',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      'Status: 5.1.1',
      '--b--',
    ].join('\r\n'),
  }
}

test('a bounce marks only the recent recipient when it does not return the mail', async () => {
  const { mail, user, customer, ticket, deps, mailbox, setNow } = await aConversation()
  const colleague = await aUser(deps, customer)
  const sentTo = (person: { id: string; email: string }, at: Date) => ({
    customerId: customer.id,
    id: randomUUID(),
    kind: 'answer' as const,
    ticketId: ticket.id,
    userId: person.id,
    address: person.email,
    cause: randomUUID(),
    subject: 'Printer',
    isInternal: false,
    messageId: `${person.id}@msp.example`,
    state: 'sent' as const,
    createdAt: at,
    sentAt: at,
  })
  await asWorker(deps.db, (tx) =>
    tx.insertInto('sentMails').values(sentTo(user, deps.now())).execute(),
  )
  const bounced = async () => {
    const rows = await asWorker(deps.db, (tx) =>
      tx
        .selectFrom('mailAddresses')
        .select('address')
        .where('customerId', '=', customer.id)
        .orderBy('bouncedAt')
        .execute(),
    )
    return rows.map(({ address }) => address)
  }
  const to = mailbox.address
  expect(await mail({ to, ...bareReport(colleague.email) })).toMatchObject({ state: 'bounce' })
  await mail({ to, ...bareReport(user.email), results: 'dmarc=fail header.from=northwind.example' })
  expect(await bounced()).toEqual([])
  const found = await mail({ to, ...bareReport(user.email.toUpperCase()) })
  expect(found).toMatchObject({ state: 'bounce', ticketId: ticket.id })
  expect(await bounced()).toEqual([user.email])

  // The id that it answers is enough, even with another address and weeks later.
  await asWorker(deps.db, (tx) =>
    tx.insertInto('sentMails').values(sentTo(colleague, deps.now())).execute(),
  )
  setNow(new Date(TEST_NOW.getTime() + 30 * 86_400_000))
  await mail({ to, ...bareReport(colleague.email) })
  expect(await bounced()).toEqual([user.email])
  const answered = [`In-Reply-To: <${colleague.id}@msp.example>`]
  await mail({ to, ...bareReport('x1@inner.example', answered) })
  expect(await bounced()).toEqual([user.email, colleague.email])
})

test('two machines are stopped after the mails of an hour when they answer each other', async () => {
  const { mail, read, agent, deps, customer, ticket } = await aConversation()
  await asWorker(deps.db, async (tx) => {
    for (let sent = 0; sent < 60; sent += 1)
      await tx
        .insertInto('receivedMails')
        .values({
          id: randomUUID(),
          mark: randomUUID(),
          fromAddress: `${sent}@x.example`,
          receivedAt: deps.now(),
          settledAt: deps.now(),
          sizeBytes: 1,
          state: 'placed',
          customerId: customer.id,
          ticketId: ticket.id,
        })
        .execute()
  })
  expect(await mail({})).toMatchObject({ state: 'held', reason: 'too_many' })
  expect(await mail({ from: agent.email })).toMatchObject({ state: 'held', reason: 'too_many' })
  expect((await read()).comments).toEqual([])
})

test('a mail is held or retried, and comes once, when it breaks on its way', async () => {
  const { portal, mailbox, user, replyTo, read } = await aConversation()
  const take = async (text: string) =>
    (await takeRawMail(
      portal,
      mailbox,
      writeRawMail(mailbox, { from: user.email, to: replyTo, text }),
    ))!
  const reasonOf = async (key: { mailId: string }) => {
    const { state, reason } = await findReceived(portal, key.mailId)
    return `${state} ${reason}`
  }
  const hopeless = await take('Breaks its reader')
  await placeNow(portal, hopeless, { readMail: () => Promise.resolve({ broken: 'too-deep' }) })
  expect(await reasonOf(hopeless)).toBe('held broken')
  const lost = await take('Breaks us')
  await placeNow(portal, lost, { readMail: () => Promise.reject(new Error('out of luck')) })
  expect(await reasonOf(lost)).toBe('held failed')

  const unlucky = await take('Comes once')
  const away = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  // The database goes after everything was written, and before it was committed.
  const finish = vi.fn<() => Promise<void>>().mockRejectedValueOnce(away).mockResolvedValue()
  await expect(placeNow(portal, unlucky, { finish })).rejects.toThrow('gone')
  expect(await reasonOf(unlucky)).toBe('waiting null')
  for (const _ of [1, 2]) await placeNow(portal, unlucky, { finish })
  expect(await reasonOf(unlucky)).toBe('placed null')
  expect((await read()).comments).toMatchObject([{ content: 'Comes once' }])
})

test('raw mails are let go after 30 days, and a held one after 90, when it is discarded', async () => {
  const { mail, portal, deps } = await aConversation()
  const placed = await mail({})
  const held = await mail({ results: '' })
  const after = async (days: number) => {
    portal.setNow(new Date(TEST_NOW.getTime() + days * 86_400_000))
    await removeRawMails(deps, new AbortController().signal)
    const rows = await Promise.all([placed, held].map(({ id }) => findReceived(portal, id)))
    return rows.map(({ state, rawKey }) => `${state} ${rawKey === null ? 'gone' : 'there'}`)
  }
  expect(await after(29)).toEqual(['placed there', 'held there'])
  expect(await after(31)).toEqual(['placed gone', 'held there'])
  expect(await after(91)).toEqual(['placed gone', 'discarded gone'])
  await runSchedules(deps)
  await expect(deps.files.read(placed.rawKey ?? '')).rejects.toThrow()
})
