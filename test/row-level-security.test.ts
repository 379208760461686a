import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff, asViewer, asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'

import { aPortal, type Portal } from './a-portal.ts'
import {
  aCustomer,
  aFile,
  anInternalNote,
  aNewTicket,
  aReplyForm,
  aTicketForm,
  aUser,
} from './builders.ts'
import { giveMailParts } from './mail-part-rows.ts'
import { signedInAs } from './test-client.ts'

type Person = { customerId: string; id: string }

/**
 * Tables that are closed to everyone without one of the roles, including the owner of the tables.
 */
const FORCED = [
  'attachments',
  'comments',
  'idempotency_keys',
  'mail_parts',
  'pending_files',
  'ticket_events',
  'ticket_texts',
  'tickets',
] as const

/** Gives a person everything that a customer's person can have, and an internal note. */
async function withEverything(portal: Portal, person: Awaited<ReturnType<typeof aUser>>) {
  const client = await signedInAs(portal, person)
  const made = await client.send('POST', '/api/tickets', {
    form: aTicketForm([aFile()]),
    headers: { 'idempotency-key': randomUUID() },
  })
  const ticketId: string = made.json().id
  await client.send('PUT', `/api/tickets/${ticketId}`, { form: aReplyForm([aFile()]) })
  await anInternalNote(portal.deps, { customerId: person.customerId, ticketId })
  await giveMailParts(portal.deps, ticketId)
  await asViewer(portal.deps.db, viewerOf(person), (tx) =>
    tx
      .insertInto('pendingFiles')
      .values({
        customerId: person.customerId,
        storageKey: `${person.customerId}/${randomUUID()}`,
        createdAt: portal.deps.now(),
      })
      .execute(),
  )
  return ticketId
}

async function threePeople() {
  const portal = await aPortal()
  const { deps, customer, user } = portal
  const colleague = await aUser(deps, customer)
  const stranger = await aUser(deps, await aCustomer(deps))
  const ticketId = await withEverything(portal, user)
  const colleaguesTicketId = await withEverything(portal, colleague)
  const strangersTicketId = await withEverything(portal, stranger)
  const asUser = <Result>(work: (tx: Tx) => Promise<Result>) =>
    asViewer(deps.db, viewerOf(user), work)
  return { ...portal, colleague, stranger, ticketId, colleaguesTicketId, strangersTicketId, asUser }
}

function viewerOf(person: Person) {
  return { customerId: person.customerId, userId: person.id }
}

function distinct(values: unknown[]) {
  return [...new Set(values)]
}

function aRow(person: Person, overrides: object = {}) {
  return {
    customerId: person.customerId,
    id: randomUUID(),
    requesterId: person.id,
    ...aNewTicket(),
    status: 'Open' as const,
    createdAt: new Date(),
    updatedAt: new Date(),
    timeZone: 'UTC',
    responseDueAt: new Date(),
    resolutionDueAt: new Date(),
    ...overrides,
  }
}

function aCommentRow(customerId: string, ticketId: string, overrides: object = {}) {
  return {
    customerId,
    id: randomUUID(),
    ticketId,
    authorId: null,
    authorName: 'Somebody',
    kind: 'requester' as const,
    content: 'Hello',
    createdAt: new Date(),
    ...overrides,
  }
}

