import { expect, test } from 'vitest'

import { allJobs } from '#server/all-jobs.ts'
import { findOutState } from '#server/channels/mail/outgoing/sent/out-state-queries.ts'
import {
  noteMailServer,
  resumeSending,
  stopSending,
} from '#server/channels/mail/outgoing/sent/out-state.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { noteBackup, noteFailedBackup } from '#server/platform/backup/write/note-backup.ts'
import { aMailbox } from '#test/a-mailbox.ts'
import { aPortal, aSignedInAdministrator, aTicket, anAgentAtTheDesk } from '#test/a-portal.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runEach, runOutbox } from '#test/run-schedules.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

async function aWatchedPortal() {
  const server = await aMailServer()
  const portal = await aPortal({ config: { mail: server.settings } })
  const { deps } = portal
  await noteMailServer(deps)
  // The tests share a database.
  await deps.db.deleteFrom('mailboxes').execute()
  await deps.db.deleteFrom('lastingFailures').execute()
  await deps.db.deleteFrom('staffNotices').execute()
  await deps.db
    .updateTable('users')
    .set({ active: false })
    .where('role', '<>', 'customer')
    .execute()
  const admin = await aSignedInAdministrator(portal)
  const jobs = allJobs(deps).filter(({ name }) => name === 'lasting-failures')
  return {
    ...portal,
    server,
    admin,
    /** Looks after so many minutes, and returns the subjects of the mails that followed. */
    async look(minutes = 1) {
      portal.setNow(new Date(deps.now().getTime() + minutes * MINUTE_MS))
      expect(await runEach(deps, jobs)).toEqual([])
      expect(await runOutbox(deps, ['connection-mail'])).toEqual([])
      const mails = server.mails.splice(0)
      return mails.map(({ subject }) => subject)
    },
    listNotices: async () => (await admin.get('/api/desk/notices')).json(),
    listFailures: async () => (await admin.get('/api/admin/failures')).json(),
    async readMetric() {
      const { body } = await portal.app.inject({
        url: '/metrics',
        headers: { host: '127.0.0.1:3000' },
      })
      return body.split('\n').filter((line) => /^portico_lasting_failures\{.*\} [1-9]/.test(line))
    },
  }
}

const unreachable = { readAt: null, lastError: 'The server does not answer.' }

test('stopped mail is reported once, in the bell and by another sender, until it continues', async () => {
  const at = await aWatchedPortal()
  const { deps } = at
  // The usual mailbox sends through a port at which nothing listens.
  await aMailbox(at, { isSender: true, smtpHost: '127.0.0.1', smtpPort: 9, smtpEncryption: 'none' })
  const stopped = { at: deps.now(), code: '535 5.7.8', words: '535 5.7.8 Bad password' }
  await asWorker(deps.db, (tx) => stopSending(tx, stopped))
  expect(await at.look()).toEqual(['Ticket emails aren’t being sent'])
  expect(await at.look()).toEqual([])
  expect(await at.listNotices()).toMatchObject({
    unread: 1,
    notices: [{ kind: 'failure', ticket: null, failure: { kind: 'mail_stopped', subjectId: '' } }],
  })
  expect(await at.listFailures()).toMatchObject([
    { kind: 'mail_stopped', since: TEST_NOW.toISOString() },
  ])
  expect(await at.readMetric()).toEqual(['portico_lasting_failures{kind="mail_stopped"} 1'])
  const ticket = await aTicket(at.client)
  const { desk } = await anAgentAtTheDesk(at)
  expect((await desk.get(`/api/desk/tickets/${ticket.id}/mail`)).json()).toMatchObject({
    reach: 'stopped',
    stoppedAt: TEST_NOW.toISOString(),
  })
  expect((await desk.get('/api/desk/notices')).json().notices).toEqual([])

  await asStaff(deps.db, (tx) => resumeSending(tx, deps.now()))
  expect(await at.look()).toEqual([])
  expect([await at.listFailures(), await at.readMetric()]).toEqual([[], []])
  expect(await asWorker(deps.db, findOutState)).toMatchObject({ stoppedAt: null })
})

