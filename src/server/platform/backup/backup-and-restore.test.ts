import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { createFolderStore } from '#server/platform/files/folder-store.ts'
import { writeKeyFile } from '#server/platform/keys/key-file.ts'
import { makeKey } from '#server/platform/keys/key-ring.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { StartError } from '#server/platform/start-error.ts'
import {
  markUnfinishedRestore,
  refuseUnfinishedRestore,
} from '#server/platform/backup/restore/unfinished-restore.ts'
import { aMailbox } from '#test/a-mailbox.ts'
import { aPortal, aTicket, type Portal } from '#test/a-portal.ts'
import { serviceContractRows } from '#test/a-service-contract.ts'
import { aSetupLink, cameBy } from '#test/a-setup-link.ts'
import {
  aFile,
  anAgentAnswer,
  aNewTicket,
  anInternalNote,
  aReplyForm,
  aTicketForm,
  TEST_PASSWORD,
} from '#test/builders.ts'
import { aPersonOfStaff, setUpApp, setUpPasskey } from '#test/second-factors.ts'
import { connectionStageRows } from '#test/connection-stage-rows.ts'
import { CRM_ROWS, crmRowsOfTicket } from '#test/crm-rows.ts'
import { mailRowsOfTicket } from '#test/mail-rows.ts'
import { mailPartsOfTicket } from '#test/mail-part-rows.ts'
import { describeSchema } from '#test/describe-schema.ts'
import { alertRuleRow, receivedMailRow } from '#test/received-mail-rows.ts'
import { createEmptyDatabase, createTestDatabase } from '#test/test-database.ts'

import { readArchive } from '#server/platform/backup/archive/archive-reader.ts'
import { writeArchive } from '#server/platform/backup/archive/archive-writer.ts'
import { QUEUE_SCHEMA } from '#server/platform/jobs/queries.ts'
import { LEFT_OUT } from '#server/platform/backup/write/left-out.ts'
import { MIGRATIONS_FOLDER } from '#server/platform/db/migrate/migrations.ts'
import { restoreBackup } from '#server/platform/backup/restore/restore-backup.ts'
import { restoreInstallation } from '#server/platform/backup/restore/restore-installation.ts'
import { readSeal } from '#server/platform/backup/archive/seal.ts'
import { beginSnapshot } from '#server/platform/backup/write/snapshot.ts'
import { tryBackup } from '#server/platform/backup/write/try-backup.ts'
import { writeBackup } from '#server/platform/backup/write/write-backup.ts'

type Place = Parameters<typeof restoreInstallation>[0] & { databaseUrl: string }

const { signal } = new AbortController()

/** Starts a portal with its own database, because a backup covers everything in the database. */
function aWholePortal(): Promise<Portal> {
  return aPortal({ through: () => createTestDatabase() })
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Returns an empty place: the name for a DATA_DIR, and a database without tables. */
async function anEmptyPlace(): Promise<Place> {
  const databaseUrl = await createEmptyDatabase()
  const dataDir = path.join(await aFolder(), 'data')
  return { databaseUrl, dataDir, s3: undefined, installationKeys: undefined }
}

async function backUp(
  portal: Portal,
  { files = portal.deps.files, to }: { files?: FileStore; to?: string } = {},
) {
  const file = to ?? path.join(await aFolder(), 'backup.tar')
  const missing: string[] = []
  const place = portal.deps.config
  const { manifest } = await writeBackup(
    { connectionString: portal.databaseUrl, files, place },
    file,
    {
      signal,
      now: () => new Date(),
      onMissing: (line) => missing.push(line),
    },
  )
  return { file, manifest, missing }
}

async function restore(place: Place, file: string, migrationsFolder?: string): Promise<string[]> {
  const missing: string[] = []
  const onMissing = (line: string) => missing.push(line)
  await restoreInstallation(place, file, { signal, onMissing, migrationsFolder })
  return missing
}

async function run<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  return run(databaseUrl, async (client) => (await client.query(sql)).rows)
}

/**
 * Queries with row-level security switched off, to see what a role cannot. The change ends with the
 * connection's transaction.
 */
function look<Result>(
  databaseUrl: string,
  work: (client: pg.Client, tables: string[]) => Promise<Result>,
): Promise<Result> {
  return run(databaseUrl, async (client) => {
    await client.query('begin')
    const { rows } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    const names = rows.map(({ name }) => name)
    for (const name of names) await client.query(`alter table ${name} no force row level security`)
    return work(client, names)
  })
}

