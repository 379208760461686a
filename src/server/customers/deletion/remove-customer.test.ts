import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { storeEscalations } from '#server/tickets/core/clock-queries.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import type { Deps } from '#server/deps.ts'
import { aConnectionTest } from '#test/a-connection-test.ts'
import { connectionStageRows } from '#test/connection-stage-rows.ts'
import { someSaml } from '#test/a-new-customer.ts'
import {
  anAgentAtTheDesk,
  aPortal,
  aSignedInAdministrator,
  aTicket,
  type Portal,
} from '#test/a-portal.ts'
import { serviceContractRows } from '#test/a-service-contract.ts'
import { aSetupLink, cameBy } from '#test/a-setup-link.ts'
import {
  aFile,
  anAgentAnswer,
  anInternalNote,
  aReplyForm,
  aTicketForm,
  takePart,
} from '#test/builders.ts'
import { crmRowsOfTicket } from '#test/crm-rows.ts'
import { mailRowsOfTicket } from '#test/mail-rows.ts'
import { mailPartsOfTicket } from '#test/mail-part-rows.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { alertRuleRow, receivedMailRow } from '#test/received-mail-rows.ts'
import { signedInAs } from '#test/test-client.ts'
import { runSchedules } from '#test/run-schedules.ts'
import { removeDeletedCustomers, TABLES_OF_A_CUSTOMER } from './remove-customer.ts'

const DAY_MS = 24 * 3_600_000

function day(days: number) {
  return new Date(TEST_NOW.getTime() + days * DAY_MS)
}

/** A customer with a row in every table, and files in the store. */
async function withEverything(portal: Portal) {
  const { client, customer, user, deps } = portal
  const admin = await aSignedInAdministrator(portal)
  await admin.put(`/api/admin/customers/${customer.id}`, {
    name: customer.name,
    domain: customer.domain,
    technicalContacts: [{ name: 'Ada', phone: '123' }],
    saml: someSaml(),
  })
  const made = await client.send('POST', '/api/tickets', {
    form: aTicketForm([aFile('one.png', 'one'), aFile('two.png', 'second')]),
    headers: { 'idempotency-key': randomUUID() },
  })
  const ticketId: string = made.json().id
  await client.send('PUT', `/api/tickets/${ticketId}`, { form: aReplyForm([aFile('c', 'third')]) })
  await anAgentAnswer(deps, { customerId: customer.id, ticketId })
  await anInternalNote(deps, { customerId: customer.id, ticketId })
  const about = { customerId: customer.id, id: ticketId }
  await asStaff(deps.db, (tx) =>
    notify(tx, about, { kind: 'near_due', to: 'everybody', by: null, at: deps.now() }),
  )
  const { desk } = await anAgentAtTheDesk(portal)
  const form = aReplyForm([aFile('d', 'waits')])
  form.set('kind', 'reply')
  form.set('release', 'undo')
  await desk.send('POST', `/api/desk/tickets/${ticketId}/comments`, { form })
  await desk.put(`/api/desk/tickets/${ticketId}/drafts/note`, { content: 'Begun', version: null })
  const closedAt = deps.now()
  await takePart(deps, { customerId: customer.id, ticketId, userId: user.id })
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('ticketRatings')
      .values({ customerId: customer.id, ticketId, closedAt, score: 'good', ratedAt: closedAt })
      .execute(),
  )
  await asStaff(deps.db, async (tx) => {
    for (const row of serviceContractRows(customer.id)) await sql.raw(row).execute(tx)
  })
  const escalation = { clock: 'response', percent: 50, recipient: 'assignee', at: closedAt }
  await asStaff(deps.db, (tx) =>
    storeEscalations(tx, customer.id, [{ id: ticketId, escalations: [escalation] }]),
  )
  const bulk = { bulkId: randomUUID(), agentId: randomUUID(), before: '{}' }
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('deskSeen')
      .values({ customerId: customer.id, ticketId, userId: bulk.agentId, seenAt: deps.now() })
      .execute(),
  )
  await asStaff(deps.db, (tx) =>
    tx
      .insertInto('deskBulkTickets')
      .values({
        ...bulk,
        customerId: customer.id,
        ticketId,
        changedAt: deps.now(),
        createdAt: deps.now(),
      })
      .execute(),
  )
  const pendingKey = `${customer.id}/${randomUUID()}`
  await deps.files.write(pendingKey, Readable.from('under way'))
  const rawKey = `${customer.id}/${randomUUID()}`
  await deps.files.write(rawKey, Readable.from('a mail'))
  const [customerId, now] = [customer.id, deps.now()]
  await asWorker(deps.db, async (tx) => {
    await tx
      .insertInto('pendingFiles')
      .values({ customerId, storageKey: pendingKey, createdAt: now })
      .execute()
    await tx.insertInto('outbox').values({ name: 'job', customerId, payload: '{}' }).execute()
    await giveTime(tx, { customerId, ticketId, at: now })
    await tx
      .insertInto('signInFailures')
      .values({
        customerId,
        ref: randomUUID(),
        reason: 'replayed',
        detail: '{}',
        address: '::1',
        createdAt: now,
      })
      .execute()
    for (const row of connectionStageRows(customerId)) await sql.raw(row).execute(tx)
    await tx.insertInto('connectionTests').values(aConnectionTest(customerId, now)).execute()
    await tx
      .insertInto('workedSignIns')
      .values({ customerId, person: Buffer.alloc(32), at: now })
      .execute()
    const run = { customerId, expiresAt: day(90) }
    await tx
      .insertInto('samlAssertions')
      .values({ ...run, issuer: 'urn:idp', assertionId: randomUUID() })
      .execute()
    await tx
      .insertInto('samlRequests')
      .values({
        ...run,
        id: randomUUID(),
        browserHash: Buffer.alloc(32),
        returnTo: null,
        passive: false,
        createdAt: now,
      })
      .execute()
  })
  await cameBy(portal, await aSetupLink(deps, customer)).get('/api/setup-link')
  const { id: intoTicketId } = await aTicket(client)
  await asWorker(deps.db, async (tx) => {
    await relate(tx, { customerId, ticketId, intoTicketId, now })
    const mailRow = receivedMailRow({ customerId, ticketId }, rawKey)
    for (const statement of [
      ...crmRowsOfTicket(customerId, ticketId, user.id),
      ...mailRowsOfTicket(customerId, ticketId, user.id),
      mailRow,
      alertRuleRow({ customerId, userId: user.id }),
    ])
      await sql.raw(statement).execute(tx)
    await sql.raw(mailPartsOfTicket(ticketId)).execute(tx)
  })
  return { admin, ticketId, user }
}

