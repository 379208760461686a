import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { AlertRuleInput } from '#shared/mail/alerts/contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { noteMailServer } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { anAgentAtTheDesk, aPortal, aSignedInAdministrator } from '#test/a-portal.ts'
import { anAlertRuleInput } from '#test/an-alert-rule.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import {
  aMailbox,
  deliver,
  findReceived,
  placeNow,
  takeRawMail,
  writeRawMail,
  type Written,
} from '#test/incoming-mail.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runOutbox } from '#test/run-schedules.ts'

/** A customer whose alerts come by a rule of its own sender, and what the tool says. */
async function aMonitoredCustomer(
  overrides: Partial<AlertRuleInput> = {},
  config: Parameters<typeof aPortal>[0] = {},
) {
  const portal = await aPortal(config)
  const mailbox = await aMailbox(portal)
  const admin = await aSignedInAdministrator(portal)
  const sender = `monitoring-${portal.user.id}@msp.example`
  const input = anAlertRuleInput({
    sender,
    customerId: portal.customer.id,
    requesterEmail: portal.user.email,
    ...overrides,
  })
  const added = await admin.post('/api/admin/mail/alert-rules', input)
  if (added.statusCode !== 201) throw new Error(added.body)
  const rule: { id: string } = added.json()
  const headers = ['Auto-Submitted: auto-generated']
  const written = (subject: string, change: Partial<Written> = {}): Written => ({
    from: sender,
    subject,
    headers,
    text: 'CRITICAL - Socket timeout',
    ...change,
  })
  const alert = (subject: string, change: Partial<Written> = {}) =>
    deliver(portal, mailbox, written(subject, change))
  const read = async (ticketId: string | null) =>
    (await portal.client.get(`/api/tickets/${ticketId}`)).json()
  const countTickets = async () => (await portal.client.get('/api/tickets')).json().length
  return {
    ...portal,
    portal,
    mailbox,
    admin,
    sender,
    input,
    rule,
    written,
    alert,
    read,
    countTickets,
  }
}

const DOWN = '[PROBLEM] HTTP on web01 is CRITICAL!'
const WARNS = '[PROBLEM] HTTP on web01 is WARNING!'
const UP = '[RECOVERY] HTTP on web01 is OK!'

test('an alert raises a ticket, joins it folded when it is the same, raises its priority when worse, and closes it at the recovery', async () => {
  const { alert, read, customer, setNow } = await aMonitoredCustomer({
    categories: ['GENERAL_INQUIRY'],
  })
  const raised = await alert(WARNS, { text: 'Slow' })
  expect(raised).toMatchObject({ state: 'placed', commentId: null, customerId: customer.id })
  const { ticketId } = raised
  expect(await read(ticketId)).toMatchObject({
    subject: `${WARNS} (${customer.name})`,
    description: 'Slow',
    priority: 'Medium',
    status: 'Open',
    categories: ['GENERAL_INQUIRY'],
  })
  const before = await read(ticketId)
  // Another service of the host is another alert.
  expect((await alert('[PROBLEM] Disk on web01 is CRITICAL!')).ticketId).not.toBe(ticketId)
  setNow(new Date(TEST_NOW.getTime() + 60_000))
  expect(await alert(DOWN)).toMatchObject({ state: 'placed', ticketId })
  const joined = await read(ticketId)
  expect(joined).toMatchObject({ priority: 'High', status: 'Open' })
  expect(joined.comments).toMatchObject([
    {
      isSystem: true,
      content: 'Alert by email (Icinga): web01 / HTTP is CRITICAL.',
      mail: { quoted: 'CRITICAL - Socket timeout', html: null },
    },
  ])
  expect(Date.parse(joined.sla.resolutionDueAt)).toBeLessThan(
    Date.parse(before.sla.resolutionDueAt),
  )
  setNow(new Date(TEST_NOW.getTime() + 120_000))
  expect(await alert(UP)).toMatchObject({ state: 'placed', ticketId })
  expect(await read(ticketId)).toMatchObject({
    status: 'Closed',
    resolutionCode: 'ISSUE_FIXED',
    comments: [
      {
        content:
          'Recovery by email (Icinga): web01 / HTTP is OK. Ticket closed. Reason: Issue fixed.',
      },
      {},
    ],
  })
})

