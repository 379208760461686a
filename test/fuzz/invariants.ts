import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import { type RawBuilder, sql } from 'kysely'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, MAX_TEXT_LENGTH } from '#shared/limits.ts'

import type { World } from './world.ts'

// Each query finds the rows that break a rule. There must be none.
function rules({ home, canary }: World): Record<string, RawBuilder<unknown>> {
  return {
    'a ticket counts its comments': sql`
      select id, comment_count from tickets where comment_count <> (
        select count(*) from comments where ticket_id = tickets.id and not is_internal)`,
    'a ticket is closed exactly when an event says so': sql`
      select id, status from tickets where (status = 'Closed') <> exists (
        select from ticket_events where ticket_id = tickets.id and type = 'closed' and at = tickets.closed_at)`,
    'a ticket is closed at most once, and once more for each time it was reopened': sql`
      select ticket_id from ticket_events group by ticket_id
      having count(*) filter (where type = 'closed') > 1 + count(*) filter (where type = 'reopened')`,
    'a ticket is created exactly once, and first': sql`
      select id from tickets where 1 <> (
        select count(*) from ticket_events where ticket_id = tickets.id and type = 'created')
      or created_at <> (
        select min(at) from ticket_events where ticket_id = tickets.id)`,
    'nothing happens to a ticket after it was closed, unless it is reopened or followed up': sql`
      select later.id from ticket_events closed join ticket_events later using (ticket_id)
      where closed.type = 'closed' and (later.at, later.id) > (closed.at, closed.id)
        and later.data ->> 'changed' is distinct from '["comments"]'
        -- Its audience can still change.
        and later.type not in ('participant_added', 'participant_removed', 'linked')
        and later.data ->> 'changed' is distinct from '["confidential"]'
        and not exists (
          select from ticket_events reopened
          where reopened.ticket_id = closed.ticket_id and reopened.type = 'reopened'
            and (reopened.at, reopened.id) > (closed.at, closed.id)
            and (reopened.at, reopened.id) <= (later.at, later.id))`,
    'a reply has its event': sql`
      select id from comments where kind = 'requester' and not exists (
        select from ticket_events where ticket_id = comments.ticket_id and (
          type = 'closed' and at = comments.created_at
          or type = 'replied' and data->>'commentId' = comments.id::text))`,
    'an event has its reply': sql`
      select id from ticket_events where type = 'replied' and not exists (
        select from comments where id::text = ticket_events.data->>'commentId')`,
    'instants follow one another': sql`
      select id from tickets
      where updated_at < created_at or closed_at < created_at or closed_at > updated_at
        or response_due_at <= created_at
        or contract_version_id is null and resolution_due_at < response_due_at`,
    'a clock has a due time exactly when it is not paused': sql`
      select id from tickets
      where (response_due_at is null) <> (response_left_minutes is not null)
        or (resolution_due_at is null) <> (resolution_left_minutes is not null)`,
    'an entry of time is corrected exactly when another takes its place': sql`
      select id from time_entries wrong where (corrected_at is not null) <> exists (
        select from time_entries where corrects_id = wrong.id and not is_reversal)`,
    'a reversal takes back exactly what was exported': sql`
      select id from time_entries back where is_reversal and not exists (
        select from time_entries where id = back.corrects_id
          and exported_at is not null and minutes = -back.minutes and billed_minutes = -back.billed_minutes)`,
    'no text is blank or too long': sql`
      select id from tickets where subject !~ '\\S' or description !~ '\\S'
        or length(description) > ${sql.lit(MAX_TEXT_LENGTH)}
      union all
      select id from comments where content !~ '\\S' or length(content) > ${sql.lit(MAX_TEXT_LENGTH)}`,
    'a subject has at most 100 characters and carries its organisation': sql`
      select id, subject from tickets where customer_id = ${home.id} and (
        length(subject) > 100 + length(${` (${home.name})`}::text)
        or right(subject, length(${` (${home.name})`}::text)) <> ${` (${home.name})`}
        or subject = ${` (${home.name})`})`,
    'categories are known and named once': sql`
      select id, categories from tickets
      where not categories <@ (select array_agg(id) from categories)
        or cardinality(categories) <> (select count(distinct one) from unnest(categories) one)`,
    'an attachment is of a possible size, name and type': sql`
      select id, filename, content_type, size_bytes from attachments
      where size_bytes not between 0 and ${sql.lit(MAX_ATTACHMENT_BYTES)}
        or filename !~ '\\S' or length(filename) > 255 or filename ~ '[/\\\\[:cntrl:]]'
        or content_type !~ '^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$'`,
    'at most five files at once': sql`
      select ticket_id, comment_id from attachments
      group by ticket_id, comment_id having count(*) > ${sql.lit(MAX_ATTACHMENTS)}`,
    'a file belongs to one attachment': sql`
      select storage_key from attachments group by storage_key having count(*) > 1`,
    'no upload is left behind': sql`select * from pending_files`,
    'a session is of somebody who may sign in': sql`
      select sessions.user_id from sessions join users on users.id = sessions.user_id
      join customers on customers.id = sessions.customer_id
      where not users.active or not customers.active or customers.deleted_at is not null`,
    'nobody came to be staff': sql`
      select users.id from users join customers on customers.id = users.customer_id
      where (role <> 'customer') <> internal`,
    "a person's address is in a domain of the customer's, unless they are external": sql`
      select id, email from users where role = 'customer' and customer_id in (${home.id}, ${canary.id})
        and is_external = exists (select from customer_domains
          where customer_id = users.customer_id and domain = split_part(email, '@', 2))`,
    'there is one staff customer, untouched': sql`
      select id from customers where internal and (name <> 'Staff' or version <> 1 or deleted_at is not null)
      union all select id from customers where internal offset 1`,
    'a customer has a name and exactly one first domain': sql`
      select id from customers where not internal and (name !~ '\\S' or length(name) > 200 or 1 <> (
        select count(*) from customer_domains where customer_id = customers.id and position = 0))`,
    'a deleted customer holds no domain': sql`
      select id from customers join customer_domains on customer_id = id
      where deleted_at is not null and not released`,
    'a remembered answer is about something that is there': sql`
      select key from idempotency_keys where endpoint = 'POST /api/tickets'
        and not exists (select from tickets where id::text = answer->>'id')`,
  }
}