/** Reads every row of every table as text. */
function readRows(databaseUrl: string): Promise<Map<string, string[]>> {
  return look(databaseUrl, async (client, tables) => {
    const found = new Map<string, string[]>()
    for (const name of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select ${name}::text as row from ${name} order by 1`,
      )
      found.set(
        name,
        rows.map(({ row }) => row),
      )
    }
    return found
  })
}

/** Reads the constraints, triggers and policies: a restore drops some of them for a moment. */
function readRules(databaseUrl: string) {
  return query(
    databaseUrl,
    `select relname::text as on, concat(relrowsecurity, relforcerowsecurity) as rule from pg_class
       where relnamespace = 'public'::regnamespace
     union all
     select conrelid::regclass::text, conname || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all
     select tgrelid::regclass::text, concat(regexp_replace(tgname, '\\d+', ''), tgenabled) from pg_trigger
       where tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     order by 1, 2`,
  )
}

/** Reads the checksums of all files below a folder. */
async function readFiles(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries = names
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const sha256 = createHash('sha256').update(await readFile(file))
      return [path.relative(folder, file), sha256.digest('hex')] as const
    })
  return Object.fromEntries(await Promise.all(entries))
}

async function* breakingOff(content: AsyncIterable<Buffer>, breaks: boolean) {
  yield* content
  if (breaks) throw Object.assign(new Error('broke off'), { code: 'ECONNRESET' })
}

type Entry = [name: string, content: Buffer | string]

/** Rewrites an archive with other entries and all checksums valid. */
async function rebuild(file: string, change: (name: string, content: Buffer) => Entry[]) {
  const changed = path.join(await aFolder(), 'changed.tar')
  await writeArchive(changed, { at: new Date(), signal }, async (archive) => {
    for await (const { name, content } of readArchive(file, { signal })) {
      for (const entry of change(name, Buffer.concat(await content.toArray())))
        await archive.add(...entry)
    }
  })
  return changed
}

/** Rewrites an archive with one entry changed. */
function rewrite(file: string, name: string, change: (content: Buffer) => Buffer | string) {
  return rebuild(file, (found, content) => [[found, found === name ? change(content) : content]])
}

/** Returns the archive without one of its entries. */
function without(file: string, name: string) {
  return rebuild(file, (found, content) => (found === name ? [] : [[found, content]]))
}

async function expectUntouched(place: Place) {
  expect(existsSync(place.dataDir)).toBe(false)
  expect((await readRows(place.databaseUrl)).size).toBe(0)
}

const RAW_MAIL = '0190d5b0-0000-7000-8000-00000000f11d'
const HELD_FILE = '0190d5b0-0000-7000-8000-00000000f11e'

/** Drafts, replies that wait, time and the brief of a customer. */
function whatTheDeskAdds(customerId: string, ticketId: string, userId: string): string {
  return `
     insert into answer_drafts values ('${customerId}', '${ticketId}', '${userId}', 'note', '<p>Draft</p>', 'none', gen_random_uuid(), now());
     insert into desk_seen values ('${customerId}', '${ticketId}', '${userId}', now());
     insert into waiting_replies values ('${customerId}', gen_random_uuid(), '${ticketId}', '${userId}', '{"comment": "<p>Later</p>"}', true, now(), now(), 'closed');
     insert into held_files
       select customer_id, gen_random_uuid(), ticket_id, id, null, null, 'held.txt', 1, 'text/plain', '${customerId}/${HELD_FILE}', 0, now()
       from waiting_replies;
     insert into customer_briefs values ('${customerId}', 'Call first', 'Gold', '2026-12-31', 'Everything', 1, now(), 'Ana');
     insert into time_rules values ('${customerId}', 15, 30, true);
     insert into time_exports values (gen_random_uuid(), now(), 'Ana', '${customerId}', '2026-03-01', 1, now(), 'Ana');
     insert into time_entries (
       customer_id, id, ticket_id, agent_id, agent_name, day, minutes, billed_minutes, is_billable, kind_id, invoice_text,
       created_at, created_by, export_id, exported_at, earlier_export_ids
     )
       select '${customerId}', gen_random_uuid(), '${ticketId}', '${userId}', 'Ana', '2026-03-03', 7, 30, true, 'REMOTE', '',
         now(), 'Ana', id, now(), array[id]
       from time_exports;`
}

/** Creates one of everything, and the cases that a copy could get wrong. */
async function fill(portal: Portal): Promise<void> {
  const { client, customer, user, deps } = portal
  const odd = 'Tab\t, line\nbreak, \\N, \\., "quotes\', {braces}, NULL, \u00e4\u20ac\u{1f9e8}'
  const newlines = new Uint8Array(70_000).fill(10)
  const created = await client.send('POST', '/api/tickets', {
    form: aTicketForm([aFile('empty.txt', ''), aFile('newlines.bin', newlines)], {
      description: odd,
      categories: ['HARDWARE_ISSUE', 'SECURITY_INCIDENT'],
    }),
  })
  const ticket = { customerId: customer.id, ticketId: String(created.json().id) }
  await client.send('PUT', `/api/tickets/${ticket.ticketId}`, { form: aReplyForm([aFile()], odd) })
  await anAgentAnswer(deps, ticket)
  const { attachmentId } = await anInternalNote(deps, ticket)
  await deps.files.write(`${customer.id}/${attachmentId}`, Readable.from([Buffer.from('n')]))
  await deps.files.write(`${customer.id}/${HELD_FILE}`, Readable.from([Buffer.from('h')]))
  await deps.files.write(`${customer.id}/${RAW_MAIL}`, Readable.from([Buffer.from('m')]))
  const second = await client.post('/api/tickets', aNewTicket(), {
    'idempotency-key': randomUUID(),
  })
  await deps.db
    .insertInto('technicalContacts')
    .values({ customerId: customer.id, position: 0, name: odd, email: null, phone: '555 0100' })
    .execute()
  await deps.db
    .insertInto('connections')
    .values({
      customerId: customer.id,
      enabled: true,
      provider: 'okta',
      entityId: 'https://idp.example',
      entryPoint: 'https://idp.example/sso',
      cert: 'one\ntwo',
      validateSignature: true,
      validateInResponseTo: true,
      disableRequestedAuthnContext: false,
      ipRestrictions: ['10.0.0.0/8', 'a "quoted, one"', '', 'NULL'],
      auditEnabled: true,
    })
    .execute()
  await query(
    portal.databaseUrl,
    `insert into sign_in_failures values ('${customer.id}', 'REF1', 'expired',
       '{"hint": "\\t\\\\ \\u00e4", "n": [1.50, null]}', '::1', '2026-03-03 10:00:00.123456+05:30');
     insert into saml_assertions values ('${customer.id}', 'https://idp.example', '_1', now());
     insert into saml_requests values ('${customer.id}', '_2', '\\x00ff', null, true, now(), now());
     insert into connection_tests values ('${customer.id}', gen_random_uuid(), '_3', '\\x00ff',
       '{"entityId": "urn:idp"}', 'print', null, 'Ada', '/admin', 'failed', '{"n": [1.50]}', now(), now());
     insert into sign_in_applications values ('google', 'portal', '\\x00ff', 'client_secret');
     ${[...connectionStageRows(customer.id), ...serviceContractRows(customer.id)].join(';\n')};
     insert into worked_sign_ins values ('${customer.id}', '\\x00ff', now());
     insert into saml_keys values (gen_random_uuid(), 'current', 'PEM', '\\x00ff', now());
     insert into rate_limits values ('key', 1, now());
     insert into outbox (name, key, customer_id, payload, handed_at, job_id, attempts, failure)
       values ('job', 'key', '${customer.id}', '{"n": [1.50]}', now(), gen_random_uuid(), 2, 'Not yet.');
     insert into outbox_secrets select id, '\\x00ff', now() from outbox;
     insert into backups values (true, now());
     insert into file_stores values (gen_random_uuid(), 'host:/files', true, now(), now());
     insert into lasting_failures values ('mailbox', 'id', 'Support', now(), 7, null);
     insert into staff_notices (customer_id, id, ticket_id, user_id, kind, created_at)
       values ('${customer.id}', gen_random_uuid(), '${ticket.ticketId}', '${user.id}', 'assigned', now());
     insert into desk_views values (gen_random_uuid(), '${user.id}', 'Mine', false, 1, '{"view": "mine"}', now());
     insert into desk_bulk_tickets values ('${customer.id}', '${ticket.ticketId}', gen_random_uuid(), '${user.id}', '{"status": "Open"}', now(), now());
     insert into desk_presence values ('${ticket.ticketId}', '${user.id}', gen_random_uuid(), 'away', now());
     insert into macros values (gen_random_uuid(), null, 'Thanks', 'reply', '<p>Thanks</p>', '{"status": "Open"}', 2, now(), now(), 'Ana');
     ${whatTheDeskAdds(customer.id, ticket.ticketId, user.id)}
     insert into ticket_links values ('${customer.id}', '${ticket.ticketId}', '${customer.id}', '${second.json().id}', 'related', now());
     set role portico_worker;
     ${crmRowsOfTicket(customer.id, ticket.ticketId, user.id).join(';')};
     ${CRM_ROWS}
     insert into mailboxes (id, name, address, provider, sign_in, secret, secret_ends_on, uid_validity, last_uid,
       read_at, created_at, updated_at, updated_by)
       values (gen_random_uuid(), 'Support', 'support@portico.example', 'microsoft', 'client-credentials', '\\x00ff',
         '2027-01-31', 4294967295, 12, now(), now(), now(), 'Ana');
     ${alertRuleRow({ customerId: customer.id, userId: user.id })};
     insert into mail_proofs select id, 'mark', now() from mailboxes;
     ${receivedMailRow(ticket, `${customer.id}/${RAW_MAIL}`)};
     ${mailRowsOfTicket(customer.id, ticket.ticketId, user.id).join(';')};
     ${mailPartsOfTicket(ticket.ticketId)};
     insert into ticket_merges
       select customer_id, ticket_id, '${second.json().id}', now(), 'Ana', 'Open', now(), null, id
       from comments where ticket_id = '${ticket.ticketId}' limit 1;
     insert into ticket_participants values ('${customer.id}', '${ticket.ticketId}', '${user.id}', null, now());
     insert into ticket_escalations
       values ('${customer.id}', '${ticket.ticketId}', 'response', 50, 'assignee', now(), null);
     insert into ticket_ratings values ('${customer.id}', '${ticket.ticketId}', now(), 'bad', 'Too slow', now());
     reset role;
     insert into installation_logo values (true, '\\x89504e47', 'image/png', 40, 30.5, 'digest');
     insert into job_runs values ('a-job', now(), 7);
     insert into account_links values ('${customer.id}', '${user.id}', '\\x00ff', now(), now());
     update users set last_sign_in_at = 'infinity', password_hash = '' where id = '${user.id}'`,
  )
  await cameBy(portal, await aSetupLink(deps, customer)).get('/api/setup-link')
  const { client: staff } = await aPersonOfStaff(portal)
  await setUpApp(portal, staff)
  await setUpPasskey(portal, staff)
  await staff.post('/api/account/passkeys/options', { currentPassword: TEST_PASSWORD })
  await asWorker(deps.db, (tx) =>
    tx
      .insertInto('pendingFiles')
      .values({ customerId: customer.id, storageKey: `${customer.id}/1`, createdAt: deps.now() })
      .execute(),
  )
}

test('a restore brings back every row, file and rule of the installation', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const place = await anEmptyPlace()

  const { file, manifest, missing } = await backUp(portal)
  await restore(place, file)

  const before = await readRows(portal.databaseUrl)
  const after = await readRows(place.databaseUrl)
  // The migrations write these tables themselves.
  for (const table of ['migrations', 'migrations_lock']) {
    expect([before.delete(table), after.delete(table)]).toEqual([true, true])
  }
  // The restore writes this table as well, with the function files of this version.
  expect(after.get('applied_functions')).toEqual(before.get('applied_functions'))
  for (const rows of [before, after]) rows.delete('applied_functions')
  // An empty table proves nothing: add a row for a new one to fill().
  const empty = [...before.keys()].filter((table) => before.get(table)?.length === 0)
  // Announcements are sent and gone within a moment.
  expect(empty.filter((table) => table !== 'announcements')).toEqual([])
  expect(after).toEqual(
    new Map([...before].map(([table, rows]) => [table, table in LEFT_OUT ? [] : rows])),
  )
  // No session is open, and no sign-in response can be used a second time.
  expect([after.get('sessions'), after.get('saml_requests')]).toEqual([[], []])
  expect(await readRules(place.databaseUrl)).toEqual(await readRules(portal.databaseUrl))
  expect(await describeSchema(place.databaseUrl)).toEqual(await describeSchema(portal.databaseUrl))
  const files = await readFiles(path.join(place.dataDir, 'files'))
  expect(files).toEqual(await readFiles(portal.filesFolder))
  expect(Object.keys(files)).toHaveLength(6)
  expect(manifest.files).toMatchObject({ count: 6, missing: 0 })
  expect(missing).toEqual([])
  const next = `select nextval('ticket_numbers')`
  expect(await query(place.databaseUrl, next)).toEqual(await query(portal.databaseUrl, next))
})

test('a backup has all rows of every table that is not left out by name', async () => {
  const portal = await aWholePortal()
  await fill(portal)

  const { manifest } = await backUp(portal)

  const rows = await readRows(portal.databaseUrl)
  const expected = [...rows].filter(([name]) => !(name in LEFT_OUT))
  expect(manifest.tables.map((table) => [table.name, table.rows])).toEqual(
    expected.map(([name, all]) => [name, all.length]),
  )
  // A backup covers the tables of one schema and knows the places that name files. A waiting job
  // has its row in the outbox, and the outbox hands it to the queue again.
  expect(Object.keys(LEFT_OUT).filter((name) => !rows.has(name))).toEqual([])
  const strangers = await query(
    portal.databaseUrl,
    `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p', 'm', 'f') and (nspname <> 'public' or relkind <> 'r')
         and nspname not in ('pg_catalog', 'information_schema', 'pg_toast', '${QUEUE_SCHEMA}')`,
  )
  expect(strangers).toEqual([])
  const withFiles = await query(
    portal.databaseUrl,
    `select table_name as name from information_schema.columns where column_name = 'storage_key' order by 1`,
  )
  expect(withFiles.map(({ name }) => name)).toEqual(['attachments', 'held_files', 'pending_files'])
})

test('a backup throws when row-level security hides rows of a table', async () => {
  const portal = await aWholePortal()
  const alter = (sql: string) => query(portal.databaseUrl, sql)
  await alter(
    `create table hidden (id int); insert into hidden values (1); grant select on hidden to portico_worker;
     alter table hidden enable row level security, force row level security`,
  )
  const refusal = /hides rows of the table hidden/

  await expect(backUp(portal)).rejects.toThrow(refusal)
  await alter('create policy few on hidden to portico_worker using (id = 2)')
  await expect(backUp(portal)).rejects.toThrow(refusal)
  await alter('create policy every on hidden to portico_worker using (true)')
  const { manifest, file } = await backUp(portal)
  expect(manifest.tables.find(({ name }) => name === 'hidden')).toMatchObject({ rows: 1 })
  await expect(restore(await anEmptyPlace(), file)).rejects.toThrow(/does not fit .*: hidden\./)
  await alter('create policy fewer on hidden as restrictive using (id = 2)')
  await expect(backUp(portal)).rejects.toThrow(refusal)
})

test('a backup contains every committed change and no half ticket when people work meanwhile', async () => {
  const portal = await aWholePortal()
  const raise = async (subject: string) => {
    const form = aTicketForm([aFile(`${subject}.txt`, subject)], { subject })
    const res = await portal.client.send('POST', '/api/tickets', { form })
    expect(res.statusCode).toBe(201)
  }
  const raiseFive = (when: string) => Promise.all([1, 2, 3, 4, 5].map((n) => raise(`${when} ${n}`)))
  await raiseFive('Before')
  // Commit five more before the backup reads its first file.
  let during: Promise<unknown> | undefined
  const files: FileStore = {
    ...portal.deps.files,
    async read(key) {
      during ??= raiseFive('During')
      await during
      return portal.deps.files.read(key)
    },
  }
  const place = await anEmptyPlace()

  const { file } = await backUp(portal, { files })
  expect(await restore(place, file)).toEqual([])

  const tickets = await look(place.databaseUrl, async (client) => {
    const { rows } = await client.query<{ subject: string; events: string; key: string | null }>(
      `select subject, storage_key as key,
         (select count(*) from ticket_events where ticket_id = tickets.id and type = 'created') as events
       from tickets left join attachments on ticket_id = tickets.id order by subject`,
    )
    return rows
  })
  const found = tickets.map(async ({ subject, events, key }) => ({
    subject,
    events,
    bytes: await readFile(path.join(place.dataDir, 'files', key ?? 'none'), 'utf8'),
  }))
  expect(await Promise.all(found)).toEqual(
    [1, 2, 3, 4, 5].map((n) => ({
      subject: `Before ${n} (${portal.customer.name})`,
      events: '1',
      bytes: `Before ${n}`,
    })),
  )
})

test('a backup reports missing and damaged files and contains everything else', async () => {
  const portal = await aWholePortal()
  const form = aTicketForm(['gone', 'short', 'long', 'fine'].map((name) => aFile(name, '12345')))
  const created = await portal.client.send('POST', '/api/tickets', { form })
  const stored = await look(portal.databaseUrl, async (client) => {
    const { rows } = await client.query<{ filename: string; key: string }>(
      'select filename, storage_key as key from attachments',
    )
    return new Map(rows.map(({ filename, key }) => [filename, path.join(portal.filesFolder, key)]))
  })
  await rm(stored.get('gone') ?? '')
  await truncate(stored.get('short') ?? '', 2)
  await appendFile(stored.get('long') ?? '', '6')
  const place = await anEmptyPlace()

  const { file, manifest, missing } = await backUp(portal)
  const missingAtRestore = await restore(place, file)

  expect(manifest.files).toEqual({ count: 1, sizeBytes: 5, missing: 3 })
  const ticket = `Ticket #${created.json().number}`
  expect(missing.map((line) => line.replace(/ \(files.*/, ''))).toEqual([
    `${ticket}, "gone": the file was missing`,
    `${ticket}, "short": the file had 2 of its 5 bytes`,
    `${ticket}, "long": the file had more than its 5 bytes`,
  ])
  expect(missingAtRestore).toEqual(missing)
  const files = await readFiles(path.join(place.dataDir, 'files'))
  expect(Object.keys(files)).toEqual([path.relative(portal.filesFolder, stored.get('fine') ?? '')])
})

test('a backup resumes a file when its stream breaks', async () => {
  const portal = await aWholePortal()
  const form = aTicketForm([aFile('a.txt', '0123456789')])
  await portal.client.send('POST', '/api/tickets', { form })
  const broken: FileStore = {
    ...portal.deps.files,
    async read(key, range = { start: 0, end: 9 }) {
      const end = Math.min(range.end, range.start + 3)
      const some = await portal.deps.files.read(key, { start: range.start, end })
      return Readable.from(breakingOff(some as AsyncIterable<Buffer>, end < range.end))
    },
  }
  const place = await anEmptyPlace()

  const { file, missing } = await backUp(portal, { files: broken })
  await restore(place, file)

  expect(missing).toEqual([])
  expect(await readFiles(path.join(place.dataDir, 'files'))).toEqual(
    await readFiles(portal.filesFolder),
  )
})

test('a backup is readable by its owner alone and never replaces another file', async () => {
  const portal = await aWholePortal()
  const to = path.join(await aFolder(), 'backup.tar')

  await writeFile(`${to}.part`, 'another one')
  await expect(backUp(portal, { to })).rejects.toThrow(/backup\.tar\.part already exists/)
  expect(await readFile(`${to}.part`, 'utf8')).toBe('another one')
  await rm(`${to}.part`)
  await backUp(portal, { to })
  expect((await stat(to)).mode & 0o777).toBe(0o600)
  const whole = await readFile(to)
  await expect(backUp(portal, { to })).rejects.toThrow(/already exists/)
  expect((await readFile(to)).equals(whole)).toBe(true)
})

test('a backup leaves nothing behind when it is stopped', async () => {
  const portal = await aWholePortal()
  await aTicket(portal.client)
  const folder = await aFolder()
  const stopping = new AbortController()

  const stopped = writeBackup(
    { connectionString: portal.databaseUrl, files: portal.deps.files, place: portal.deps.config },
    path.join(folder, 'backup.tar'),
    {
      signal: stopping.signal,
      now: () => new Date(),
      onMissing: () => undefined,
      onBytes: () => stopping.abort(),
    },
  )

  await expect(stopped).rejects.toThrow(/aborted/)
  expect(await readdir(folder)).toEqual([])
})

test('a backup throws when the database has no Portico in it', async () => {
  const portal = await aWholePortal()
  const { databaseUrl } = await anEmptyPlace()

  await expect(backUp({ ...portal, databaseUrl })).rejects.toThrow(/contains no Portico/)
})

test('a restore changes nothing when the archive is damaged', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const { file } = await backUp(portal)
  const whole = await readFile(file)
  const place = await anEmptyPlace()

  for (const at of [100, 20_000, whole.length >> 1, whole.length - 5_000, whole.length - 10]) {
    const changed = Buffer.from(whole)
    changed.writeUInt8(whole.readUInt8(at) ^ 1, at)
    await writeFile(file, changed)
    await expect(restore(place, file)).rejects.toThrow(StartError)
    await writeFile(file, whole.subarray(0, at))
    await expect(restore(place, file)).rejects.toThrow(StartError)
    await expectUntouched(place)
  }
  await writeFile(file, 'not an archive')
  await expect(restore(place, file)).rejects.toThrow(/isn’t a Portico backup/)
  await expect(restore(place, `${file}.nowhere`)).rejects.toThrow(/cannot be read/)
  await expectUntouched(place)
})

test('a restore changes nothing when the archive is of a newer format, Portico or database', async () => {
  const portal = await aWholePortal()
  const { file, manifest } = await backUp(portal)
  const place = await anEmptyPlace()
  const { format, version, migrations, createdAt } = manifest
  const newer = {
    'written in format 3': { format: format + 1, and: 'all is different' },
    'the backup of Portico 99.0.0': { format, version: '99.0.0', migrations, createdAt },
    'database 9999_later': {
      format,
      version,
      migrations: [...migrations, '9999_later'],
      createdAt,
    },
  }

  for (const [refusal, head] of Object.entries(newer)) {
    const changed = await rewrite(file, 'backup.json', () => JSON.stringify(head))
    await expect(restore(place, changed)).rejects.toThrow(refusal)
  }
  await expectUntouched(place)
})

test('a restore changes nothing when the place is in use', async () => {
  const portal = await aWholePortal()
  const { file } = await backUp(portal)
  const place = await anEmptyPlace()

  await query(place.databaseUrl, 'create table somebodys (id int)')
  await expect(restore(place, file)).rejects.toThrow(/The database is not empty/)
  expect([...(await readRows(place.databaseUrl)).keys()]).toEqual(['somebodys'])
  await query(place.databaseUrl, 'drop table somebodys')
  expect(existsSync(place.dataDir)).toBe(false)

  for (const name of ['files/customer/file', 'postgres/PG_VERSION', 'notes.txt']) {
    await mkdir(path.dirname(path.join(place.dataDir, name)), { recursive: true })
    await writeFile(path.join(place.dataDir, name), 'x')
    await expect(restore(place, file)).rejects.toThrow(
      /is not empty \((files|postgres|notes\.txt)\), and nothing in it was touched/,
    )
    expect(await readFile(path.join(place.dataDir, name), 'utf8')).toBe('x')
    await rm(place.dataDir, { recursive: true })
  }

  const lock = await lockDataDir(place.dataDir)
  await expect(restore(place, file)).rejects.toThrow(/Another Portico is running/)
  lock.release()
  expect((await readRows(place.databaseUrl)).size).toBe(0)
  await restore(place, file)
})

test('readHead names the mismatch, and the damage when the archive is damaged', async () => {
  const portal = await aWholePortal()
  const { file, manifest } = await backUp(portal)
  const place = await anEmptyPlace()
  const { format, version, migrations, createdAt } = manifest
  const odd = {
    'in the place of backup.json': undefined,
    'backup.json: createdAt: ': { format, version, migrations },
    [`migration 2 of its database is 0002_odd, and here it is ${migrations[1]}`]: {
      format,
      version,
      migrations: migrations.with(1, '0002_odd'),
      createdAt,
    },
  }
  for (const [difference, head] of Object.entries(odd)) {
    const changed = head
      ? await rewrite(file, 'backup.json', () => JSON.stringify(head))
      : await without(file, 'backup.json')
    await expect(restore(place, changed)).rejects.toThrow(difference)
  }

  const whole = await readFile(file)
  const at = whole.indexOf(migrations[1] ?? '')
  whole.write('9', at)
  await writeFile(file, whole)
  await expect(restore(place, file)).rejects.toThrow(
    /is damaged: it is not as it was written \(.*migration 2 of its database is 9002/,
  )
  await expectUntouched(place)
})

test('a restore can be repeated when it was killed, and nothing starts before that', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const { file, manifest } = await backUp(portal)
  const place = await anEmptyPlace()
  await mkdir(path.join(place.dataDir, 'lost+found'), { recursive: true })
  // Leave what a restore leaves when it is killed after writing its files.
  await markUnfinishedRestore(place.dataDir, {
    seal: (await readSeal(file))?.seal ?? '',
    before: ['lost+found'],
  })
  const files = createFolderStore(path.join(place.dataDir, 'files'))
  for await (const { is, content } of readArchive(file, { signal })) {
    if (is.type === 'file') await files.write(is.key, content)
  }
  await mkdir(path.join(place.dataDir, 'postgres.new-x'))

  await expect(refuseUnfinishedRestore(place.dataDir)).rejects.toThrow(/Run the same restore again/)
  await restore(place, file)

  expect((await readdir(place.dataDir)).toSorted()).toEqual([
    'files',
    'installation.key',
    'lost+found',
    'portico.lock',
  ])
  const rows = await query(place.databaseUrl, 'select count(*)::int from customers')
  expect(rows).toEqual(await query(portal.databaseUrl, 'select count(*)::int from customers'))
  const restored = await readFiles(path.join(place.dataDir, 'files'))
  expect(Object.keys(restored)).toHaveLength(manifest.files.count)
  await refuseUnfinishedRestore(place.dataDir)
})

test('a restore leaves neither rows nor files when it fails', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const { file } = await backUp(portal)
  const place = await anEmptyPlace()
  const odd = await rewrite(file, 'database/users/000001.copy.gz', (rows) =>
    gzipSync(`x${gunzipSync(rows).toString()}`),
  )

  await expect(restore(place, odd)).rejects.toThrow(/invalid input syntax for type uuid/)

  expect((await readRows(place.databaseUrl)).size).toBe(0)
  expect(await readdir(place.dataDir)).toEqual(['portico.lock'])
  await restore(place, file)
})

test('a restore changes nothing when the rows of the archive are incomplete', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const { file } = await backUp(portal)
  const place = await anEmptyPlace()
  const name = 'database/comments/000001.copy.gz'
  const changes: Record<string, (rows: Buffer) => Buffer | string> = {
    'a part of comments ends within a row': (rows) => rows.subarray(0, -1),
    'comments has 0 of 3 rows': () => '',
    'comments has 6 of 3 rows': (rows) => Buffer.concat([rows, rows]),
    'row 3 has ': (rows) => rows.toString().replace(/\t(?=[^\t]*\n$)/, ' '),
    'the rows of comments do not have its ': (rows) => rows.toString().replaceAll('\n', '\t\n'),
    'are not UTF-8': (rows) => Buffer.concat([Buffer.from([0x80]), rows]),
  }

  for (const [refusal, change] of Object.entries(changes)) {
    const changed = await rewrite(file, name, (rows) => gzipSync(change(gunzipSync(rows))))
    await expect(restore(place, changed)).rejects.toThrow(refusal)
  }
  const cut = await rebuild(file, (found, content) => cutInTwo(found, content, name))
  await expect(restore(place, cut)).rejects.toThrow('a part of comments ends within a row')
  await expect(tryBackup(cut, { signal })).rejects.toThrow('ends within a row')
  await expectUntouched(place)
})

