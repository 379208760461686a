import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { wordsIn } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { findOutState } from '#server/channels/mail/outgoing/sent/out-state-queries.ts'
import { noteMailServer, resumeSending } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import { replyByMail } from '#server/tickets/by-mail/reply-by-mail.ts'
import { readAll } from '#server/channels/crm/sync/streams/read-all.ts'
import { aConnectedCrm } from '#test/a-crm.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aNewTicket, aUser } from '#test/builders.ts'
import { aMailbox, deliver as deliverMail } from '#test/incoming-mail.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import { aVisitor, type TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000

async function withMail() {
  const server = await aMailServer()
  const portal = await aPortal({ config: { mail: server.settings } })
  const { deps } = portal
  await noteMailServer(deps)
  // The tests share a database: the staff of the one before would have mail, too.
  await deps.db
    .updateTable('users')
    .set({ active: false })
    .where('role', '<>', 'customer')
    .execute()
  const ana = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ben = await anAgentAtTheDesk(portal, { name: 'Ben' })
  const choose = (userId: string, customerId: string, choice: 'all' | 'digest' | 'none') =>
    asWorker(deps.db, (tx) =>
      tx
        .insertInto('mailPreferences')
        .values({ userId, customerId, choice, updatedAt: deps.now() })
        .execute(),
    )
  /** A minute later: who is told is decided, and what is due is sent. Returns the new mails. */
  const deliver = async () => {
    const before = server.mails.length
    expect(await runOutbox(deps, ['mail-tell'])).toEqual([])
    expect(await runOutbox(deps, ['mail-send', 'mail-send-bulk'])).toEqual([])
    return server.mails.slice(before)
  }
  const say = async (desk: TestClient, ticketId: string, input: object) => {
    const answer = await desk.post(`/api/desk/tickets/${ticketId}/comments`, input)
    expect(answer.statusCode).toBe(201)
  }
  const listSent = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('sentMails')
        .selectAll()
        .where('customerId', '=', portal.customer.id)
        .orderBy('id')
        .execute(),
    )
  const listAttempts = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('mailAttempts')
        .select(['outcome', 'code', 'words'])
        .where('customerId', '=', portal.customer.id)
        .orderBy('sentMailId')
        .orderBy('number')
        .execute(),
    )
  return { ...portal, server, ana, ben, choose, deliver, say, listSent, listAttempts }
}

function header(mail: { headers: string } | undefined, name: string): string | undefined {
  const unfolded = mail?.headers.replaceAll(/\r\n\s+/g, ' ') ?? ''
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]
}

test('tickets are in one mail, which leads to all of them, when they are assigned in one go', async () => {
  const { client, ana, ben, deliver } = await withMail()
  const ticketIds = [(await aTicket(client)).id, (await aTicket(client)).id]
  await deliver()
  const change = { assigneeId: ben.agent.id }
  const { changed } = (await ana.desk.post('/api/desk/bulk', { ticketIds, change })).json()
  expect(changed).toHaveLength(2)
  const [mail, ...others] = await deliver()
  expect([mail?.to, others]).toEqual([[ben.agent.email], []])
  expect(mail?.body).toContain('Ana assigned you 2 tickets')
  expect(mail?.body).toContain('/desk?view=')
})