/** Returns the broken rules of the rows and files that this run has left. */
export async function brokenRules(world: World): Promise<string[]> {
  const problems: string[] = []
  await asWorker(world.deps.db, async (tx) => {
    for (const [rule, query] of Object.entries(rules(world))) {
      const { rows } = await query.execute(tx)
      if (rows.length > 0) {
        const example = JSON.stringify(rows[0]).slice(0, 300)
        problems.push(`${rule}: ${rows.length} do not hold, such as ${example}`)
      }
    }
  })
  return [...problems, ...(await strayFiles(world))]
}

async function strayFiles({ deps, filesFolder, canary }: World): Promise<string[]> {
  const attachments = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('attachments')
      .select(['storageKey', 'sizeBytes'])
      // The canary's note has no file in the store.
      .where((eb) => eb.or([eb('isInternal', '=', false), eb('customerId', '<>', canary.id)]))
      // Those of replies that wait.
      .unionAll(tx.selectFrom('heldFiles').select(['storageKey', 'sizeBytes']))
      .execute(),
  )
  const sizes = new Map(attachments.map((row) => [row.storageKey, row.sizeBytes]))
  const problems: string[] = []
  for (const name of await readdir(filesFolder, { recursive: true })) {
    const found = await stat(path.join(filesFolder, name))
    if (found.isDirectory()) continue
    const size = sizes.get(name)
    if (size === undefined) problems.push(`the file ${name} belongs to nothing`)
    else if (size !== found.size)
      problems.push(`the file ${name} has ${found.size} bytes, not ${size}`)
    sizes.delete(name)
  }
  for (const key of sizes.keys()) problems.push(`the file ${key} is missing`)
  if (problems.length === 0 && !attachments.some((row) => row.storageKey?.startsWith(canary.id))) {
    problems.push('the file of the canary was not looked at')
  }
  return problems
}

// A stranger may begin to sign in and fail. Announcements go as soon as they are sent.
const NOT_COMPARED = ['announcements', 'saml_requests', 'sign_in_failures']

/** Returns a digest of every row of a customer, in all tables. */
export function fingerprint({ deps, canary }: World): Promise<Map<string, string>> {
  return asWorker(deps.db, async (tx) => {
    const tables = await listTables(tx)
    const digests = new Map<string, string>()
    for (const { name, column } of tables) {
      if (NOT_COMPARED.includes(name)) continue
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t
        where ${sql.ref(column)} = ${canary.id} order by t::text`.execute(tx)
      const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
      digests.set(name, `${rows.length} rows, ${digest}`)
    }
    return digests
  })
}

async function listTables(tx: Tx): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'customer_id' and table_type = 'BASE TABLE'
      -- Says what was done at a customer, and is the administrators'.
      and table_name <> 'audit_entries'`.execute(tx)
  return [
    { name: 'customers', column: 'id' },
    ...rows.map(({ name }) => ({ name, column: 'customer_id' })),
  ]
}