/** Moves the end of the last row into a part of its own. */
function cutInTwo(name: string, content: Buffer, table: string): Entry[] {
  if (name !== table) return [[name, content]]
  const rows = gunzipSync(content)
  return [
    [name, gzipSync(rows.subarray(0, -9))],
    [name.replace('000001', '000002'), gzipSync(rows.subarray(-9))],
  ]
}

test('a restore joins the rows that were cut when the archive has format 1', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const { file } = await backUp(portal)
  const place = await anEmptyPlace()
  const older = await rebuild(file, (name, content) =>
    name.endsWith('.json')
      ? [[name, content.toString().replace('"format": 2', '"format": 1')]]
      : cutInTwo(name, content, 'database/comments/000001.copy.gz'),
  )

  await restore(place, older)

  const restored = (await readRows(place.databaseUrl)).get('comments')
  expect(restored).toEqual((await readRows(portal.databaseUrl)).get('comments'))
  expect(restored).toHaveLength(3)
})

/** Adds rows of these many bytes in several alphabets, and with what COPY escapes. */
async function addLongRows(databaseUrl: string) {
  const texts = ['a', 'ä', 'Ж', 'م', '漢', '🧩', 'e\u0301', '\t\n\\\r'].flatMap((letters) =>
    [10, 65_536, 200_000, 1_000_000].map((bytes) =>
      letters.repeat(bytes / Buffer.byteLength(letters)),
    ),
  )
  await run(databaseUrl, (client) =>
    client.query(
      `insert into macros (id, owner_id, name, kind, content, changes, version, created_at, updated_at, updated_by)
         select gen_random_uuid(), null, 'Long', 'reply', text, '{}', 1, now(), now(), 'Ana' from unnest($1::text[]) text`,
      [texts],
    ),
  )
}