test('an alert raises a follow-up when its ticket was closed, and a recovery of nothing is kept', async () => {
  const { alert, read, countTickets, deps } = await aMonitoredCustomer()
  const first = await alert(DOWN)
  await alert(UP)
  expect(await alert(UP)).toMatchObject({ state: 'automatic', ticketId: null })
  expect(await alert('[ACKNOWLEDGEMENT] HTTP on web01 is CRITICAL!')).toMatchObject({
    state: 'automatic',
    ticketId: null,
  })
  const second = await alert(DOWN)
  expect(second.ticketId).not.toBe(first.ticketId)
  expect(await countTickets()).toBe(2)
  expect(await read(first.ticketId)).toMatchObject({ status: 'Closed' })
  const links = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('ticketLinks')
      .selectAll()
      .where('ticketId', '=', second.ticketId ?? '')
      .execute(),
  )
  expect(links).toMatchObject([{ toTicketId: first.ticketId, kind: 'related' }])
})

test('a recovery does not close a ticket when a person works on it', async () => {
  const { alert, read, portal, client } = await aMonitoredCustomer()
  const { desk, agent } = await anAgentAtTheDesk(portal)
  const at = (id: string | null) => `/api/desk/tickets/${id}`
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f']
  const [assigned, noted, answered, merged, waiting, into] = await Promise.all(
    hosts.map((host) => alert(`[PROBLEM] Host ${host} is DOWN!`)),
  )
  await desk.put(at(assigned!.ticketId), { assigneeId: agent.id })
  await desk.post(`${at(noted!.ticketId)}/comments`, { kind: 'note', comment: '<p>Mine</p>' })
  await client.put(`/api/tickets/${answered!.ticketId}`, { comment: 'That was me' })
  await desk.post(`${at(merged!.ticketId)}/merge`, { intoTicketId: into!.ticketId })
  await desk.post(`${at(waiting!.ticketId)}/comments`, {
    kind: 'reply',
    comment: '<p>Looking</p>',
    release: new Date(TEST_NOW.getTime() + 3_600_000).toISOString(),
  })
  for (const host of hosts) {
    const { state, ticketId } = await alert(`[RECOVERY] Host ${host} is UP!`)
    expect([host, state, (await read(ticketId)).status]).toEqual([host, 'placed', 'Open'])
  }
  const { comments } = await read(into!.ticketId)
  // Comments of a merged ticket go on where the agent put it.
  expect(comments.map(({ content }: { content: string }) => content)).toEqual([
    expect.stringContaining('f is UP. The ticket stays open'),
    expect.stringContaining('d is UP. The ticket stays open'),
  ])
})

test('an alert is held when its sender is not vouched for, unless its rule allows it', async () => {
  const { alert, read, admin, rule, input, countTickets } = await aMonitoredCustomer()
  const { ticketId } = await alert(DOWN)
  const held = { state: 'held', reason: 'unauthenticated', ticketId: null }
  expect(await alert(DOWN, { results: '' })).toMatchObject(held)
  expect(await alert(UP, { results: 'dmarc=fail' })).toMatchObject(held)
  expect((await read(ticketId)).status).toBe('Open')
  const url = `/api/admin/mail/alert-rules/${rule.id}`
  expect((await admin.put(url, { ...input, isUnproven: true, version: 1 })).statusCode).toBe(200)
  expect(await alert(UP, { results: '' })).toMatchObject({ state: 'placed', ticketId })
  // Two senders are none, under any rule.
  const two = { headers: [`From: ${input.sender}`], results: '' }
  expect(await alert(DOWN, two)).toMatchObject({ state: 'held', reason: 'several_senders' })
  expect(await countTickets()).toBe(1)
})