test('a conversation is mailed to the people concerned, joined by the minute and in one thread', async () => {
  const { client, user, ana, ben, choose, deliver, say, ...portal } = await withMail()
  await choose(ben.agent.id, ben.agent.customerId, 'all')
  const ticket = await aTicket(client, { subject: 'Printer' })
  const subject = `[#${ticket.number}] ${ticket.subject}`
  const address = `/api/desk/tickets/${ticket.id}`

  const raised = await deliver()
  expect(raised.map(({ to }) => to)).toEqual([[ben.agent.email]])
  expect(header(raised[0], 'Subject')).toBe(subject)
  expect(header(raised[0], 'Auto-Submitted')).toBe('auto-generated')
  expect(header(raised[0], 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')

  await ben.desk.put(address, { assigneeId: ana.agent.id })
  const [assigned, ...others] = await deliver()
  expect([assigned?.to, others]).toEqual([[ana.agent.email], []])
  expect(assigned?.body).toContain('Ben assigned this ticket to you')

  await client.put(`/api/tickets/${ticket.id}`, { comment: 'It smokes' })
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'Now it burns' })
  const written = await deliver()
  expect(written.map(({ to }) => String(to[0])).toSorted()).toEqual(
    [ana.agent.email, ben.agent.email].toSorted(),
  )
  expect(written[0]?.body).toMatch(/It smokes[^]*Now it burns/)

  await say(ana.desk, ticket.id, { kind: 'reply', comment: '<p>Use the <strong>axe</strong></p>' })
  const [answer, ...more] = await deliver()
  expect([answer?.to, more]).toEqual([[user.email], []])
  expect(header(answer, 'From')).toMatch(/^"?Ana \(.*\)"? <support@portico\.example>$/)
  expect(header(answer, 'Subject')).toBe(subject)
  expect(header(answer, 'Auto-Submitted')).toBeUndefined()
  expect(header(answer, 'X-Auto-Response-Suppress')).toBe('OOF, AutoReply')
  expect(header(answer, 'X-Portico-Installation')).toMatch(/^[0-9a-f]{24}$/)
  expect(answer?.body).toContain('<p>Use the <strong>axe</strong></p>')
  expect(answer?.body).toContain('Use the axe')
  expect(answer?.body).toContain(`${portal.deps.config.publicUrl}/tickets/${ticket.id}`)
  const root = `<ticket-${ticket.id}@portico.example>`
  expect(header(answer, 'References')).toBe(root)

  portal.setNow(new Date(portal.deps.now().getTime() + MINUTE_MS))
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Gone?' })
  const closing = await ana.desk.post(`${address}/close`, { resolutionCode: 'ISSUE_FIXED' })
  expect(closing.statusCode).toBe(200)
  const [last] = await deliver()
  expect(last?.to).toEqual([user.email])
  const id = header(answer, 'Message-ID')
  expect(header(last, 'References')).toBe(`${root} ${id}`)
  expect(header(last, 'In-Reply-To')).toBe(id)
  expect(last?.body).toMatch(/replied to your ticket and closed it[^]*Gone\?[^]*> Use the axe/)
  expect(last?.body).toMatch(/you can reopen it in the portal until \w+ \d+, \d{4}, [^]+ UTC\./)
  expect(answer?.body).not.toContain('reopen')
  expect(answer?.body).toMatch(/[AP]M UTC/)
  const known = await asStaff(portal.deps.db, (tx) =>
    tx
      .selectFrom('mailMessageIds')
      .select(['messageId', 'isInternal'])
      .where('ticketId', '=', ticket.id)
      .execute(),
  )
  expect(known).toHaveLength(7)
  expect(known).toContainEqual({ messageId: root.slice(1, -1), isInternal: false })
  expect(known).toContainEqual({
    messageId: header(assigned, 'Message-ID')?.slice(1, -1),
    isInternal: true,
  })
  expect(await deliver()).toEqual([])
})