test("a query sees only the viewer's own rows when it has no where", async () => {
  const { asUser, customer, user, ticketId } = await threePeople()
  await asUser(async (tx) => {
    const tickets = await tx.selectFrom('tickets').selectAll().execute()
    expect(tickets.map((row) => row.id)).toEqual([ticketId])
    const comments = await tx.selectFrom('comments').selectAll().execute()
    expect(comments).toMatchObject([{ ticketId, kind: 'requester', isInternal: false }])
    const attachments = await tx.selectFrom('attachments').selectAll().execute()
    expect(attachments).toHaveLength(2)
    expect(distinct(attachments.map((row) => row.ticketId))).toEqual([ticketId])
    expect(distinct(attachments.map((row) => row.isInternal))).toEqual([false])
    const mailParts = await tx.selectFrom('mailParts').selectAll().execute()
    expect(mailParts).toHaveLength(2)
    expect(new Set(mailParts.map((row) => row.partId))).toEqual(
      new Set([ticketId, comments[0]?.id]),
    )
    const events = await tx.selectFrom('ticketEvents').selectAll().orderBy('id').execute()
    expect(events).toMatchObject([
      { ticketId, type: 'created' },
      { ticketId, type: 'replied' },
    ])
    const texts = await sql`select distinct ticket_id, is_internal from ticket_texts`.execute(tx)
    expect(texts.rows).toEqual([{ ticketId, isInternal: false }])
    const keys = await tx.selectFrom('idempotencyKeys').selectAll().execute()
    expect(keys).toMatchObject([{ customerId: customer.id, userId: user.id }])
    const users = await tx.selectFrom('users').select(['id', 'email']).execute()
    expect(users).toEqual([{ id: user.id, email: user.email }])
    const customers = await tx.selectFrom('customers').select(['id', 'name']).execute()
    expect(customers).toEqual([{ id: customer.id, name: customer.name }])
    const pending = await tx.selectFrom('pendingFiles').selectAll().execute()
    expect(pending).toMatchObject([{ customerId: customer.id, uploaderId: user.id }])
  })
})

test("a query sees only the viewer's own rows when it joins without a where", async () => {
  const { asUser, ticketId } = await threePeople()
  const joined = await asUser((tx) =>
    sql<{ ticketId: string }>`
      select t.id as ticket_id from tickets t, comments c, attachments a, ticket_events e`.execute(
      tx,
    ),
  )
  expect(distinct(joined.rows.map((row) => row.ticketId))).toEqual([ticketId])
  const counted = await asUser((tx) =>
    sql<{ count: number }>`select count(*) from tickets`.execute(tx),
  )
  expect(counted.rows).toEqual([{ count: 1 }])
})

test('a query sees nothing when it has no role, or a role without a viewer', async () => {
  const { deps } = await threePeople()
  for (const table of FORCED) {
    const rows = await sql`select 1 from ${sql.table(table)}`.execute(deps.db)
    expect(rows.rows, table).toEqual([])
  }
  await deps.db.transaction().execute(async (tx) => {
    await sql`set local role portico_customer`.execute(tx)
    for (const table of [...FORCED, 'customers', 'users']) {
      const rows = await sql`select 1 from ${sql.table(table)}`.execute(tx)
      expect(rows.rows, table).toEqual([])
    }
  })
})

test('a connection keeps neither role nor viewer when the transaction is over', async () => {
  const { deps, asUser } = await threePeople()
  const rows: unknown[] = []
  for (let round = 0; round < 4; round += 1) {
    await asUser((tx) => tx.selectFrom('tickets').selectAll().execute())
    await asUser(() => Promise.reject(new Error('rolled back'))).catch(() => undefined)
    const state = await sql<{ role: string; viewer: string }>`
      select current_user as role, current_setting('portico.user_id', true) as viewer`.execute(
      deps.db,
    )
    rows.push(...state.rows)
  }
  expect(distinct(rows.map((row) => JSON.stringify(row)))).toEqual([
    JSON.stringify({ role: 'portico', viewer: '' }),
  ])
})