test('a backup brings back rows of 10 bytes to 1 MB in every alphabet', async () => {
  const portal = await aWholePortal()
  await addLongRows(portal.databaseUrl)
  const place = await anEmptyPlace()

  const { file, manifest } = await backUp(portal)
  await restore(place, file)
  const tried = await tryBackup(file, { signal })

  const { macros } = Object.fromEntries(await readRows(place.databaseUrl))
  expect(macros).toHaveLength(32)
  expect(macros).toEqual((await readRows(portal.databaseUrl)).get('macros'))
  expect(tried).toEqual(manifest)
  for await (const { is, content } of readArchive(file, { signal })) {
    if (is.type !== 'table') continue
    const rows = gunzipSync(Buffer.concat(await content.toArray()))
    expect(rows.subarray(-1).toString()).toBe('\n')
  }
})

test('a restore throws when the database returns other rows than were loaded', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const { file } = await backUp(portal)
  const place = await anEmptyPlace()
  const migrations = path.join(await aFolder(), 'migrations')
  await cp(MIGRATIONS_FOLDER, migrations, { recursive: true })
  const latest = (await readdir(migrations)).toSorted().at(-1) ?? ''
  // A padded value.
  await appendFile(
    path.join(migrations, latest),
    'alter table macros alter column name type char(20);',
  )

  await expect(restore(place, file, migrations)).rejects.toThrow(
    'macros: its rows are not those of the backup',
  )
})