test('an attempt is stored with the words of the mail server, and decides what comes next', async () => {
  const { client, user, ana, deliver, say, listSent, listAttempts, server, ...portal } =
    await withMail()
  const { fates, mails } = server
  const ticket = await aTicket(client)
  await deliver()
  const answer = async () => {
    portal.setNow(new Date(portal.deps.now().getTime() + MINUTE_MS))
    await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Hello' })
    await deliver()
    return (await listSent()).at(-1)
  }
  const listStopped = () =>
    asStaff(portal.deps.db, async (tx) => (await findOutState(tx)).stoppedAt)
  const setAddress = (email: string) =>
    portal.deps.db.updateTable('users').set({ email }).where('id', '=', user.id).execute()
  const waiting = () =>
    asWorker(portal.deps.db, (tx) =>
      tx
        .selectFrom('outbox')
        .select('notBefore')
        .where('name', '=', 'mail-send')
        .where('customerId', '=', portal.customer.id)
        .execute(),
    )

  fates.push({ code: 451, words: '4.7.1 Greylisted, come again' })
  const delayed = await answer()
  const again = new Date(portal.deps.now().getTime() + 5 * MINUTE_MS)
  expect(delayed).toMatchObject({ state: 'waiting', nextTryAt: again })
  expect(await waiting()).toEqual([{ notBefore: again }])
  expect(await listAttempts()).toEqual([
    { outcome: 'temporary', code: '451 4.7.1', words: expect.stringContaining('Greylisted') },
  ])

  fates.push('lost')
  await deliver()
  expect((await listAttempts()).map(({ outcome }) => outcome)).toEqual(['temporary', 'unknown'])
  await deliver()
  expect((await listSent()).map(({ state }) => state)).toEqual(['sent'])
  const ids = mails.map((mail) => header(mail, 'Message-ID'))
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])

  fates.push('lost', 'lost')
  expect(await answer()).toMatchObject({ state: 'waiting' })
  await deliver()
  expect((await listSent()).at(-1)).toMatchObject({ state: 'failed', nextTryAt: null })
  expect((await listAttempts()).at(-1)).toEqual({
    outcome: 'unknown',
    code: null,
    words: 'The connection to the mail server was lost.',
  })
  expect(await waiting()).toEqual([])

  fates.push({ code: 552, words: '5.3.4 Too large', at: 'data' })
  expect(await answer()).toMatchObject({ state: 'failed' })

  fates.push({ code: 550, words: '5.7.30 Basic authentication is not supported' })
  expect(await answer()).toMatchObject({ state: 'waiting' })
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Waits' })
  expect(await deliver()).toEqual([])
  await noteMailServer({ ...portal.deps, config: { ...portal.deps.config } })
  expect(await deliver()).toEqual([])
  const moved = { ...server.settings, from: { name: '', address: 'help@portico.example' } }
  await noteMailServer({ ...portal.deps, config: { ...portal.deps.config, mail: moved } })
  expect(await deliver()).toHaveLength(2)

  // A mail that is refused for what it says stops no other.
  const spam = { code: 554, words: '5.7.1 It looks like spam', at: 'data' } as const
  fates.push(spam)
  const refused = await answer()
  expect(refused).toMatchObject({ state: 'waiting', nextTryAt: expect.any(Date) })
  expect(await listStopped()).toBeNull()
  fates.push(spam)
  await deliver()
  expect((await listSent()).at(-1)).toMatchObject({ state: 'failed' })
  expect(await answer()).toMatchObject({ state: 'sent' })

  // One that refuses everybody does.
  const blocked = { code: 550, words: '5.7.1 Client host is blocked' }
  const readers = ['x', 'y', 'z'].map((name) => `${name}@${portal.customer.domain}`)
  const own = user.email
  for (const email of readers) {
    expect(await listStopped()).toBeNull()
    await setAddress(email)
    fates.push(blocked)
    expect(await answer()).toMatchObject({ state: 'waiting' })
  }
  expect(await listStopped()).toEqual(portal.deps.now())
  await asStaff(portal.deps.db, (tx) => resumeSending(tx, portal.deps.now()))
  await setAddress(own)
  await deliver()

  fates.push({ code: 550, words: '5.1.1 No such mailbox' })
  expect(await answer()).toMatchObject({ state: 'failed', address: user.email })
  const bounced = await asStaff(portal.deps.db, (tx) =>
    tx
      .selectFrom('mailAddresses')
      .select(['address', 'words'])
      .where('customerId', '=', portal.customer.id)
      .execute(),
  )
  expect(bounced).toEqual([{ address: user.email, words: expect.stringContaining('No such') }])
  const count = (await listSent()).length
  await answer()
  expect(await listSent()).toHaveLength(count)
})