/** Gives a ticket time that was exported, and the customer rules for it. */
async function giveTime(
  tx: Tx,
  { customerId, ticketId, at }: { customerId: string; ticketId: string; at: Date },
) {
  const exportId = randomUUID()
  await tx
    .insertInto('timeRules')
    .values({ customerId, minimumMinutes: 30, roundingMinutes: 15, shownToCustomer: true })
    .execute()
  await tx
    .insertInto('timeExports')
    .values({ id: exportId, customerId, at, byName: 'Ada Admin', entries: 1 })
    .execute()
  await tx
    .insertInto('timeEntries')
    .values({
      customerId,
      id: randomUUID(),
      ticketId,
      agentId: randomUUID(),
      agentName: 'Ana Agent',
      day: '2026-01-05',
      minutes: 5,
      billedMinutes: 30,
      isBillable: true,
      kindId: 'REMOTE',
      invoiceText: '',
      createdAt: at,
      createdBy: 'Ana Agent',
      exportId,
      exportedAt: at,
    })
    .execute()
}

/** Gives a customer and two of its tickets what agents know of them. */
async function relate(
  tx: Tx,
  {
    now,
    customerId,
    ticketId,
    intoTicketId,
  }: Record<'customerId' | 'ticketId' | 'intoTicketId', string> & { now: Date },
) {
  const { id: commentId } = await tx
    .selectFrom('comments')
    .select('id')
    .where('ticketId', '=', ticketId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const merge = { intoTicketId, mergedAt: now, mergedByName: 'Ana', status: 'Open' as const }
  await tx
    .insertInto('ticketMerges')
    .values({ ...merge, customerId, ticketId, commentId })
    .execute()
  const to = { toCustomerId: customerId, toTicketId: intoTicketId }
  await tx
    .insertInto('ticketLinks')
    .values({ ...to, customerId, ticketId, kind: 'related', createdAt: now })
    .execute()
  const contract = { contract: '', contractEndsOn: null, contractCovers: '' }
  await tx
    .insertInto('customerBriefs')
    .values({
      ...contract,
      customerId,
      note: 'Call',
      version: 1,
      updatedAt: now,
      updatedByName: 'A',
    })
    .execute()
}

/** With who signed in while it was deleted, so that there is a session to remove, too. */
async function deleted(portal: Portal) {
  const { admin, user } = await withEverything(portal)
  await admin.delete(`/api/admin/customers/${portal.customer.id}`)
  await signedInAs(portal, user)
}

/** Every table that there is, now and later, with rows of a customer. */
async function tablesOfCustomers({ db }: Pick<Deps, 'db'>) {
  const { rows } = await sql<{ name: string; goesWithUser: boolean }>`
    select relname as name, exists (
      select from pg_constraint
      where conrelid = pg_class.oid and confrelid = 'users'::regclass and confdeltype = 'c'
    ) as goes_with_user
    from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'customer_id')
    order by relname`.execute(db)
  return rows
}

/** A digest of all that a customer has, by table. */
async function belongings({ db }: Pick<Deps, 'db'>, customerId: string) {
  const tables = (await tablesOfCustomers({ db })).map(({ name }) => name)
  return db.transaction().execute(async (tx) => {
    const found: Record<string, string> = {}
    for (const name of tables) {
      // As the worker where it may read, which the forced tables ask for; as the owner elsewhere.
      const may = await sql<{ read: boolean }>`
        select has_table_privilege('portico_worker', ${name}, 'select') as read`.execute(tx)
      await sql`select set_config('role', ${may.rows[0]?.read ? 'portico_worker' : 'none'}, true)`.execute(
        tx,
      )
      const { rows } = await sql<{ count: number; digest: string }>`
        select count(*) as count, md5(string_agg(each::text, '' order by each::text)) as digest
        from ${sql.table(name)} each where customer_id = ${customerId}`.execute(tx)
      const [row] = rows
      if (row && row.count > 0) found[name] = `${row.count} ${row.digest}`
    }
    return found
  })
}

async function filesOf(portal: Portal, customerId: string) {
  const keys = await asWorker(portal.deps.db, async (tx) => [
    ...(await tx
      .selectFrom('attachments')
      .select('storageKey')
      .where('customerId', '=', customerId)
      .execute()),
    ...(await tx
      .selectFrom('pendingFiles')
      .select('storageKey')
      .where('customerId', '=', customerId)
      .execute()),
    ...(await tx
      .selectFrom('receivedMails')
      .select('rawKey as storageKey')
      .where('customerId', '=', customerId)
      .execute()),
  ])
  return keys.map(({ storageKey }) => path.join(portal.filesFolder, storageKey ?? ''))
}

async function existing(files: string[]): Promise<string[]> {
  const checked = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => [file],
        () => [],
      ),
    ),
  )
  return checked.flat()
}