test('a restore removes no files when its file store is the one that was backed up', async () => {
  const portal = await aWholePortal()
  await fill(portal)
  const { file, manifest } = await backUp(portal)
  const { databaseUrl: connectionString } = await anEmptyPlace()
  const files = await readFiles(portal.filesFolder)

  const restored = restoreBackup({ connectionString, files: portal.deps.files }, file, manifest, {
    signal,
    keys: [],
    migrations: { folder: MIGRATIONS_FOLDER, latest: manifest.migrations.at(-1) ?? '' },
    onMissing: () => undefined,
  })

  await expect(restored).rejects.toThrow(/is that of another installation/)
  expect(await readFiles(portal.filesFolder)).toEqual(files)
})

test('a backup blocks schema changes and nothing else', async () => {
  const portal = await aWholePortal()

  await run(portal.databaseUrl, async (client) => {
    await beginSnapshot(client)
    const altered = query(
      portal.databaseUrl,
      `set lock_timeout = '100ms'; alter table comments add column extra int`,
    )
    await expect(altered).rejects.toThrow(/lock timeout/)
    expect((await aTicket(portal.client)).number).toBeGreaterThan(1000)
  })
})

test('a backup contains the key that opens its secrets', async () => {
  const portal = await aWholePortal()
  await aMailbox(portal, { secret: 'the password' })
  const place = await anEmptyPlace()
  const { file } = await backUp(portal)
  const unreadable: number[] = []
  await tryBackup(file, { signal, onUnreadable: (count) => unreadable.push(count) })

  await restore(place, file)

  expect(unreadable).toEqual([])
  const keyFile = path.join(place.dataDir, 'installation.key')
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
  const pool = createPool(place.databaseUrl, () => undefined)
  onTestFinished(() => pool.end())
  const db = createDb(pool)
  const { keys, cookieSecret } = await openInstallation(db, place, { info() {}, warn() {} })
  expect(cookieSecret).toEqual(portal.deps.cookieSecret)
  const { secret } = await db.selectFrom('mailboxes').select('secret').executeTakeFirstOrThrow()
  expect(openSecret(keys, secret!)).toBe('the password')
})