test('a mail has no content of the staff when it is to a customer, for any cause', async () => {
  const { client, user, ana, ben, choose, deliver, say, ...portal } = await withMail()
  const marker = 'internal-7391'
  const ticket = await aTicket(client)
  const into = await aTicket(client)
  const address = `/api/desk/tickets/${ticket.id}`
  await deliver()
  await ana.desk.put(address, { assigneeId: ana.agent.id })
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'First' })
  await say(ana.desk, ticket.id, {
    kind: 'note',
    comment: `<p>${marker} <strong data-mention="${ben.agent.id}">@Ben</strong></p>`,
  })
  const release = new Date(portal.deps.now().getTime() + 60 * MINUTE_MS).toISOString()
  const waiting = await ana.desk.post(`${address}/comments`, {
    kind: 'reply',
    comment: `${marker} waits`,
    release,
  })
  expect(waiting.statusCode).toBe(201)
  await ana.desk.put(`${address}/snooze`, { until: release })
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Second' })
  const both = await deliver()
  expect(both.map(({ to }) => String(to[0])).toSorted()).toEqual(
    [ben.agent.email, user.email].toSorted(),
  )
  const notice = both.find(({ to }) => to[0] === ben.agent.email)
  expect(notice?.body).toContain(marker)
  expect(notice?.body).toContain('Ana mentioned you in a note')

  await choose(user.id, user.customerId, 'digest')
  await say(ana.desk, ticket.id, { kind: 'note', comment: marker })
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Third' })
  expect(await deliver()).toEqual([])
  await runSchedules(portal.deps)
  const [digest, ...more] = await deliver()
  expect([digest?.to, more]).toEqual([[user.email], []])
  expect(digest?.body).toContain('Third')
  await runSchedules(portal.deps)
  expect(await deliver()).toEqual([])

  await asWorker(portal.deps.db, (tx) =>
    tx.updateTable('mailPreferences').set({ choice: 'all' }).execute(),
  )
  const merging = await ana.desk.post(`${address}/merge`, { intoTicketId: into.id })
  expect(merging.statusCode).toBe(200)
  await deliver()
  const toCustomer = portal.server.mails.filter(({ to }) => to[0] === user.email)
  expect(toCustomer).toHaveLength(2)
  for (const { headers, body } of toCustomer) expect(headers + body).not.toContain(marker)
  const notes = await asStaff(portal.deps.db, (tx) =>
    tx.selectFrom('mailMessageIds').select('messageId').where('isInternal', '=', true).execute(),
  )
  expect(notes.length).toBeGreaterThan(0)
  for (const { messageId } of notes)
    for (const { headers } of toCustomer) expect(headers).not.toContain(messageId)

  // People get none when they are gone, unwilling or of a deactivated or deleted customer, also
  // when it was requested before.
  const switchCustomer = (active: boolean) =>
    portal.deps.db
      .updateTable('customers')
      .set({ active })
      .where('id', '=', portal.customer.id)
      .execute()
  await say(ana.desk, into.id, { kind: 'reply', comment: 'To a customer who left' })
  await switchCustomer(false)
  expect(await deliver()).toEqual([])
  await switchCustomer(true)
  await say(ana.desk, into.id, { kind: 'reply', comment: 'Late' })
  await runOutbox(portal.deps, ['mail-tell'])
  await portal.deps.db
    .updateTable('users')
    .set({ active: false })
    .where('id', '=', user.id)
    .execute()
  expect(await deliver()).toEqual([])
})

test("a mail about a ticket has each reader's language and times when readers differ", async () => {
  const { client, user, ana, ben, choose, deliver, say } = await withMail()
  await choose(ana.agent.id, ana.agent.customerId, 'all')
  await choose(ben.agent.id, ben.agent.customerId, 'all')
  await ben.desk.put('/api/auth/language', { language: 'de' })
  await client.put('/api/auth/language', { language: 'de' })
  const ticket = await aTicket(client, { subject: 'Drucker' })

  const mailTo = (mails: Awaited<ReturnType<typeof deliver>>, address: string) =>
    mails.find(({ to }) => to.includes(address))?.body
  const raised = await deliver()
  const english = mailTo(raised, ana.agent.email)
  expect(english).toContain('<html lang="en" dir="ltr">')
  expect(english).toMatch(/Uma User, Mar 3, 2026, \d+:\d\d [AP]M/)
  const german = mailTo(raised, ben.agent.email)
  expect(german).toContain('<html lang="de" dir="ltr">')
  expect(german).toContain('03.03.2026')
  expect(german).toContain(wordsIn('de').mail.openTicket(ticket.number))

  await say(ana.desk, ticket.id, { kind: 'reply', comment: '<p>Bitte neu starten.</p>' })
  expect(mailTo(await deliver(), user.email)).toContain('<html lang="de" dir="ltr">')
})

test('a closing mail waits when the reply before it was not sent yet', async () => {
  const { client, user, ana, say, server, deps, setNow } = await withMail()
  const ticket = await aTicket(client)
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Use the axe' })
  await runOutbox(deps, ['mail-tell'])
  setNow(new Date(deps.now().getTime() + 5 * MINUTE_MS))
  const address = `/api/desk/tickets/${ticket.id}/close`
  const closing = await ana.desk.post(address, { resolutionCode: 'ISSUE_FIXED' })
  expect(closing.statusCode).toBe(200)
  await runOutbox(deps, ['mail-tell'])

  // Each has lanes of its own, of which either may be the faster one.
  for (const job of ['mail-send-bulk', 'mail-send']) await runOutbox(deps, [job])
  const toUser = server.mails.filter(({ to }) => to[0] === user.email)
  expect(toUser.map((mail) => header(mail, 'From')?.includes('Ana'))).toEqual([true, false])
})