test('an alert of a host without a domain comes by its rule, and its name may have commas and colons', async () => {
  const host = `srv-${randomUUID().slice(0, 8)}`
  const sender = `root@${host}`
  const { alert, read } = await aMonitoredCustomer({ sender, isUnproven: true })
  const from = `Nagios: backup, ${host} <${sender}>`
  const { state, ticketId } = await alert(DOWN, { from, results: '' })
  expect(state).toBe('placed')
  expect((await read(ticketId)).subject).toContain('web01')
  expect(await alert(UP, { from: sender, results: '' })).toMatchObject({
    state: 'placed',
    ticketId,
  })
})

test('a mail is held for an agent when no pattern reads it, and mail of people goes its own way', async () => {
  const scene = await aMonitoredCustomer()
  const { alert, portal, mailbox, user, countTickets, admin, input } = scene
  const unread = await alert('Weekly report')
  expect(unread).toMatchObject({ state: 'held', reason: 'alert_unread' })
  expect(await alert('Weekly report', { headers: [] })).toMatchObject({ reason: 'alert_unread' })
  const { desk } = await anAgentAtTheDesk(portal)
  const flooded = await alert(DOWN, { results: '' })
  const shown = (await desk.get(`/api/desk/mails/${flooded.id}`)).json()
  expect(shown).toMatchObject({
    alert: { rule: 'Icinga', name: 'web01 / HTTP', state: 'CRITICAL' },
    customer: { id: input.customerId },
  })
  // A rule of a whole domain takes what its patterns read, and no letters.
  const domain = user.email.split('@')[1] ?? ''
  await admin.post('/api/admin/mail/alert-rules', { ...input, name: 'All', sender: domain })
  const letter = { from: user.email, subject: 'Printer', text: 'It is broken' }
  expect(await deliver(portal, mailbox, letter)).toMatchObject({ state: 'placed' })
  expect(await countTickets()).toBe(1)
  const away = {
    from: user.email,
    subject: DOWN,
    headers: ['Auto-Submitted: auto-replied (vacation)'],
  }
  expect(await deliver(portal, mailbox, away)).toMatchObject({ state: 'automatic' })
  const ours = { from: mailbox.address, subject: DOWN }
  expect(await deliver(portal, mailbox, ours)).toMatchObject({ state: 'automatic' })
  expect(await deliver(portal, mailbox, { ...letter, subject: DOWN })).toMatchObject({
    state: 'placed',
  })
  expect(await countTickets()).toBe(2)
})

test('the first matching rule counts, and a rule takes nothing when it is off or demands other words', async () => {
  const { alert, portal, admin, input, customer, rule, read } = await aMonitoredCustomer({
    subjectHas: 'web01',
  })
  const url = '/api/admin/mail/alert-rules'
  const lowStates = ['CRITICAL', 'DOWN']
  const second = { ...input, name: 'Second', subjectHas: '', highStates: [], lowStates }
  expect((await admin.post(url, second)).statusCode).toBe(201)
  expect((await read((await alert(DOWN)).ticketId)).priority).toBe('High')
  const other = await alert('[PROBLEM] Host mail is DOWN!')
  expect((await read(other.ticketId)).priority).toBe('Low')
  await admin.put(`${url}/${rule.id}`, { ...input, isOn: false, version: 1 })
  const again = await alert('[PROBLEM] Host web01 is DOWN!')
  expect((await read(again.ticketId)).priority).toBe('Low')
  await asWorker(portal.deps.db, (tx) =>
    tx.updateTable('customers').set({ active: false }).where('id', '=', customer.id).execute(),
  )
  expect(await alert('[PROBLEM] Host dns is DOWN!')).toMatchObject({
    state: 'held',
    reason: 'inactive_customer',
  })
})