function removals({ db }: Pick<Deps, 'db'>, customerId: string) {
  return asWorker(db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .selectAll()
      .where('customerId', '=', customerId)
      .where('action', '=', 'customer.removed')
      .execute(),
  )
}

test('every table with rows of a customer is emptied, or goes with the people', async () => {
  const { deps } = await aPortal()
  const tables = await tablesOfCustomers(deps)
  const covered: readonly string[] = TABLES_OF_A_CUSTOMER
  expect(
    tables
      .filter(({ name, goesWithUser }) => !covered.includes(name) && !goesWithUser)
      .map(({ name }) => name),
    // An announcement is sent and gone within a moment.
  ).toEqual(['announcements', 'audit_entries'])
  const names = tables.map(({ name }) => name)
  expect(covered.filter((name) => !names.includes(name))).toEqual([])
})

test('all of a customer is removed, and nothing of another, when thirty days have passed since it was deleted', async () => {
  const portal = await aPortal()
  const other = { ...portal, ...(await aPortal()) }
  await withEverything(other)
  await deleted(portal)
  const { deps, customer } = portal
  const files = await filesOf(portal, customer.id)
  const others = await belongings(deps, other.customer.id)
  const othersFiles = await filesOf(other, other.customer.id)
  expect(Object.keys(await belongings(deps, customer.id)).toSorted()).toEqual(
    ['audit_entries', ...TABLES_OF_A_CUSTOMER].toSorted(),
  )
  expect(await existing(files)).toHaveLength(5)

  portal.setNow(new Date(day(30).getTime() - 1))
  await removeDeletedCustomers(deps)
  expect(await removals(deps, customer.id)).toEqual([])
  expect(await existing(files)).toHaveLength(5)

  portal.setNow(day(30))
  await removeDeletedCustomers(deps)
  expect(Object.keys(await belongings(deps, customer.id))).toEqual(['audit_entries'])
  expect(await existing(files)).toEqual([])
  const admin = await aSignedInAdministrator(portal)
  const listed = (await admin.get('/api/admin/deleted-customers')).json()
  expect(listed.map(({ id }: { id: string }) => id)).not.toContain(customer.id)
  expect(await removals(deps, customer.id)).toMatchObject([
    {
      at: day(30),
      actorId: null,
      actorName: 'Portico',
      subjectName: customer.name,
      before: {
        name: customer.name,
        deletedAt: TEST_NOW.toISOString(),
        deletedBy: 'Ada Admin',
        people: 1,
        tickets: 2,
        comments: 3,
        files: 5,
        bytes: 'one'.length + 'second'.length + 'third'.length + 1 + 'waits'.length,
      },
      after: null,
    },
  ])
  expect(await belongings(deps, other.customer.id)).toEqual(others)
  expect(await existing(othersFiles)).toHaveLength(5)
})