test('no mail comes in the name of its reader, and each explains why it came and what a reply does', async () => {
  const { customer, user, ana, deliver, ...portal } = await withMail()
  const { deps } = portal
  await aMailbox(portal)
  const raised = await ana.desk.post('/api/desk/tickets', {
    ...aNewTicket(),
    customerId: customer.id,
    email: user.email,
  })
  const { ticket } = raised.json()
  const toUser = async () => (await deliver()).find(({ to }) => to[0] === user.email)
  const told = await toUser()
  expect(header(told, 'From')).toMatch(/^"?Ana \(.*\)"? </)
  expect(told?.body).toContain('Reply to this email to respond.')
  expect(told?.body).toContain('because you have a ticket with')

  await ana.desk.post(`/api/desk/tickets/${ticket.id}/close`, { resolutionCode: 'ISSUE_FIXED' })
  const closed = await toUser()
  expect(header(closed, 'From')).toMatch(/^Portico </)

  const dueAt = new Date(deps.now().getTime() - MINUTE_MS).toISOString()
  await asWorker(deps.db, (tx) =>
    notify(
      tx,
      { customerId: customer.id, id: ticket.id },
      {
        kind: 'near_due',
        to: [ana.agent.id],
        by: null,
        at: deps.now(),
        data: { clock: 'response', dueAt },
      },
    ),
  )
  await deps.db
    .updateTable('deskTickets')
    .set({ assigneeId: ana.agent.id })
    .where('ticketId', '=', ticket.id)
    .execute()
  const [late] = await deliver()
  expect([late?.to, late?.body]).toEqual([
    [ana.agent.email],
    expect.stringContaining('First response overdue since'),
  ])
})

test('a requester has a mail with number and due time in their language, marked as automatic, when their ticket came in and that is on', async () => {
  const { client, deps, user, deliver, ...portal } = await withMail()
  await aMailbox({ deps, ...portal })
  const toUser = async () => (await deliver()).find(({ to }) => to[0] === user.email)
  const acknowledge = (acknowledgeTickets: boolean) =>
    deps.db.updateTable('installation').set({ acknowledgeTickets }).execute()
  await aTicket(client)
  expect(await toUser()).toBeUndefined()

  await acknowledge(true)
  const ticket = await aTicket(client, { priority: 'High' })
  const mail = await toUser()
  await client.put('/api/auth/language', { language: 'de' })
  const second = await aTicket(client, { priority: 'High' })
  const german = await toUser()
  await acknowledge(false)
  expect(header(mail, 'From')).toMatch(/^Portico </)
  expect(header(mail, 'Subject')).toContain(`[#${ticket.number}]`)
  expect(header(mail, 'Auto-Submitted')).toBe('auto-generated')
  expect(header(mail, 'X-Auto-Response-Suppress')).toBe('All')
  expect(mail?.body).toContain(`your ticket #${ticket.number}`)
  expect(mail?.body).toMatch(/first response by \S.+\./)
  expect(german?.body).toContain('<html lang="de" dir="ltr">')
  expect(german?.body).toContain(`Ihr Ticket #${second.number} ist eingegangen`)
  expect(german?.body).toMatch(/Sie erhalten eine erste Antwort bis 03\.03\.2026, \d+:\d\d/)
  expect(german?.body).not.toMatch(/first response|Reply to|You’re receiving/)
})

