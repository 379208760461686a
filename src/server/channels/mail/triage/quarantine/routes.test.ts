import { expect, test } from 'vitest'

import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aUser } from '#test/builders.ts'
import {
  aMailbox,
  deliver,
  findReceived,
  placeNow,
  takeRawMail,
  writeRawMail,
  type Written,
} from '#test/incoming-mail.ts'

async function aDeskWithMail() {
  const portal = await aPortal()
  const mailbox = await aMailbox(portal)
  const ticket = await aTicket(portal.client)
  const { desk, agent } = await anAgentAtTheDesk(portal)
  const replyTo = (isInternal = false) =>
    makeReplyAddress(portal.deps.cookieSecret, {
      base: mailbox.address,
      ticketId: ticket.id,
      isInternal,
    }) ?? ''
  const mail = async (written: Partial<Written> = {}) => {
    const from = 'Bob Builder <bob@elsewhere.example>'
    const { id } = await deliver(portal, mailbox, { from, to: replyTo(), ...written })
    return id
  }
  const settle = (mailId: string, how: string, body?: object) =>
    desk.post(`/api/desk/mails/${mailId}/${how}`, body)
  const read = async (mailId: string) => (await desk.get(`/api/desk/mails/${mailId}`)).json()
  const readTicket = async (ticketId = ticket.id) =>
    (await portal.client.get(`/api/tickets/${ticketId}`)).json()
  const number = (await desk.get(`/api/desk/tickets/${ticket.id}`)).json().number
  return {
    ...portal,
    portal,
    mailbox,
    ticket,
    number,
    desk,
    agent,
    replyTo,
    mail,
    settle,
    read,
    readTicket,
  }
}

test('a held mail shows its reason, and is accepted once in the name of its author, when an agent decides', async () => {
  const { mail, settle, read, readTicket, desk, number, ticket, deps } = await aDeskWithMail()
  const counted = async () => (await desk.get('/api/desk/mails/count')).json().held
  const before = await counted()
  const mailId = await mail({ text: 'I am their electrician', subject: 'Re: [#1] Power' })
  expect(await counted()).toBe(before + 1)
  const list = (await desk.get('/api/desk/mails?limit=1')).json()
  expect(list).toMatchObject([
    { id: mailId, reason: 'unknown_sender', preview: 'I am their electrician' },
  ])
  expect(await read(mailId)).toMatchObject({
    from: { name: 'Bob Builder', address: 'bob@elsewhere.example' },
    text: 'I am their electrician',
    authentication: { verdict: 'dmarc', by: 'mx.msp.example' },
    tickets: [{ number, by: 'answered' }],
    isOfStaff: false,
    customerOfAddress: null,
  })
  const refused = await settle(mailId, 'accept', { as: 'reply', ticketNumber: 999_999 })
  expect(refused.json().fields).toEqual({ ticketNumber: 'No ticket has this number' })
  const accepted = await settle(mailId, 'accept', { as: 'reply', ticketNumber: number })
  expect(accepted.json()).toEqual({ ticketId: ticket.id, number })
  const again = await settle(mailId, 'accept', { as: 'reply', ticketNumber: number })
  expect(again.statusCode).toBe(409)
  const { comments } = await readTicket()
  expect(comments).toMatchObject([
    { authorName: 'Bob Builder (bob@elsewhere.example)', content: 'I am their electrician' },
  ])
  const audit = await deps.db
    .selectFrom('auditEntries')
    .select('action')
    .where('subjectId', '=', mailId)
    .execute()
  expect(audit).toEqual([{ action: 'held_mail.accepted' }])
})

test('a held mail becomes a ticket when its person belongs to a customer, even without a sign-in before', async () => {
  const { mail, settle, read, mailbox, customer, desk } = await aDeskWithMail()
  const email = `new.person@${customer.domain}`
  const mailId = await mail({ from: `New Person <${email}>`, to: mailbox.address, subject: 'Hi' })
  expect(await read(mailId)).toMatchObject({ customerOfAddress: { id: customer.id }, tickets: [] })
  const how = { as: 'ticket', customerId: customer.id, email, name: 'New Person' }
  const { ticketId } = (await settle(mailId, 'accept', how)).json()
  expect((await desk.get(`/api/desk/tickets/${ticketId}`)).json()).toMatchObject({
    subject: `Hi (${customer.name})`,
    requester: { name: 'New Person' },
  })
})

test('a mail comes back when it was discarded, and its bytes are a file', async () => {
  const { mail, settle, read, desk } = await aDeskWithMail()
  const mailId = await mail({ text: 'Buy now' })
  expect((await settle(mailId, 'discard')).statusCode).toBe(200)
  expect((await settle(mailId, 'discard')).statusCode).toBe(409)
  expect(await read(mailId)).toMatchObject({ state: 'discarded', settledBy: 'Agnes Agent' })
  expect((await settle(mailId, 'restore')).statusCode).toBe(200)
  expect(await read(mailId)).toMatchObject({ state: 'held', settledBy: null })
  const raw = await desk.get(`/api/desk/mails/${mailId}/raw`)
  expect(raw.headers['content-type']).toBe('application/octet-stream')
  expect(raw.headers['content-disposition']).toContain('attachment')
  expect(raw.body).toContain('Buy now')
})

