import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { makeReplyAddress } from '#server/channels/mail/reply-address.ts'
import { asStaff, asViewer, asWorker, type TenantUser } from '#server/platform/db/as-role.ts'
import { announceFile, storeFetched } from '#server/platform/files/store-fetched.ts'
import { wakeDueTickets } from '#server/tickets/desk/relations/wake-tickets.ts'
import type { Api } from '#shared/api.ts'

import { aTicket, type Portal } from './a-portal.ts'
import { serviceContractRows } from './a-service-contract.ts'
import { aFile, aNewTicket, aReplyForm, aUser, takePart } from './builders.ts'
import { aMailbox, deliver, type Written } from './incoming-mail.ts'
import { giveMailParts } from './mail-part-rows.ts'
import { aScene, minute, type Scene } from './requester-calls.ts'
import { signedInAs } from './test-client.ts'

/** The scene with what the agent's acts are about. */
type Desk = Scene & {
  /** Address at the desk of a ticket of the requester. */
  address: string
  agentId: string
  colleagueId: string
  colleaguesTicketId: string
}

type Done = LightMyRequestResponse | void
type Act = {
  /** Does what has to be there before. Returns the id of it. */
  begin?: (desk: Desk) => Promise<string>
  act: (desk: Desk, begun: string) => Promise<Done>
  /** The tables in which the requester is told. Without it the act stays inside the desk. */
  told?: string[]
}

type DeskAct = {
  [Name in keyof Api]: Api[Name] extends {
    access: 'staff'
    method: 'POST' | 'PUT' | 'DELETE'
    path: `/api/desk/${string}`
  }
    ? Name
    : never
}[keyof Api]

const A_BRIEF = { version: 0, contract: '', contractEndsOn: null, contractCovers: '' }

function aNote({ marker }: Pick<Scene, 'marker'>, text = marker) {
  const form = aReplyForm([aFile(`${marker}.png`, marker)], `<p>${text}</p>`)
  form.set('kind', 'note')
  return form
}

function filesOf({ marker }: Pick<Scene, 'marker'>) {
  const form = new FormData()
  form.append('attachments', aFile(`${marker}.pdf`, marker))
  return form
}

async function aNoteOf({ desk, address, ...scene }: Desk): Promise<string> {
  const answer = await desk.send('POST', `${address}/comments`, { form: aNote(scene) })
  return answer.json().comment.id
}

/** A reply with a file that can still be taken back. */
async function aWaitingReply({ desk, address, marker }: Desk): Promise<string> {
  const form = aReplyForm([aFile(`${marker}.pdf`, marker)], `<p>${marker}</p>`)
  form.set('kind', 'reply')
  form.set('release', minute(60).toISOString())
  const answer = await desk.send('POST', `${address}/comments`, { form })
  return answer.json().ticket.waiting[0].id
}

async function aDraftWithAFile({ desk, address, ...scene }: Desk): Promise<string> {
  const options = { form: filesOf(scene) }
  const answer = await desk.send('POST', `${address}/drafts/reply/files`, options)
  return answer.json().draft.version
}

async function aMacroOf({ desk, marker }: Desk): Promise<string> {
  const macro = { name: marker, isShared: true, kind: 'reply', content: marker, changes: {} }
  return (await desk.post('/api/desk/macros', macro)).json().id
}

async function aViewOf({ desk, marker }: Desk): Promise<string> {
  const view = { name: marker, isShared: true, filters: { q: marker } }
  return (await desk.post('/api/desk/saved-views', view)).json().id
}

async function addTime({ desk, address, marker }: Desk): Promise<LightMyRequestResponse> {
  return desk.post(`${address}/time`, { minutes: 5, kindId: 'REMOTE', invoiceText: marker })
}

async function assignAll({ desk, noted, twin, agentId }: Desk): Promise<LightMyRequestResponse> {
  const ticketIds = [noted.ticketId, twin.ticketId]
  // Replies may have assigned them.
  await desk.post('/api/desk/bulk', { ticketIds, change: { assigneeId: null } })
  return desk.post('/api/desk/bulk', { ticketIds, change: { assigneeId: agentId } })
}