test('a rule leaves the tickets of its former customer alone when it moves to another one', async () => {
  const { alert, read, admin, rule, input, deps } = await aMonitoredCustomer()
  const { ticketId } = await alert(DOWN)
  const other = await aCustomer(deps)
  const { email: requesterEmail } = await aUser(deps, other)
  const moved = { ...input, customerId: other.id, requesterEmail, version: 1 }
  await admin.put(`/api/admin/mail/alert-rules/${rule.id}`, moved)
  expect(await alert(UP)).toMatchObject({ state: 'automatic', ticketId: null })
  const raised = await alert(DOWN)
  expect(raised.customerId).toBe(other.id)
  expect(raised.ticketId).not.toBe(ticketId)
  expect(await read(ticketId)).toMatchObject({ status: 'Open', comments: [] })
})

test('one ticket is raised when two mails of an alert come at the same time', async () => {
  const { portal, mailbox, written, countTickets, client } = await aMonitoredCustomer()
  const other = await aMailbox(portal)
  const keys = await Promise.all(
    [mailbox, other, mailbox, other].map(async (box, index) => {
      const raw = writeRawMail(box, written(DOWN, { text: `Copy ${index}` }))
      return (await takeRawMail(portal, box, raw))!
    }),
  )
  await Promise.all(keys.map((key) => placeNow(portal, key)))
  const rows = await Promise.all(keys.map(({ mailId }) => findReceived(portal, mailId)))
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['placed']))
  expect(new Set(rows.map(({ ticketId }) => ticketId)).size).toBe(1)
  expect(await countTickets()).toBe(1)
  const { comments } = (await client.get(`/api/tickets/${rows[0]?.ticketId}`)).json()
  expect(comments).toHaveLength(3)
})

test('mails are kept without a comment, and not lost, when they alternated for some in an hour', async () => {
  const { alert, read, setNow } = await aMonitoredCustomer()
  const { ticketId } = await alert(DOWN)
  for (let mails = 1; mails < 12; mails += 1) await alert(DOWN)
  expect(await alert(DOWN)).toMatchObject({ state: 'automatic', ticketId, commentId: null })
  expect(await alert(UP)).toMatchObject({ state: 'automatic', ticketId })
  const ticket = await read(ticketId)
  expect([ticket.status, ticket.commentCount]).toEqual(['Open', 11])
  setNow(new Date(TEST_NOW.getTime() + 3_601_000))
  expect(await alert(UP)).toMatchObject({ state: 'placed', ticketId })
  expect((await read(ticketId)).status).toBe('Closed')
})

test('a new alert is held when a flood has raised the tickets of an hour', async () => {
  const { alert, countTickets, deps } = await aMonitoredCustomer()
  const first = await alert(DOWN)
  await asWorker(deps.db, async (tx) => {
    const { alertRuleId, customerId, receivedAt } = first
    for (let raised = 1; raised < 30; raised += 1)
      await tx
        .insertInto('receivedMails')
        .values({
          id: crypto.randomUUID(),
          mark: crypto.randomUUID(),
          receivedAt,
          sizeBytes: 1,
          state: 'placed',
          customerId,
          alertRuleId,
          alertKey: `host${raised}\n`,
        })
        .execute()
  })
  expect(await alert('[PROBLEM] Host dns is DOWN!')).toMatchObject({
    state: 'held',
    reason: 'too_many_alerts',
  })
  expect(await alert(DOWN)).toMatchObject({ state: 'placed', ticketId: first.ticketId })
  expect(await countTickets()).toBe(1)
})

test('no mail is sent when an alert joins a ticket or ends', async () => {
  const server = await aMailServer()
  const config = { config: { mail: server.settings } }
  const { alert, portal, deps } = await aMonitoredCustomer({}, config)
  const { agent } = await anAgentAtTheDesk(portal)
  await noteMailServer(deps)
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('mailPreferences')
      .values({
        userId: agent.id,
        customerId: agent.customerId,
        choice: 'all',
        updatedAt: deps.now(),
      })
      .execute(),
  )
  const countMails = async () => {
    expect(await runOutbox(deps, ['mail-tell'])).toEqual([])
    expect(await runOutbox(deps, ['mail-send', 'mail-send-bulk'])).toEqual([])
    return server.mails.length
  }
  await alert(DOWN)
  expect(await countMails()).toBe(1)
  await alert(DOWN)
  await alert(UP)
  expect(await countMails()).toBe(1)
})