test('an insert fails when its row belongs to another customer or to a colleague', async () => {
  const { asUser, colleague, stranger, user, customer, colleaguesTicketId, strangersTicketId } =
    await threePeople()
  const refused: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => tx.insertInto('tickets').values(aRow(stranger)).execute(),
    (tx) => tx.insertInto('tickets').values(aRow(colleague)).execute(),
    (tx) =>
      tx
        .insertInto('tickets')
        .values(aRow(user, { customerId: stranger.customerId }))
        .execute(),
    (tx) =>
      tx
        .insertInto('comments')
        .values(aCommentRow(stranger.customerId, strangersTicketId))
        .execute(),
    (tx) =>
      tx.insertInto('comments').values(aCommentRow(customer.id, colleaguesTicketId)).execute(),
    (tx) => tx.insertInto('comments').values(aCommentRow(customer.id, strangersTicketId)).execute(),
    (tx) =>
      tx
        .insertInto('attachments')
        .values({
          customerId: customer.id,
          id: randomUUID(),
          ticketId: colleaguesTicketId,
          commentId: null,
          filename: 'a',
          sizeBytes: 1,
          contentType: 'image/png',
          storageKey: `${stranger.customerId}/${randomUUID()}`,
          position: 0,
          createdAt: new Date(),
        })
        .execute(),
    (tx) =>
      tx
        .insertInto('ticketEvents')
        .values({
          customerId: customer.id,
          id: randomUUID(),
          ticketId: colleaguesTicketId,
          type: 'closed',
          actorId: user.id,
          byAgent: false,
          at: new Date(),
          data: '{}',
        })
        .execute(),
    (tx) =>
      tx
        .insertInto('idempotencyKeys')
        .values({
          customerId: customer.id,
          userId: colleague.id,
          endpoint: 'POST /api/tickets',
          key: 'k',
          fingerprint: Buffer.alloc(32),
          answer: '{}',
          createdAt: new Date(),
        })
        .execute(),
    (tx) =>
      tx
        .insertInto('pendingFiles')
        .values({ customerId: stranger.customerId, storageKey: 'x/y', createdAt: new Date() })
        .execute(),
  ]
  for (const [index, write] of refused.entries()) {
    await expect(asUser(write), `attempt ${index}`).rejects.toThrow('row-level security policy')
  }
})

test("an update or delete touches only the viewer's own rows when it has no where", async () => {
  const { asUser, deps, ticketId } = await threePeople()
  const changed = await asUser((tx) =>
    tx.updateTable('tickets').set({ subject: 'Changed' }).returning('id').execute(),
  )
  expect(changed.map((row) => row.id)).toEqual([ticketId])
  const ids = await asStaff(deps.db, (tx) =>
    tx.selectFrom('tickets').select('id').where('subject', '=', 'Changed').execute(),
  )
  expect(ids).toEqual([{ id: ticketId }])
})

test('a requester can neither give a ticket away nor change its service level', async () => {
  const { asUser, colleague, stranger } = await threePeople()
  const changes = [
    { requesterId: colleague.id },
    { customerId: stranger.customerId },
    { createdAt: new Date() },
    { firstResponseAt: new Date() },
    { firstResponseMinutes: 0 },
    { number: 1 },
    { timeZone: 'Asia/Tokyo' },
  ]
  for (const change of changes) {
    const changing = asUser((tx) => tx.updateTable('tickets').set(change).execute())
    await expect(changing, Object.keys(change)[0]).rejects.toThrow('permission denied')
  }
})

test('a requester cannot write in the name of an agent', async () => {
  const { asUser, customer, ticketId } = await threePeople()
  const asAgent = aCommentRow(customer.id, ticketId, { kind: 'agent' as const })
  await expect(asUser((tx) => tx.insertInto('comments').values(asAgent).execute())).rejects.toThrow(
    'row-level security policy',
  )
  const asNote = aCommentRow(customer.id, ticketId, { isInternal: true })
  await expect(asUser((tx) => tx.insertInto('comments').values(asNote).execute())).rejects.toThrow(
    'row-level security policy',
  )
  const event = {
    customerId: customer.id,
    id: randomUUID(),
    ticketId,
    actorId: null,
    at: new Date(),
    data: '{}',
  }
  await expect(
    asUser((tx) =>
      tx
        .insertInto('ticketEvents')
        .values({ ...event, type: 'replied', byAgent: true })
        .execute(),
    ),
  ).rejects.toThrow('row-level security policy')
  await expect(
    asUser((tx) =>
      tx
        .insertInto('ticketEvents')
        .values({ ...event, type: 'noted', byAgent: false })
        .execute(),
    ),
  ).rejects.toThrow('row-level security policy')
})