/** A mail of an agent's address that nothing proves. */
async function aHeldMail({ portal, marker, agentId }: Desk): Promise<string> {
  const { email } = await asWorker(portal.deps.db, (tx) =>
    tx.selectFrom('users').select('email').where('id', '=', agentId).executeTakeFirstOrThrow(),
  )
  const mailbox = await aMailbox(portal)
  const mail = { from: email, subject: marker, results: '', ...withFile(marker) }
  const { id, state } = await deliver(portal, mailbox, mail)
  expect(state).toBe('held')
  return id
}

function withFile(marker: string): Partial<Written> {
  return {
    headers: ['Content-Type: multipart/mixed; boundary=b'],
    body: [
      '--b',
      'Content-Type: text/plain',
      '',
      marker,
      '--b',
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; filename="${marker}.pdf"`,
      '',
      marker,
      '--b--',
    ].join('\r\n'),
  }
}

async function numberOf({ portal }: Desk, ticketId: string): Promise<number> {
  const { number } = await asStaff(portal.deps.db, (tx) =>
    tx.selectFrom('tickets').select('number').where('id', '=', ticketId).executeTakeFirstOrThrow(),
  )
  return number
}

async function link({ desk, address, colleaguesTicketId }: Desk): Promise<LightMyRequestResponse> {
  return desk.put(`${address}/links/${colleaguesTicketId}`, { kind: 'related' })
}

async function merge({ desk, address, colleaguesTicketId }: Desk): Promise<LightMyRequestResponse> {
  return desk.post(`${address}/merge`, { intoTicketId: colleaguesTicketId })
}

/** Tables that an agent's comment with a change writes: the requester is notified of both by the comment. */
const BY_A_COMMENT = ['comments', 'ticket_events', 'ticket_figures', 'ticket_texts', 'tickets']

/** Tables that a new participant writes: the requester sees who takes part. */
const BY_A_PARTICIPANT = ['ticket_events', 'ticket_participants', 'tickets']

async function addParticipant({ desk, address, marker }: Desk): Promise<LightMyRequestResponse> {
  const vendor = { participant: `${marker}@vendor.example`, isExternal: true }
  return desk.post(`${address}/participants`, vendor)
}

/** An act of each endpoint by which agents change something. A new one without an act does not compile. */
const ACTS: Record<DeskAct, Act> = {
  answerTicket: {
    act: ({ desk, address, ...scene }) => {
      const form = aNote(
        scene,
        `${scene.marker} <strong data-mention="${scene.agentId}">@A</strong>`,
      )
      form.set('time', JSON.stringify({ minutes: 5, kindId: 'REMOTE', invoiceText: scene.marker }))
      return desk.send('POST', `${address}/comments`, { form })
    },
  },
  changeDeskTicket: {
    act: ({ desk, address, agentId }) => desk.put(address, { assigneeId: agentId }),
  },
  saveDeskPreferences: {
    act: ({ desk }) => desk.put('/api/desk/preferences', { afterClose: 'stay' }),
  },
  takeNextTicket: { act: ({ desk }) => desk.post('/api/desk/next', {}) },
  changeTickets: { act: assignAll },
  undoBulk: {
    begin: async (desk) => (await assignAll(desk)).json().bulkId,
    act: ({ desk }, bulkId) => desk.post(`/api/desk/bulk/${bulkId}/undo`),
  },
  closeDeskTicket: {
    act: ({ desk, address }) => desk.post(`${address}/close`, { resolutionCode: 'ISSUE_FIXED' }),
    told: BY_A_COMMENT,
  },
  setDeskConfidential: {
    act: ({ desk, address }) => desk.put(`${address}/confidential`, { confidential: true }),
    told: ['ticket_events', 'ticket_figures', 'tickets'],
  },
  addTime: { act: addTime },
  correctTime: {
    begin: async (desk) => (await addTime(desk)).json().entries[0].id,
    act: ({ desk, marker }, entryId) =>
      desk.post(`/api/desk/time/${entryId}/correction`, {
        minutes: 10,
        kindId: 'REMOTE',
        reason: marker,
      }),
  },
  clearNotices: { act: ({ desk }) => desk.post('/api/desk/notices/clear', { upTo: randomUUID() }) },
  readNotices: {
    act: ({ desk, noted }) => desk.post('/api/desk/notices/read', { ticketId: noted.ticketId }),
  },
  acceptMail: {
    begin: aHeldMail,
    act: async (scene, mailId) =>
      scene.desk.post(`/api/desk/mails/${mailId}/accept`, {
        as: 'reply',
        ticketNumber: await numberOf(scene, scene.noted.ticketId),
      }),
  },
  discardMail: {
    begin: aHeldMail,
    act: ({ desk }, mailId) => desk.post(`/api/desk/mails/${mailId}/discard`),
  },
  discardMails: {
    begin: aHeldMail,
    act: ({ desk }, mailId) => desk.post('/api/desk/mails/discard', { mailIds: [mailId] }),
  },
  restoreMail: {
    begin: async (scene) => {
      const mailId = await aHeldMail(scene)
      await scene.desk.post(`/api/desk/mails/${mailId}/discard`)
      return mailId
    },
    act: ({ desk }, mailId) => desk.post(`/api/desk/mails/${mailId}/restore`),
  },
  raiseOnBehalf: {
    act: async ({ desk, portal: { customer }, marker }) => {
      const person = { customerId: customer.id, email: `${marker}@${customer.domain}` }
      return desk.post('/api/desk/tickets', { ...aNewTicket({ subject: marker }), ...person })
    },
  },
  keepPresence: {
    act: ({ desk, address }) => {
      const tab = randomUUID().replaceAll('-', '')
      return desk.post(`${address}/presence`, { tab, state: 'writing' })
    },
  },
  addMacro: {
    act: ({ desk, marker }) =>
      desk.post('/api/desk/macros', {
        name: marker,
        isShared: true,
        kind: 'reply',
        content: marker,
        changes: {},
      }),
  },
  changeMacro: {
    begin: aMacroOf,
    act: ({ desk, marker }, macroId) =>
      desk.put(`/api/desk/macros/${macroId}`, {
        name: `${marker} 2`,
        isShared: true,
        kind: 'note',
        content: marker,
        changes: {},
        version: 1,
      }),
  },
  removeMacro: {
    begin: aMacroOf,
    act: ({ desk }, macroId) => desk.delete(`/api/desk/macros/${macroId}`),
  },
  addDeskParticipant: { act: addParticipant, told: BY_A_PARTICIPANT },
  removeDeskParticipant: {
    begin: async (desk) => (await addParticipant(desk)).json().ticket.audience.at(-1).id,
    act: ({ desk, address }, userId) => desk.delete(`${address}/participants/${userId}`),
    told: BY_A_PARTICIPANT,
  },
  snoozeTicket: { act: ({ desk, address }) => desk.put(`${address}/snooze`, { until: null }) },
  wakeTicket: {
    begin: async ({ desk, address }) => {
      await desk.put(`${address}/snooze`, { until: null })
      return ''
    },
    act: ({ desk, address }) => desk.delete(`${address}/snooze`),
  },
  mergeTicket: { act: merge, told: BY_A_COMMENT },
  reopenDeskTicket: {
    begin: async ({ desk, address }) => {
      await desk.post(`${address}/close`, { resolutionCode: 'ISSUE_FIXED' })
      return ''
    },
    act: ({ desk, address }) => desk.post(`${address}/reopen`),
    told: BY_A_COMMENT,
  },
  unmergeTicket: {
    begin: async (desk) => (await merge(desk)).json().ticket?.id,
    act: ({ desk, address }) => desk.delete(`${address}/merge`),
    told: BY_A_COMMENT,
  },
  linkTicket: { act: link },
  unlinkTicket: {
    begin: async (desk) => (await link(desk)).json().ticket?.id,
    act: ({ desk, address, colleaguesTicketId }) =>
      desk.delete(`${address}/links/${colleaguesTicketId}`),
  },
  splitTicket: {
    begin: aNoteOf,
    act: ({ desk, address }, commentId) =>
      desk.post(`${address}/split`, {
        commentIds: [commentId],
        subject: 'Another one',
        description: 'For you',
      }),
    told: ['ticket_events', 'ticket_figures', 'ticket_texts', 'tickets'],
  },
  saveCustomerBrief: {
    act: ({ desk, portal, marker }) =>
      desk.put(`/api/desk/customers/${portal.customer.id}/brief`, { ...A_BRIEF, note: marker }),
  },
  saveAnswerDraft: {
    begin: aDraftWithAFile,
    act: ({ desk, address, marker }, version) =>
      desk.put(`${address}/drafts/reply`, { content: marker, version, files: [] }),
  },
  addDraftFiles: {
    act: ({ desk, address, ...scene }) =>
      desk.send('POST', `${address}/drafts/note/files`, { form: filesOf(scene) }),
  },
  takeBackReply: {
    begin: aWaitingReply,
    act: ({ desk, address }, waitingId) =>
      desk.post(`${address}/waiting/${waitingId}/take-back`, {}),
  },
  discardReply: {
    begin: async (scene) => {
      const waitingId = await aWaitingReply(scene)
      // Stopped by a comment that the requester writes meanwhile.
      const { client } = scene.portal
      await client.put(`/api/tickets/${scene.noted.ticketId}`, { comment: 'It works again' })
      return waitingId
    },
    act: ({ desk, address }, waitingId) => desk.delete(`${address}/waiting/${waitingId}`),
  },
  sendReplyNow: {
    begin: aWaitingReply,
    act: ({ desk, address }, waitingId) => desk.post(`${address}/waiting/${waitingId}/send`, {}),
    told: ['attachments', ...BY_A_COMMENT],
  },
  saveView: {
    act: ({ desk, marker }) =>
      desk.post('/api/desk/saved-views', { name: marker, isShared: true, filters: { q: marker } }),
  },
  changeView: {
    begin: aViewOf,
    act: ({ desk, marker }, viewId) =>
      desk.put(`/api/desk/saved-views/${viewId}`, { name: `${marker} 2` }),
  },
  deleteView: {
    begin: aViewOf,
    act: ({ desk }, viewId) => desk.delete(`/api/desk/saved-views/${viewId}`),
  },
}

/** Acts inside the desk that no endpoint of it is asked for. */
const OTHER_ACTS: Record<string, Act> = {
  'a reply that waits for its time': {
    act: async (scene) => {
      await aWaitingReply(scene)
    },
  },
  'a draft with a file that its agent throws away': {
    begin: aDraftWithAFile,
    act: ({ desk, address }, version) =>
      desk.put(`${address}/drafts/reply`, { content: '', version, files: [] }),
  },
  'a note with a file by mail': {
    act: async ({ portal, noted, marker, agentId }) => {
      const { email } = await asWorker(portal.deps.db, (tx) =>
        tx.selectFrom('users').select('email').where('id', '=', agentId).executeTakeFirstOrThrow(),
      )
      const mailbox = await aMailbox(portal)
      const base = mailbox.address
      const { ticketId } = noted
      const to = makeReplyAddress(portal.deps.cookieSecret, { base, ticketId, isInternal: true })
      const mail = { from: email, to: to ?? '', ...withFile(marker) }
      expect((await deliver(portal, mailbox, mail)).state).toBe('placed')
    },
  },
  'an absence by mail': {
    act: async ({ portal, noted, marker }) => {
      const mailbox = await aMailbox(portal)
      const base = mailbox.address
      const { ticketId } = noted
      const to = makeReplyAddress(portal.deps.cookieSecret, { base, ticketId, isInternal: false })
      const headers = ['Auto-Submitted: auto-replied (vacation)']
      const mail = { from: portal.user.email, to: to ?? '', subject: marker, text: marker, headers }
      expect((await deliver(portal, mailbox, mail)).state).toBe('automatic')
    },
  },
  'the end of a snooze': {
    begin: async ({ desk, address }) => {
      await desk.put(`${address}/snooze`, { until: minute(11).toISOString() })
      return ''
    },
    act: async ({ portal }) => {
      portal.setNow(minute(12))
      await wakeDueTickets(portal.deps)
    },
  },
  'a file that is fetched for the staff': {
    act: async ({ portal: { deps, customer } }) => {
      await storeFetched(deps, customer.id, Readable.from([Buffer.from('bytes')]))
    },
  },
  'a file that the staff no longer need': {
    act: ({ portal: { deps, customer } }) =>
      asStaff(deps.db, (tx) => announceFile(tx, `${customer.id}/${randomUUID()}`, deps.now())),
  },
}

/** Puts on the stage all that a requester can have. */
async function aDesk(): Promise<Desk> {
  const scene = await aScene()
  const { portal, desk, noted } = scene
  const { deps, client, customer, user } = portal
  const colleague = await aUser(deps, customer)
  const { id: colleaguesTicketId } = await aTicket(await signedInAs(portal, colleague))
  await client.put('/api/account/mail', { choice: 'all' })
  await client.put(
    `/api/tickets/${noted.ticketId}`,
    { comment: 'Any news?' },
    { 'idempotency-key': randomUUID() },
  )
  await giveMailParts(deps, noted.ticketId)
  await asViewer(deps.db, { customerId: customer.id, userId: user.id }, (tx) =>
    tx
      .insertInto('pendingFiles')
      .values({
        customerId: customer.id,
        storageKey: `${customer.id}/${randomUUID()}`,
        createdAt: deps.now(),
      })
      .execute(),
  )
  // The ticket was closed and rated before.
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('ticketRatings')
      .values({
        customerId: customer.id,
        ticketId: noted.ticketId,
        closedAt: minute(1),
        score: 'good',
        comment: 'Thank you!',
        ratedAt: minute(2),
      })
      .execute(),
  )
  await asStaff(deps.db, async (tx) => {
    for (const row of serviceContractRows(customer.id)) await sql.raw(row).execute(tx)
  })
  portal.setNow(minute(10))
  return {
    ...scene,
    address: `/api/desk/tickets/${noted.ticketId}`,
    agentId: (await desk.get('/api/auth/user')).json().user.id,
    colleagueId: colleague.id,
    colleaguesTicketId,
  }
}

type Rows = Record<string, string[]>

/** Reads all that the database gives to this person of a customer: each table with the columns they may read. */
async function readableRows({ deps }: Portal, viewer: TenantUser): Promise<Rows> {
  const tables = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and has_column_privilege('portico_customer', pg_class.oid, attnum, 'select')
    group by relname order by relname`.execute(deps.db)
  return asViewer(deps.db, viewer, async (tx) => {
    const read: Rows = {}
    for (const { name, columns } of tables.rows) {
      const { rows } = await sql<object>`
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`.execute(
        tx,
      )
      read[name] = rows.map((row) => JSON.stringify(row)).toSorted()
    }
    return read
  })
}

async function rowsOfBoth({ portal, colleagueId }: Desk) {
  const { id: customerId } = portal.customer
  return {
    own: await readableRows(portal, { customerId, userId: portal.user.id }),
    colleagues: await readableRows(portal, { customerId, userId: colleagueId }),
  }
}

const ALL_ACTS = Object.entries({ ...ACTS, ...OTHER_ACTS })

test.each(ALL_ACTS)(
  "a customer's role reads no row of an act inside the desk: %s",
  async (_name, { begin, act, told = [] }) => {
    const desk = await aDesk()
    const begun = begin ? await begin(desk) : ''
    const before = await rowsOfBoth(desk)
    const done = await act(desk, begun)
    expect(done?.statusCode ?? 200, done?.body).toBeLessThan(300)
    const after = await rowsOfBoth(desk)
    const changed = Object.keys(after.own).filter(
      (name) => JSON.stringify(after.own[name]) !== JSON.stringify(before.own[name]),
    )
    expect(changed).toEqual(told)
    expect(after.colleagues).toEqual(before.colleagues)
    expect(JSON.stringify(after.own)).not.toContain(desk.colleaguesTicketId)
  },
)

test("a customer's role reads rows of each table that is open to it, so that a leak would be found", async () => {
  const desk = await aDesk()
  const { portal, noted, colleagueId } = desk
  await takePart(portal.deps, {
    customerId: portal.customer.id,
    ticketId: noted.ticketId,
    userId: colleagueId,
  })
  const { own } = await rowsOfBoth(desk)
  expect(Object.keys(own).filter((name) => own[name]?.length === 0)).toEqual([])
})
