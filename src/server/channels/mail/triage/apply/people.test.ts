import { expect, test } from 'vitest'

import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { aMailbox, deliver, type Written } from '#test/incoming-mail.ts'

/** A person who writes to a mailbox. */
async function aWriter() {
  const portal = await aPortal()
  const mailbox = await aMailbox(portal)
  const { desk } = await anAgentAtTheDesk(portal)
  const mail = (written: Partial<Written>) =>
    deliver(portal, mailbox, { from: portal.user.email, to: mailbox.address, ...written })
  const become = async (written: Partial<Written>) => {
    const { state, reason } = await mail(written)
    return `${state} ${reason}`
  }
  return { ...portal, portal, mailbox, desk, mail, become }
}

test.each<[string, string[]]>([
  [
    'a rule sent it on',
    ['X-MS-Exchange-Inbox-Rules-Loop: it@customer.example', 'Resent-From: <it@customer.example>'],
  ],
  [
    'the agent of rules sent it on',
    [
      'Auto-Submitted: auto-generated',
      'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
      'X-MS-Exchange-Parent-Message-Id: <orig-1@customer.example>',
    ],
  ],
  ['a gateway suppresses answers', ['X-Auto-Response-Suppress: All']],
  ['a group sent it on', ['Precedence: list', 'List-ID: <it.customer.example>']],
])("a person's mail is held, counted and accepted when %s", async (_when, headers) => {
  const { become, desk, user, customer } = await aWriter()
  const counted = async () => (await desk.get('/api/desk/mails/count')).json().held
  const before = await counted()
  expect(await become({ headers })).toBe('held perhaps_automatic')
  expect(await counted()).toBe(before + 1)
  const [{ id, reason, customer: whose }] = (await desk.get('/api/desk/mails?limit=1')).json()
  expect({ reason, whose }).toEqual({
    reason: 'perhaps_automatic',
    whose: { id: customer.id, name: customer.name },
  })
  const how = { as: 'ticket', customerId: customer.id, email: user.email }
  expect((await desk.post(`/api/desk/mails/${id}/accept`, how)).statusCode).toBe(200)
})

test('staff are not kept busy for long when a machine leaves only one weak mark', async () => {
  const { become } = await aWriter()
  const headers = ['X-Auto-Response-Suppress: All']
  const outcomes = await Array.fromAsync({ length: 31 }, () => become({ headers }))
  expect(outcomes.slice(0, 30)).toEqual(Array(30).fill('held perhaps_automatic'))
  expect(outcomes[30]).toBe('automatic null')
})

test('an absence stays with the ticket that it answers when it has only one weak mark', async () => {
  const { become, client, mailbox, deps } = await aWriter()
  const ticket = await aTicket(client)
  const to = makeReplyAddress(deps.cookieSecret, {
    base: mailbox.address,
    ticketId: ticket.id,
    isInternal: false,
  })
  expect(await become({ ...(to && { to }), headers: ['X-Auto-Response-Suppress: All'] })).toBe(
    'automatic null',
  )
})

test('a mail is held as from the visitor, who is not vouched for, when a web form sent it', async () => {
  const { mail, mailbox, desk, user, customer } = await aWriter()
  const { id } = await mail({
    from: `Website <${mailbox.address}>`,
    headers: [`Reply-To: Petra Lindner <${user.email}>`, 'X-Mailer: PHPMailer 6.9.1'],
    text: 'Please call me',
  })
  expect((await desk.get(`/api/desk/mails/${id}`)).json()).toMatchObject({
    state: 'held',
    reason: 'web_form',
    from: { name: 'Petra Lindner', address: user.email },
    text: 'Please call me',
    authentication: { verdict: 'none' },
    customerOfAddress: { id: customer.id },
  })
  const how = { as: 'ticket', customerId: customer.id, email: user.email }
  const accepted = await desk.post(`/api/desk/mails/${id}/accept`, how)
  expect((await desk.get(`/api/desk/tickets/${accepted.json().ticketId}`)).json()).toMatchObject({
    requester: { name: user.name },
  })
})