test('an internal note, its files and its event exist but are hidden from the requester', async () => {
  const { asUser, deps, ticketId } = await threePeople()
  const look = async (tx: Tx) => ({
    comments: (
      await tx
        .selectFrom('comments')
        .select('isInternal')
        .where('ticketId', '=', ticketId)
        .execute()
    ).length,
    attachments: (
      await tx
        .selectFrom('attachments')
        .select('isInternal')
        .where('ticketId', '=', ticketId)
        .execute()
    ).length,
    mailParts: (
      await tx.selectFrom('mailParts').select('html').where('ticketId', '=', ticketId).execute()
    ).length,
    notes: (
      await tx
        .selectFrom('ticketEvents')
        .select('id')
        .where('ticketId', '=', ticketId)
        .where('type', '=', 'noted')
        .execute()
    ).length,
  })
  expect(await asUser(look)).toEqual({ comments: 1, attachments: 2, mailParts: 2, notes: 0 })
  expect(await asStaff(deps.db, look)).toEqual({
    comments: 2,
    attachments: 3,
    mailParts: 3,
    notes: 1,
  })
})

function changeEvents(tx: Tx) {
  return tx.updateTable('ticketEvents').set({ byAgent: true }).execute()
}

function removeEvents(tx: Tx) {
  return tx.deleteFrom('ticketEvents').execute()
}

test('events cannot be changed by any role, nor deleted by requesters or staff', async () => {
  const { asUser, deps } = await threePeople()
  const attempts: (() => Promise<unknown>)[] = [
    () => asUser(changeEvents),
    () => asUser(removeEvents),
    () => asStaff(deps.db, changeEvents),
    () => asStaff(deps.db, removeEvents),
    () => asWorker(deps.db, changeEvents),
  ]
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toThrow('permission denied for table ticket_events')
  }
})

test('a requester can neither delete nor change comments', async () => {
  const { asUser } = await threePeople()
  const attempts: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => tx.deleteFrom('tickets').execute(),
    (tx) => tx.deleteFrom('comments').execute(),
    (tx) => tx.updateTable('comments').set({ content: 'x' }).execute(),
    (tx) => tx.deleteFrom('attachments').execute(),
    (tx) => tx.updateTable('mailParts').set({ html: 'x' }).execute(),
    (tx) => sql`insert into mail_parts default values`.execute(tx),
    (tx) => tx.updateTable('attachments').set({ storageKey: 'x' }).execute(),
    (tx) => tx.updateTable('users').set({ role: 'admin' }).execute(),
    (tx) => tx.updateTable('customers').set({ active: true }).execute(),
  ]
  for (const attempt of attempts) {
    await expect(asUser(attempt)).rejects.toThrow('permission denied')
  }
})

test('a requester sees neither sign-in data nor secrets of the installation', async () => {
  const { asUser } = await threePeople()
  const closed = [
    'installation',
    'installation_logo',
    'lasting_failures',
    'file_stores',
    'customer_domains',
    'domain_proofs',
    'connections',
    'connection_drafts',
    'connection_sign_ins',
    'connection_tests',
    'connection_signers',
    'certificate_warnings',
    'metadata_looks',
    'connection_versions',
    'connection_watches',
    'technical_contacts',
    'sessions',
    'saml_requests',
    'saml_assertions',
    'sign_in_failures',
    'worked_sign_ins',
    'rate_limits',
    'usable_sessions',
    'account_links',
    'audit_entries',
    'customer_briefs',
    'ticket_links',
    'ticket_list_versions',
    'ticket_merges',
    'usage_counts',
    'usage_limits',
    'migrations',
    'applied_functions',
    'outbox',
    'outbox_secrets',
    'job_runs',
    'announcements',
  ]
  for (const table of closed) {
    const reading = asUser((tx) => sql`select 1 from ${sql.table(table)}`.execute(tx))
    await expect(reading, table).rejects.toThrow('permission denied')
  }
  for (const column of ['password_hash', 'last_sign_in_at']) {
    const reading = asUser((tx) => sql`select ${sql.ref(column)} from users`.execute(tx))
    await expect(reading, column).rejects.toThrow('permission denied')
  }
})