test('a mail server is reported ten minutes after its last answer, until it accepts a mail', async () => {
  const at = await aWatchedPortal()
  const { deps } = at
  const { agent, desk } = await anAgentAtTheDesk(at)
  const ticket = await aTicket(at.client)
  await desk.put(`/api/desk/tickets/${ticket.id}`, { assigneeId: agent.id })
  const id = await aMailbox(at, {
    isSender: true,
    smtpHost: '127.0.0.1',
    smtpPort: 9,
    smtpEncryption: 'none',
  })
  const reply = { kind: 'reply', comment: 'Hello' }
  expect((await desk.post(`/api/desk/tickets/${ticket.id}/comments`, reply)).statusCode).toBe(201)
  const send = async () => {
    for (const name of ['mail-tell', 'mail-send', 'mail-send-bulk'])
      expect(await runOutbox(deps, [name])).toEqual([])
  }
  await send()
  expect(await at.look(9)).toEqual([])
  expect(await at.look(1)).toEqual(['Can’t reach the mail server'])
  expect(await at.listFailures()).toMatchObject([{ kind: 'mail_unreachable' }])

  await deps.db.deleteFrom('mailboxes').where('id', '=', id).execute()
  await send()
  at.server.mails.splice(0)
  expect(await at.look()).toEqual([])
  expect(await at.listFailures()).toEqual([])
})

test('a mailbox is reported two minutes after it became unreadable, and once an hour at most', async () => {
  const at = await aWatchedPortal()
  const id = await aMailbox(at, { ...unreachable, unreachableSince: at.deps.now() })
  const setReachable = (since: Date | null) =>
    at.deps.db.updateTable('mailboxes').set({ unreachableSince: since }).execute()
  expect(await at.look()).toEqual([])
  expect(await at.look()).toHaveLength(1)
  expect(await at.listNotices()).toMatchObject({
    notices: [{ failure: { kind: 'mailbox_unreachable', subjectId: id, name: 'Support' } }],
  })
  await setReachable(null)
  await at.look()
  await setReachable(TEST_NOW)
  expect(await at.look()).toEqual([])
  expect(await at.listFailures()).toHaveLength(1)
  await setReachable(null)
  await at.look()
  await at.look(61)
  await setReachable(TEST_NOW)
  expect(await at.look()).toHaveLength(1)
})

test('the end of a secret is told 30, 7 and 1 days before, and when it is over', async () => {
  const at = await aWatchedPortal()
  const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)
  await aMailbox(at, { secretEndsOn: inDays(32).toISOString().slice(0, 10) })
  const told: (number | undefined)[] = []
  for (let day = 1; day <= 34; day += 1) {
    at.setNow(inDays(day))
    if ((await at.look(0)).length > 0) told.push(32 - day)
  }
  expect(told).toEqual([30, 7, 1, -1])
})

test('a failed or overdue backup is reported, as is a CRM that refuses the token', async () => {
  const at = await aWatchedPortal()
  const where = { connectionString: at.databaseUrl }
  expect(await at.look()).toEqual([])
  expect(await noteFailedBackup(where, at.deps.now())).toEqual({ ok: true })
  expect(await at.look()).toEqual(['The last backup failed'])
  await noteBackup(where, at.deps.now())
  expect(await at.look()).toEqual([])
  expect(await at.look(7 * 24 * 60)).toEqual(['No backup for a week'])
  await noteBackup(where, at.deps.now())
  const tokenRefusedAt = at.deps.now()
  await at.deps.db.updateTable('crmConnection').set({ state: 'on', tokenRefusedAt }).execute()
  expect(await at.look()).toEqual(['HubSpot rejects the access token'])
  await at.deps.db
    .updateTable('crmConnection')
    .set({ state: 'off', tokenRefusedAt: null })
    .execute()
})

test('changes that the CRM rejects are reported after five minutes, and further ones once a day', async () => {
  const at = await aWatchedPortal()
  const { deps } = at
  await at.deps.db.updateTable('crmConnection').set({ state: 'on' }).execute()
  const { id } = await aTicket(at.client)
  const refuse = () =>
    deps.db
      .insertInto('crmActions')
      .values({
        customerId: at.customer.id,
        ticketId: id,
        kind: 'update_ticket',
        data: '{}',
        state: 'refused',
        createdAt: deps.now(),
      })
      .execute()
  await deps.db.updateTable('crmActions').set({ state: 'done' }).execute()
  await refuse()
  expect(await at.look(4)).toEqual([])
  expect(await at.look()).toEqual(['HubSpot rejects changes to tickets'])
  expect(await at.listNotices()).toMatchObject({
    notices: [{ failure: { kind: 'crm_refused', subjectId: '' } }],
  })
  expect(await at.readMetric()).toEqual(['portico_lasting_failures{kind="crm_refused"} 1'])

  // Nothing is added to it, so that nothing is told.
  expect(await at.look(25 * 60)).toEqual([])
  await refuse()
  expect(await at.look()).toEqual(['HubSpot rejects changes to tickets'])
  await refuse()
  expect(await at.look(60)).toEqual([])

  await deps.db.updateTable('crmActions').set({ state: 'waiting' }).execute()
  await at.look()
  expect(await at.readMetric()).toEqual([])
  await deps.db.updateTable('crmActions').set({ state: 'done' }).execute()
  await deps.db.updateTable('crmConnection').set({ state: 'off' }).execute()
})