test('mails are recorded once when the named ones, or all of a sender, are discarded', async () => {
  const { mail, settle, read, desk, deps, number } = await aDeskWithMail()
  const from = 'spam@many.example'
  const [first, second, third] = [await mail({ from }), await mail({ from }), await mail({ from })]
  const others = await mail()
  expect((await read(first)).heldOfSender).toBe(3)
  await settle(second, 'accept', { as: 'reply', ticketNumber: number })
  const discard = async (body: object) => {
    const response = await desk.post('/api/desk/mails/discard', body)
    return response.statusCode === 200 ? response.json().discarded : response.statusCode
  }
  // Decided mails stay as they are.
  expect(await discard({ mailIds: [first, second] })).toBe(1)
  expect(await discard({ from })).toBe(1)
  expect(await discard({ from })).toBe(0)
  const unfit = [
    {},
    { mailIds: [] },
    { mailIds: [first], from },
    { from: '' },
    { from: `${from}\0` },
  ]
  for (const body of unfit) expect(await discard(body)).toBe(400)
  const states = await Promise.all([first, second, third, others].map(read))
  expect(states.map(({ state, settledBy }) => `${state} ${settledBy}`)).toEqual([
    'discarded Agnes Agent',
    'placed Agnes Agent',
    'discarded Agnes Agent',
    'held null',
  ])
  const audit = await deps.db
    .selectFrom('auditEntries')
    .select('after')
    .where('action', '=', 'held_mail.discarded_many')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(audit.map(({ after }) => after)).toMatchObject([{ count: 1, from }, { count: 1 }])
  expect((await settle(third, 'restore')).statusCode).toBe(200)
})

test('a bounce is refused with the reason when it is to be held again', async () => {
  const { mail, settle } = await aDeskWithMail()
  const mailId = await mail({ headers: ['X-Failed-Recipients: ann@elsewhere.example'] })
  const refused = await settle(mailId, 'restore')
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('another email wasn’t delivered')
})

test('a requester sees nothing that only staff have when a mail is accepted', async () => {
  const { mail, settle, number, customer, agent, portal, mailbox, replyTo, readTicket, desk } =
    await aDeskWithMail()
  const colleague = await aUser(portal.deps, customer, { name: 'Carl Colleague' })
  const quoting = ['Content-Type: text/html; charset=utf-8']
  const body = '<p>Why?</p><div class="gmail_quote">Ana wrote: they never pay</div>'
  const forwarded = await mail({ from: colleague.email, to: replyTo(true), headers: quoting, body })
  const ofAgent = await mail({ from: agent.email, results: '', text: 'They never pay' })
  expect((await findReceived(portal, forwarded)).reason).toBe('internal_notice')
  expect((await findReceived(portal, ofAgent)).reason).toBe('staff_unproven')
  const how = { as: 'reply', ticketNumber: number }
  for (const mailId of [forwarded, ofAgent])
    expect((await settle(mailId, 'accept', how)).statusCode).toBe(200)
  const shown = await readTicket()
  expect(shown.comments).toMatchObject([{ authorName: 'Carl Colleague', content: 'Why?' }])
  expect(JSON.stringify(shown)).not.toContain('never pay')
  const atDesk = (await desk.get(`/api/desk/tickets/${shown.id}`)).json()
  expect(JSON.stringify(atDesk)).toContain('They never pay')

  // For any reason of holding, and any outcome.
  const asTicket = { as: 'ticket', customerId: customer.id, email: colleague.email }
  for (const accepted of [how, asTicket]) {
    const ofStranger = await mail({ to: replyTo(true), headers: quoting, body })
    expect((await findReceived(portal, ofStranger)).reason).toBe('unknown_sender')
    const { ticketId } = (await settle(ofStranger, 'accept', accepted)).json()
    const answer = await desk.get(`/api/desk/tickets/${ticketId}`)
    expect(answer.body).toContain('Why?')
    expect(answer.body).not.toContain('they never pay')
  }

  // A mail that breaks its reader comes as a file.
  const broken = (await takeRawMail(
    portal,
    mailbox,
    writeRawMail(mailbox, { from: colleague.email }),
  ))!
  await placeNow(portal, broken, { readMail: () => Promise.resolve({ broken: 'too-deep' }) })
  expect((await desk.get('/api/desk/mails?limit=1')).json()).toMatchObject([{ reason: 'broken' }])
  expect((await settle(broken.mailId, 'accept', how)).statusCode).toBe(200)
  expect((await readTicket()).comments[0]).toMatchObject({
    content: 'This email couldn’t be read. The original is attached.',
    attachments: [{ filename: 'mail.eml' }],
  })
})