test('the three roles cannot log in, create roles or databases, or own anything', async () => {
  const { deps } = await aPortal()
  const roles = await sql<{ rolname: string }>`
    select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreatedb, rolcreaterole,
      (select count(*) from pg_class where relowner = pg_roles.oid) as owned
    from pg_roles where rolname like 'portico\\_%' order by rolname`.execute(deps.db)
  const powerless = {
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    rolcreatedb: false,
    rolcreaterole: false,
    owned: 0,
  }
  const names = ['portico_customer', 'portico_staff', 'portico_worker']
  expect(roles.rows.map(({ rolname }) => rolname)).toEqual(names)
  for (const role of roles.rows) expect(role).toMatchObject(powerless)
})

test('every table either has a customer in each row and row-level security, or is listed as needing none', async () => {
  const { deps } = await aPortal()
  const tables = await sql<{
    name: string
    isTenant: boolean
    isSecured: boolean
    isForced: boolean
  }>`
    select relname as name, relrowsecurity as is_secured, relforcerowsecurity as is_forced,
      exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'customer_id') as is_tenant
    from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    order by relname`.execute(deps.db)
  const namesOf = (isWanted: (row: (typeof tables.rows)[number]) => boolean) =>
    tables.rows.filter(isWanted).map((row) => row.name)
  expect(namesOf((row) => row.isTenant && !row.isSecured)).toEqual([])
  expect(namesOf((row) => !row.isTenant)).toEqual([
    'applied_functions',
    'backups',
    'categories',
    'crm_backfills',
    'crm_breaker',
    'crm_connection',
    'crm_limits',
    'crm_mappings',
    'crm_signals',
    'crm_streams',
    'crm_unplaced',
    'customers',
    'desk_category_sets',
    'desk_presence',
    'desk_views',
    'file_stores',
    'installation',
    'installation_logo',
    'job_runs',
    'lasting_failures',
    'macros',
    'mail_out',
    'mail_proofs',
    'mailboxes',
    'maintenance_windows',
    'migrations',
    'migrations_lock',
    'outbox_secrets',
    'rate_limits',
    'saml_keys',
    'service_templates',
    'sign_in_applications',
    'usage_limits',
    'work_kinds',
  ])
  expect(namesOf((row) => !row.isTenant && row.isSecured)).toEqual([
    'crm_backfills',
    'crm_breaker',
    'crm_connection',
    'crm_limits',
    'crm_mappings',
    'crm_signals',
    'crm_streams',
    'crm_unplaced',
    'customers',
    'desk_category_sets',
    'desk_presence',
    'desk_views',
    'file_stores',
    'lasting_failures',
    'macros',
    'mail_out',
    'mail_proofs',
    'mailboxes',
    'maintenance_windows',
    'outbox_secrets',
    'saml_keys',
    'service_templates',
    'sign_in_applications',
  ])
  expect(namesOf((row) => row.isForced)).toEqual([...FORCED])
  // The owner reads and writes these during a sign-in, before the person is known.
  expect(namesOf((row) => row.isSecured && !row.isForced)).toEqual([
    'account_links',
    'alert_rules',
    'announcements',
    'answer_drafts',
    'audit_entries',
    'certificate_warnings',
    'company_figures',
    'connection_drafts',
    'connection_sign_ins',
    'connection_signers',
    'connection_tests',
    'connection_versions',
    'connection_watches',
    'connections',
    'crm_actions',
    'crm_backfills',
    'crm_breaker',
    'crm_comments',
    'crm_companies',
    'crm_connection',
    'crm_contacts',
    'crm_files',
    'crm_limits',
    'crm_mappings',
    'crm_signals',
    'crm_streams',
    'crm_tickets',
    'crm_unplaced',
    'customer_briefs',
    'customer_domains',
    'customers',
    'desk_bulk_tickets',
    'desk_category_sets',
    'desk_presence',
    'desk_seen',
    'desk_tickets',
    'desk_views',
    'domain_proofs',
    'email_code_settings',
    'email_codes',
    'emergency_doors',
    'file_stores',
    'held_files',
    'lasting_failures',
    'macros',
    'mail_addresses',
    'mail_attempts',
    'mail_causes',
    'mail_digest_items',
    'mail_message_ids',
    'mail_out',
    'mail_preferences',
    'mail_proofs',
    'mailboxes',
    'maintenance_window_customers',
    'maintenance_windows',
    'metadata_looks',
    'outbox',
    'outbox_secrets',
    'passkey_sign_ins',
    'passkeys',
    'received_mails',
    'recovery_codes',
    'saml_assertions',
    'saml_keys',
    'saml_requests',
    'sent_mails',
    'service_contract_revisions',
    'service_contract_versions',
    'service_templates',
    'sessions',
    'setup_link_visits',
    'setup_links',
    'sign_in_applications',
    'sign_in_failures',
    'staff_notices',
    'technical_contacts',
    'ticket_escalations',
    'ticket_figures',
    'ticket_links',
    'ticket_list_versions',
    'ticket_merges',
    'ticket_participants',
    'ticket_ratings',
    'time_entries',
    'time_exports',
    'time_rules',
    'totp_secrets',
    'usage_counts',
    'users',
    'waiting_replies',
    'webauthn_challenges',
    'worked_sign_ins',
  ])
})