test('the clean-up removes all customers when they are due', async () => {
  const portal = await aPortal()
  await deleted(portal)
  portal.setNow(day(30))
  await runSchedules(portal.deps)
  expect(await removals(portal.deps, portal.customer.id)).toHaveLength(1)
})

test('a removal continues when it was interrupted, and its customer cannot be restored', async () => {
  const portal = await aPortal()
  await deleted(portal)
  const { deps, customer } = portal
  const files = await filesOf(portal, customer.id)
  portal.setNow(day(30))
  let deletions = 0
  const dying = {
    ...deps.files,
    delete: async (key: string) => {
      if ((deletions += 1) > 2) throw new Error('the process died')
      await deps.files.delete(key)
    },
  }
  await expect(removeDeletedCustomers({ ...deps, files: dying })).rejects.toThrow('died')
  expect(await existing(files)).toHaveLength(4)
  const admin = await aSignedInAdministrator(portal)
  const late = await admin.post(`/api/admin/deleted-customers/${customer.id}/restore`, {})
  expect(late.statusCode).toBe(404)

  await removeDeletedCustomers(deps)
  expect(await existing(files)).toEqual([])
  expect(await removals(deps, customer.id)).toMatchObject([{ before: { files: 5 } }])
})

test('a removal stops when its signal is aborted', async () => {
  const portal = await aPortal()
  await deleted(portal)
  portal.setNow(day(30))
  await removeDeletedCustomers(portal.deps, AbortSignal.abort())
  expect(await existing(await filesOf(portal, portal.customer.id))).toHaveLength(5)
  expect(await removals(portal.deps, portal.customer.id)).toEqual([])
})

test('a removal writes one audit entry when two processes run it', async () => {
  const portal = await aPortal()
  const other = await buildTestApp()
  await deleted(portal)
  for (const each of [portal, other]) each.setNow(day(30))
  const { deps, customer, databaseUrl } = portal
  // Both have seen that it is due before either goes on.
  const blocker = await aBlocker(databaseUrl, 'lock table attachments in access exclusive mode')
  const removing = [deps, other.deps].map((each) => removeDeletedCustomers(each))
  await blocker.waitFor(2)
  await blocker.release()
  await Promise.all(removing)
  expect(await removals(deps, customer.id)).toHaveLength(1)
  expect(Object.keys(await belongings(deps, customer.id))).toEqual(['audit_entries'])
})

test('a removal keeps a customer when it was restored in time', async () => {
  const portal = await aPortal()
  await deleted(portal)
  const { deps, customer } = portal
  portal.setNow(day(29))
  const admin = await aSignedInAdministrator(portal)
  await admin.post(`/api/admin/deleted-customers/${customer.id}/restore`, {})
  portal.setNow(day(31))
  await removeDeletedCustomers(deps)
  expect(await removals(deps, customer.id)).toEqual([])
  expect(await existing(await filesOf(portal, customer.id))).toHaveLength(5)
})