test('the mail of a closing has two links that rate it when requesters are asked', async () => {
  const { client, ana, deps, user, deliver, ...portal } = await withMail()
  const ask = (askForRating: boolean) =>
    deps.db.updateTable('installation').set({ askForRating }).execute()
  const close = async () => {
    const { id } = await aTicket(client)
    await deliver()
    await ana.desk.post(`/api/desk/tickets/${id}/close`, {})
    return { url: `/api/tickets/${id}/rating`, mail: (await deliver())[0] }
  }
  expect((await close()).mail?.body).not.toContain('/rate?')

  await ask(true)
  const { url, mail } = await close()
  expect(mail?.to).toEqual([user.email])
  const body = mail?.body.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  const links = [...body.matchAll(/(Good|Bad): \S+\/rate\?score=(\w+)#(\S+)/g)]
  expect(links.map(([, name, score]) => [name, score])).toEqual([
    ['Good', 'good'],
    ['Bad', 'bad'],
  ])
  const visitor = aVisitor(portal)
  const rating = { token: links[0]?.[3], score: 'bad' }
  expect((await visitor.post('/api/rating-link/rating', rating)).statusCode).toBe(200)
  expect((await client.get(url)).json()).toMatchObject({ rating: { score: 'bad' } })
  await ask(false)
})

test("answers have the sender's own subject when the ticket was raised by mail", async () => {
  const { user, ana, deliver, say, ...portal } = await withMail()
  const mailbox = await aMailbox(portal)
  const subject = 'Drucker  brennt'
  const mail = { from: user.email, subject, text: 'Hilfe', headers: [] }
  const { ticketId } = await deliverMail(portal, mailbox, mail)
  expect(ticketId).not.toBeNull()
  await deliver()
  await say(ana.desk, ticketId ?? '', { kind: 'reply', comment: 'On my way' })
  const [answer] = await deliver()
  expect(header(answer, 'Subject')).toBe('Re: Drucker brennt')
  expect(header(answer, 'In-Reply-To')).toBe(header(answer, 'References'))
})

/** A ticket of the portal's person, and others of their company in every relation to it. */
async function aSharedTicket() {
  const portal = await withMail()
  const { deps, customer, user } = portal
  const person = (name: string, as: Parameters<typeof aUser>[2] = {}) =>
    aUser(deps, customer, { name, ...as })
  const mina = await person('Mina Park')
  const vera = await person('Vera Vendor', { isExternal: true })
  const eve = await person('Eve Sees', { visibility: 'all' })
  const joe = await person('Joe Sees', { visibility: 'all' })
  await person('Nina Nothing')
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('mailPreferences')
      .values({
        customerId: customer.id,
        userId: eve.id,
        choice: 'all',
        allSeen: true,
        updatedAt: deps.now(),
      })
      .execute(),
  )
  const ticket = await aTicket(portal.client)
  await portal.deliver()
  const add = ({ id: userId }: { id: string }, ticketId = ticket.id) =>
    asStaff(deps.db, (tx) =>
      tx
        .insertInto('ticketParticipants')
        .values({
          customerId: customer.id,
          ticketId,
          userId,
          addedBy: user.id,
          addedAt: deps.now(),
        })
        .execute(),
    )
  const remove = ({ id }: { id: string }) =>
    asStaff(deps.db, (tx) => tx.deleteFrom('ticketParticipants').where('userId', '=', id).execute())
  const deliverTo = async () =>
    new Map((await portal.deliver()).map((mail) => [String(mail.to), readable(mail)]))
  return { ...portal, ticket, mina, vera, eve, joe, add, remove, deliverTo }
}

function readable({ headers, body }: { headers: string; body: string }): string {
  return headers + body.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}

test('a mail about a ticket goes to those who take part or chose mail about all that they see, and names them', async () => {
  const { client, ana, say, ticket, mina, vera, eve, joe, add, deliverTo, ...portal } =
    await aSharedTicket()
  await add(mina)
  await add(vera)
  const added = await deliverTo()
  expect([...added.keys()].toSorted()).toEqual([mina.email, vera.email].toSorted())
  expect(added.get(vera.email)).toContain(`added you to ticket #${ticket.number}`)
  expect(added.get(vera.email)).not.toContain(`/tickets/${ticket.id}`)
  expect(added.get(mina.email)).toContain(`/tickets/${ticket.id}`)

  await say(ana.desk, ticket.id, { kind: 'note', comment: 'Among us' })
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Try again' })
  const answered = await deliverTo()
  const all = [portal.user, mina, vera, eve].map(({ email }) => email)
  expect([...answered.keys()].toSorted()).toEqual(all.toSorted())
  for (const [to, mail] of answered) {
    expect(mail).not.toContain('Among us')
    expect([...all, joe.email].filter((other) => mail.includes(other))).toEqual([to])
  }
  expect(answered.get(portal.user.email)).toContain(
    `You, Vera Vendor (external), Mina Park, and 2 people who see all of ${portal.customer.name}`,
  )
  expect(answered.get(portal.user.email)).toContain('(Eve Sees, Joe Sees); our support team.')
  expect(answered.get(portal.user.email)).toContain('replied to your ticket')
  expect(answered.get(mina.email)).toContain(`Ana replied to ticket #${ticket.number}`)
  expect(answered.get(eve.email)).toContain('you chose to get emails about all tickets')

  await client.put(`/api/tickets/${ticket.id}`, { comment: 'No luck' })
  expect([...(await deliverTo()).keys()].toSorted()).toEqual(
    [ana.agent.email, mina.email, vera.email, eve.email].toSorted(),
  )
})

test('words of a person from outside say so in the language of each reader when they are mailed', async () => {
  const { deps, customer, ticket, user, mina, vera, add, deliverTo } = await aSharedTicket()
  await add(mina)
  await add(vera)
  await asWorker(deps.db, (tx) =>
    tx.updateTable('users').set({ language: 'de' }).where('id', '=', mina.id).execute(),
  )
  await deliverTo()
  const where = {
    customer: { ...customer, timeZone: 'UTC' },
    requester: { ...vera, isExternal: true },
  }
  const said = { ticketId: ticket.id, content: 'Send it in', files: [] }
  await asWorker(deps.db, (tx) => replyByMail(tx, deps, where, said))
  const mails = await deliverTo()
  expect(mails.get(user.email)).toContain('Vera Vendor (external) replied to your ticket')
  expect(mails.get(mina.email)).toContain('Vera Vendor (extern) hat auf')
  expect(mails.get(mina.email)).not.toContain('(external)')
})

test('what is said by email in a CRM is mailed to those who do not have it from there', async () => {
  const { ana, mina, vera, eve, user, add, deliverTo, ...portal } = await aSharedTicket()
  const crm = await aConnectedCrm(portal)
  const { companyId } = crm
  onTestFinished(async () => {
    await portal.deps.db.updateTable('crmConnection').set({ noteRule: 'never' }).execute()
  })
  const contact = { email: user.email, name: user.name }
  const remoteId = await crm.agent.openTicket({ subject: 'Phone', contact, companyId })
  const { signal } = new AbortController()
  await readAll(portal.deps, signal)
  const [{ id }] = (await portal.client.get('/api/tickets?search=Phone')).json()
  await ana.desk.put(`/api/desk/tickets/${id}`, { assigneeId: ana.agent.id })
  await add(mina, id)
  await add(vera, id)
  await deliverTo()

  // The database tells of nothing that happened more than an hour ago in a CRM.
  portal.setNow(new Date())
  const said = async () => {
    await readAll(portal.deps, signal)
    return [...(await deliverTo()).keys()].toSorted()
  }
  await crm.agent.sendMail(remoteId, '<p>Try again</p>', [], `${user.email}; ${mina.email}`)
  expect(await said()).toEqual([vera.email, eve.email].toSorted())
  await crm.agent.receiveMail(remoteId, '<p>No luck</p>')
  expect(await said()).toEqual([mina.email, vera.email, eve.email].toSorted())
  // A note is filed with the contact, and mailed to no one.
  await portal.deps.db.updateTable('crmConnection').set({ noteRule: 'all' }).execute()
  await crm.agent.writeNote(remoteId, '<p>A new one is on its way</p>')
  expect(await said()).toEqual([user.email, mina.email, vera.email, eve.email].toSorted())
})

test('a mail is not sent when its reader no longer sees the ticket', async () => {
  const { deps, ana, say, ticket, user, mina, vera, eve, add, remove, deliverTo, server } =
    await aSharedTicket()
  await add(mina)
  await add(vera)
  await deliverTo()
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Try again' })
  expect(await runOutbox(deps, ['mail-tell'])).toEqual([])
  await remove(mina)
  await asStaff(deps.db, async (tx) => {
    await tx.updateTable('users').set({ active: false }).where('id', '=', vera.id).execute()
    await tx
      .updateTable('tickets')
      .set({ isConfidential: true })
      .where('id', '=', ticket.id)
      .execute()
  })
  const before = server.mails.length
  expect(await runOutbox(deps, ['mail-send', 'mail-send-bulk'])).toEqual([])
  expect(server.mails.slice(before).map(({ to }) => to)).toEqual([[user.email]])
  const unsent = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('sentMails')
      .select('userId')
      .where('ticketId', '=', ticket.id)
      .where('state', '=', 'dismissed')
      .execute(),
  )
  expect(unsent.map(({ userId }) => userId).toSorted()).toEqual(
    [mina.id, vera.id, eve.id].toSorted(),
  )
})