test("every index on a customer's rows begins with the customer unless it is listed as one that cannot", async () => {
  const { deps } = await aPortal()
  const indexes = await sql<{ name: string; first: string }>`
    select index_class.relname as name, pg_get_indexdef(indexrelid, 1, true) as first
    from pg_index
    join pg_class index_class on index_class.oid = indexrelid
    join pg_class table_class on table_class.oid = indrelid
    where table_class.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = indrelid and attname = 'customer_id')
    order by name`.execute(deps.db)
  expect(indexes.rows.length).toBeGreaterThan(20)
  expect(
    indexes.rows.filter(({ first }) => first !== 'customer_id').map(({ name }) => name),
  ).toEqual([
    // The cleanup selects by age. A link is found by its secret, before its person is known.
    'account_links_expired',
    'account_links_token',
    // Mail of a sender comes before it is known whose it is.
    'alert_rules_by_sender',
    'alert_rules_pkey',
    // The relay reads them in the order they came.
    'announcements_pkey',
    // Drafts are an agent's, and go by age.
    'answer_drafts_by_age',
    'answer_drafts_pkey',
    // Staff have a file by its id alone.
    'attachments_by_id',
    // This log also covers the administration of the installation and is read as a whole.
    'audit_entries_by_action',
    'audit_entries_newest',
    'audit_entries_of_actor',
    'audit_entries_of_actor_by_action',
    'audit_entries_pkey',
    'audit_entries_text',
    // The desk searches the comments of all customers.
    // The cleanup selects by age.
    'connection_sign_ins_by_age',
    'connection_tests_by_age',
    // The answer to a test may come to the address for all customers.
    'connection_tests_by_request',
    // Certificates that end soon are searched among all customers.
    'connections_cert_ends',
    // The CRM knows neither our customers nor our ids, and what is sent has one order.
    'crm_actions_open',
    'crm_actions_pkey',
    'crm_actions_refused',
    'crm_comments_stream_remote_id_key',
    'crm_companies_pkey',
    'crm_contacts_by_contact',
    'crm_tickets_merged_ids',
    'crm_tickets_remote_id_key',
    // A domain belongs to one customer of all, and an email address leads to its customer.
    'customer_domains_held',
    // Rows of one bulk change are found by its id, and cleaned up by age.
    'desk_bulk_tickets_of_bulk',
    'desk_bulk_tickets_old',
    // The desk reads the tickets of all customers.
    'desk_tickets_asleep',
    'desk_tickets_by_id',
    'desk_tickets_by_priority',
    'desk_tickets_changed',
    'desk_tickets_closed_by_priority',
    'desk_tickets_closed_changed',
    'desk_tickets_closed_due',
    'desk_tickets_closed_newest',
    'desk_tickets_closed_owned',
    'desk_tickets_due',
    'desk_tickets_newest',
    'desk_tickets_of_set',
    'desk_tickets_owned',
    'desk_tickets_to_tell',
    'desk_tickets_waking',
    // Drafts are an agent's.
    'email_codes_expired',
    'held_files_of_draft',
    // The cleanup selects by age across customers.
    'idempotency_keys_old',
    // Mail that the server accepts for any customer shows that it answers.
    'mail_attempts_accepted',
    // A person's daily mail is about the tickets of all customers.
    'mail_digest_items_of_user',
    // Mail that comes names ids, before its customer is known.
    'mail_message_ids_pkey',
    // A window may be for many customers.
    'maintenance_window_customers_of_window',
    // Jobs are selected by kind and in order, across customers.
    'outbox_failed',
    'outbox_handed_over',
    'outbox_id_key',
    'outbox_in_order',
    'outbox_pkey',
    'outbox_to_hand_over',
    // A challenge leads to its customer, and goes by age.
    'passkey_sign_ins_by_challenge',
    'passkey_sign_ins_expired',
    // Mail comes in before it is known whose it is, and is settled in its order.
    'received_mails_from',
    'received_mails_held',
    'received_mails_mailbox_id_uid_validity_uid_key',
    'received_mails_mark_key',
    // A reply names the mails before it, from before its customer is known. Strangers have no customer.
    'received_mails_naming',
    'received_mails_of_alert',
    'received_mails_of_strangers',
    'received_mails_pkey',
    'received_mails_waiting',
    'received_mails_with_raw',
    'saml_assertions_expired',
    // Microsoft and Google send the people of all customers to one address.
    'saml_requests_by_id',
    'saml_requests_expired',
    // Administrators read the mails of all customers. A bounce names an address alone.
    'sent_mails_by_address',
    'sent_mails_by_message_id',
    'sent_mails_by_state',
    'sent_mails_cause_key',
    'sent_mails_newest',
    // A template that changes gives all contracts that follow it a new version.
    'service_contract_versions_of_template',
    'sessions_expired',
    // A session is found by its token, before its customer is known.
    'sessions_pkey',
    // So is a setup link, and it goes by age.
    'setup_links_expired',
    'setup_links_token',
    // A code leads to its refusal, and the newest ones are listed across customers.
    'sign_in_failures_by_code',
    'sign_in_failures_newest',
    // A person's notices are about the tickets of all customers.
    'staff_notices_newest',
    'staff_notices_old',
    'staff_notices_unread',
    // Two tickets that belong together may be of two customers.
    // The minute tells what has come of all customers.
    'ticket_escalations_to_tell',
    'ticket_links_back',
    'ticket_links_once',
    // Reports count a month's ratings of all customers.
    'ticket_ratings_closed',
    'tickets_by_number',
    // Invoices are made of the time of all customers, and an export is one.
    'time_entries_by_day',
    'time_entries_by_id',
    'time_entries_of_earlier_export',
    'time_entries_of_export',
    'time_exports_pkey',
    // Mail comes from an address, before it is known whose it is.
    'users_by_email',
    'users_found',
    // A rename reaches the desk's rows by a job, whosever they are.
    'users_renamed',
    // Selected by age, too.
    'webauthn_challenges_expired',
    'worked_sign_ins_old',
  ])
})