test('a backup throws when the key of the installation is missing', async () => {
  const portal = await aWholePortal()
  const { deps } = portal
  const keyless = {
    ...portal,
    deps: { ...deps, config: { ...deps.config, installationKeys: undefined } },
  }

  await expect(backUp(keyless)).rejects.toThrow('The key of this installation is missing')
})

test('a restore changes nothing when the place has another key', async () => {
  const portal = await aWholePortal()
  const { file } = await backUp(portal)
  const place = await anEmptyPlace()
  const other = { ...place, installationKeys: [makeKey()] }
  const refusal = 'INSTALLATION_KEY is not the key of this backup'

  await expect(restore(other, file)).rejects.toThrow(refusal)
  await expectUntouched(place)
  await mkdir(place.dataDir)
  await writeKeyFile(place.dataDir, [makeKey()])
  await expect(restore(place, file)).rejects.toThrow(
    'installation.key is not the key of this backup',
  )
  expect((await readRows(place.databaseUrl)).size).toBe(0)
  await rm(place.dataDir, { recursive: true })

  await restore({ ...place, installationKeys: portal.deps.config.installationKeys }, file)
  expect(existsSync(path.join(place.dataDir, 'installation.key'))).toBe(false)
})

test("a trial counts the secrets that the backup's key does not open", async () => {
  const portal = await aWholePortal()
  await query(portal.databaseUrl, `update crm_connection set token = '\\x00ff'`)
  const { file } = await backUp(portal)
  const unreadable: number[] = []

  await tryBackup(file, { signal, onUnreadable: (count) => unreadable.push(count) })

  expect(unreadable).toEqual([1])
})

test('a restore runs the newer migrations when the archive is from an older Portico', async () => {
  const portal = await aWholePortal()
  const { file } = await backUp(portal)
  const place = await anEmptyPlace()
  const migrations = path.join(await aFolder(), 'migrations')
  await cp(MIGRATIONS_FOLDER, migrations, { recursive: true })
  await writeFile(
    path.join(migrations, '9999_later.sql'),
    `alter table customers add column shoe_size int; update customers set shoe_size = 42;
     alter table customers alter column shoe_size set not null;`,
  )

  await restore(place, file, migrations)

  const sizes = await query(
    place.databaseUrl,
    `select id, shoe_size from customers where id = '${portal.customer.id}'`,
  )
  expect(sizes).toEqual([{ id: portal.customer.id, shoe_size: 42 }])
})