test('a participant leaves a ticket by the link of its mails when they press the button', async () => {
  const { ana, say, ticket, mina, add, deliverTo, client, ...portal } = await aSharedTicket()
  await add(mina)
  const added = (await deliverTo()).get(mina.email) ?? ''
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Try again' })
  const answered = await deliverTo()
  expect(answered.get(portal.user.email)).not.toContain('/leave#')
  const token = /\/leave#([\w-]+)/.exec(added)?.[1]
  const visitor = aVisitor(portal)
  const read = () => visitor.post('/api/leaving-link', { token })
  const answer = { ticketId: ticket.id, number: ticket.number }
  expect((await read()).json()).toEqual(answer)
  const left = await visitor.post('/api/leaving-link/leave', { token })
  expect([left.statusCode, left.json()]).toEqual([200, answer])
  expect((await read()).statusCode).toBe(404)
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'No luck' })
  expect([...(await deliverTo()).keys()]).not.toContain(mina.email)
})

test('mail about all that a person sees stops alone when its own link is used', async () => {
  const { ana, say, ticket, eve, deliverTo, deps, ...portal } = await aSharedTicket()
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Try again' })
  const mail = (await deliverTo()).get(eve.email) ?? ''
  const unsubscribe = /List-Unsubscribe: <[^>]*?(\/api\/mail-off[^>]*)>/.exec(
    mail.replaceAll(/\r\n\s+/g, ' '),
  )?.[1]
  const choice = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('mailPreferences')
        .select(['choice', 'allSeen'])
        .where('userId', '=', eve.id)
        .executeTakeFirst(),
    )
  const visitor = aVisitor(portal)
  const page = await visitor.get(unsubscribe ?? '')
  expect(page.body).toContain('Only tickets I participate in')
  expect(await choice()).toEqual({ choice: 'all', allSeen: true })
  await visitor.post(unsubscribe ?? '', undefined)
  expect(await choice()).toEqual({ choice: 'all', allSeen: false })
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'And again' })
  expect([...(await deliverTo()).keys()]).toEqual([portal.user.email])
})