/** A customer has no right at all on them. */
const STAFF_TABLES = [
  'desk_seen',
  'alert_rules',
  'staff_notices',
  'desk_presence',
  'macros',
  'answer_drafts',
  'waiting_replies',
  'held_files',
  'crm_actions',
  'crm_backfills',
  'crm_breaker',
  'crm_comments',
  'crm_companies',
  'crm_connection',
  'crm_contacts',
  'crm_files',
  'crm_limits',
  'crm_mappings',
  'crm_signals',
  'crm_streams',
  'crm_tickets',
  'crm_unplaced',
  'mail_addresses',
  'mail_attempts',
  'mail_causes',
  'mail_digest_items',
  'mail_message_ids',
  'mail_out',
  'mail_proofs',
  'mailboxes',
  'received_mails',
  'saml_keys',
  'sent_mails',
  'service_templates',
  'setup_link_visits',
  'setup_links',
]

test("a customer has no right on the desk's columns of a ticket, and agents only on those that they decide", async () => {
  const { deps, asUser, ticketId, strangersTicketId } = await threePeople()
  const tries = [
    sql`select from desk_tickets`,
    sql`update desk_tickets set assignee_id = null`,
    sql`insert into desk_tickets default values`,
    sql`delete from desk_tickets`,
    sql`select from desk_views`,
    sql`select from desk_bulk_tickets`,
    ...STAFF_TABLES.flatMap((name) => [
      sql`select from ${sql.table(name)}`,
      sql`insert into ${sql.table(name)} default values`,
      sql`delete from ${sql.table(name)}`,
    ]),
    ...['time_entries', 'time_exports', 'time_rules', 'work_kinds'].map(
      (name) => sql`select from ${sql.table(name)}`,
    ),
  ]
  for (const query of tries)
    await expect(asUser((tx) => query.execute(tx))).rejects.toThrow('permission denied')
  await expect(
    asStaff(deps.db, (tx) => sql`update desk_tickets set due_at = now()`.execute(tx)),
  ).rejects.toThrow('permission denied')
  const seen = await asStaff(deps.db, (tx) =>
    tx.selectFrom('deskTickets').select('ticketId').execute(),
  )
  const ids = seen.map((row) => row.ticketId)
  expect(ids).toEqual(expect.arrayContaining([ticketId, strangersTicketId]))
})