test('nothing changes in any table when scanners open each link of each mail 500 times', async () => {
  const { app, client, ana, ben, choose, say, ticket, mina, vera, add, ...portal } =
    await aSharedTicket()
  const { deps, deliver, server, user } = portal
  await deps.db
    .updateTable('installation')
    .set({ askForRating: true, acknowledgeTickets: true })
    .execute()
  await choose(vera.id, portal.customer.id, 'digest')
  const address = `/api/desk/tickets/${ticket.id}`
  await add(mina)
  await add(vera)
  await aTicket(client)
  await deliver()
  await ben.desk.put(address, { assigneeId: ana.agent.id })
  await say(ana.desk, ticket.id, { kind: 'reply', comment: 'Try again' })
  await deliver()
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'No luck' })
  await ana.desk.put(address, { assigneeId: ben.agent.id })
  await deliver()
  await ana.desk.post(`${address}/close`, { resolutionCode: 'ISSUE_FIXED' })
  portal.setNow(new Date('2026-03-03T09:00:00Z'))
  await runSchedules(deps)
  await deliver()
  await deps.db
    .updateTable('installation')
    .set({ askForRating: false, acknowledgeTickets: false })
    .execute()

  const links = new Set(
    server.mails.flatMap((mail) =>
      [...readable(mail).matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) =>
        link.replaceAll('&amp;', '&'),
      ),
    ),
  )
  const paths = [...links].flatMap((link) => {
    const { origin, pathname, search, hash } = new URL(link)
    if (origin !== deps.config.publicUrl) return []
    const token = `token=${hash.slice(1)}`
    return hash === ''
      ? [pathname + search]
      : [
          pathname + search,
          `${pathname}?${token}`,
          ...['rating-link', 'rating-link/rating', 'leaving-link', 'leaving-link/leave'].map(
            (api) => `/api/${api}?score=bad&${token}`,
          ),
        ]
  })
  for (const page of ['/rate', '/leave', '/api/mail-off', '/tickets/', '/desk/tickets/'])
    expect(paths.filter((path) => path.startsWith(page))).not.toEqual([])
  expect((await portal.listSent()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'acknowledged',
      'answer',
      'closed',
      'raised',
      'written',
      'notice',
      'digest',
    ]),
  )
  expect(server.mails.map(({ to }) => to)).toContainEqual([user.email])

  const before = await readAllTables(deps)
  for (let visit = 0; visit < 500; visit += 1) {
    const url = paths[visit % paths.length] ?? ''
    for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url })
  }
  expect(await readAllTables(deps)).toEqual(before)
})

async function readAllTables({ db }: Pick<Deps, 'db'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const read = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{ content: string }>`
        select md5(coalesce(string_agg(content::text, '' order by content::text), '')) as content
        from ${sql.table(name)} content`.execute(db)
      return [name, rows[0]?.content ?? '']
    }),
  )
  return Object.fromEntries(read)
}