test('a customer may call no function with more rights than its own, except those that identify the viewer', async () => {
  const { deps } = await aPortal()
  const { rows } = await sql<{ name: string }>`
    select distinct proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and (prosecdef or proconfig::text like '%role=%')
      and has_function_privilege('portico_customer', oid, 'execute')
    order by name`.execute(deps.db)
  expect(rows.map(({ name }) => name)).toEqual([
    // A setting, as near_percent is.
    'asks_for_rating',
    'crm_standing',
    'find_own_tickets',
    // Answer of tickets that the viewer sees alone.
    'find_seen_tickets',
    'is_colleague',
    // Answer about a ticket that the viewer sees, or is about to create.
    'list_new_audience',
    'list_own_audience',
    'list_participations',
    'list_requesters',
    'list_shown_time',
    // A setting, which says nothing of anybody.
    'near_percent',
    'reopenable_until',
    'seen_tickets_among',
    // Writes, of tickets of the viewer's company alone, and answers nothing.
    'set_escalations',
    'sum_company_figures',
  ])
})

test('a customer can add jobs for itself only, and reads none', async () => {
  const { asUser, deps, customer, stranger } = await threePeople()
  const ask = (customerId: string | null) =>
    asUser((tx) =>
      tx.insertInto('outbox').values({ name: 'job', customerId, payload: '{}' }).execute(),
    )
  await ask(customer.id)
  await expect(ask(stranger.customerId)).rejects.toThrow('row-level security')
  await expect(ask(null)).rejects.toThrow('row-level security')
  const asFailed = (tx: Tx) =>
    sql`insert into outbox (name, customer_id, failed_at) values ('job', ${customer.id}, now())`
      .execute(tx)
      .then(() => undefined)
  await expect(asUser(asFailed)).rejects.toThrow('permission denied')
  const asked = await asStaff(deps.db, (tx) =>
    tx.selectFrom('outbox').select(['customerId', 'failedAt']).where('name', '=', 'job').execute(),
  )
  expect(asked).toEqual([{ customerId: customer.id, failedAt: null }])
})

test('no role can read the tables of the job queue', async () => {
  const { deps, asUser } = await threePeople()
  const read = async (tx: Tx) => void (await sql`select from portico_jobs.job`.execute(tx))
  for (const as of [asUser, ...[asStaff, asWorker].map((role) => role.bind(null, deps.db))])
    await expect(as(read)).rejects.toThrow('permission denied for schema portico_jobs')
})
