import { type RawBuilder, sql } from 'kysely'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'

import { fillDesk } from './seed-desk.ts'

export type BenchUser = { customerId: string; id: string }
export type BenchData = {
  /** Has 50 tickets, as nearly everybody has. */
  ordinary: BenchUser
  /** Has 10,000 tickets: a shared mailbox, say. */
  busy: BenchUser
  /** The email domain of the ordinary person's customer. */
  ordinaryDomain: string
  /** One of the ordinary person's tickets. */
  ticketId: string
}

const BUSY_TICKETS = 10_000
const TICKETS_PER_USER = 50
const BUSY_PERSON = 1
const ORDINARY_PERSON = 2

/**
 * Fills an empty database with `tickets` tickets of `customers` customers. Uses plain SQL, because
 * a million would take an hour through the use-cases. The rows look as the use-cases would write
 * them.
 */
export async function seedBench(
  db: Db,
  { customers, tickets }: { customers: number; tickets: number },
): Promise<BenchData> {
  // Disable the triggers: filling the derived tables row by row would take several times as long.
  await switchTriggers(db, 'disable')
  await asWorker(db, async (tx) => {
    // One person does here what many do in production.
    await tx
      .updateTable('usageLimits')
      .set({ ticketsPerHourOfPerson: 0, ticketsPerHourOfCustomer: 0, requestsAtOnceOfPerson: 0 })
      .execute()
    await sql`
      insert into customers (id, name, active, time_zone, created_at, updated_at)
      select ${benchId(sql`'customer' || n`)}, 'Customer ' || n, true, 'Europe/Berlin', now(), now()
      from generate_series(1, ${customers}::int) n`.execute(tx)
    await sql`
      insert into customer_domains (customer_id, domain)
      select ${benchId(sql`'customer' || n`)}, 'customer' || n || '.example'
      from generate_series(1, ${customers}::int) n`.execute(tx)
    const crowd = Math.max(1, Math.ceil(tickets / customers / TICKETS_PER_USER))
    await sql`
      insert into users (customer_id, id, email, name, role, created_at)
      select ${benchId(sql`'customer' || c`)}, md5('user' || c || ' ' || u)::uuid,
        'user' || u || '@customer' || c || '.example', 'User ' || u, 'customer', now()
      from generate_series(1, ${customers}::int) c, generate_series(1, ${crowd + 2}::int) u`.execute(
      tx,
    )
    await insertTickets(
      tx,
      sql`
      select 1 + n % ${customers}::int as customer, 3 + (n / ${customers}::int) % ${crowd}::int as person, n
      from generate_series(0, ${tickets - 1}::int) n`,
    )
    // These two people are the same in a small database and in a large one.
    await insertTickets(
      tx,
      sql`
      select 1 as customer, ${BUSY_PERSON}::int as person, ${tickets}::int + n as n
      from generate_series(1, ${BUSY_TICKETS}::int) n
      union all
      select 2, ${ORDINARY_PERSON}::int, ${tickets + BUSY_TICKETS}::int + n
      from generate_series(1, ${TICKETS_PER_USER}::int) n`,
    )
    await sql`
      insert into comments (customer_id, id, ticket_id, author_name, kind, content, created_at)
      select customer_id, md5(id || ' ' || n)::uuid, id, 'Jordan Ellis',
        case when n % 2 = 0 then 'requester' else 'agent' end,
        repeat('We have looked at it and found the cable loose. ', 4), created_at + n * interval '20 minutes'
      from tickets, generate_series(1, 3) n
      where customer_id in (${benchId(sql`'customer1'`)}, ${benchId(sql`'customer2'`)})`.execute(tx)
  })
  await asWorker(db, fillBeside)
  await asWorker(db, fillDesk)
  await switchTriggers(db, 'enable')
  await sql`vacuum analyze`.execute(db)
  const ordinary = await benchUser(db, 2, ORDINARY_PERSON)
  return {
    ordinary,
    ordinaryDomain: 'customer2.example',
    busy: await benchUser(db, 1, BUSY_PERSON),
    ticketId: await asWorker(db, (tx) => findTicketOf(tx, ordinary)),
  }
}

/** Makes the id of what is called so, with the version that endpoints ask for. */
function benchId(name: RawBuilder<unknown>) {
  return sql`overlay(overlay(md5(${name}) placing '7' from 13) placing '8' from 17)::uuid`
}

async function switchTriggers(db: Db, how: 'enable' | 'disable') {
  for (const name of ['keep_text', 'keep_figures', 'keep_list_version', 'keep_desk']) {
    await sql`alter table tickets ${sql.raw(how)} trigger ${sql.raw(name)}`.execute(db)
  }
}

/** Fills the derived tables, as the migrations do for existing tickets. */
async function fillBeside(tx: Tx) {
  await sql`
    insert into ticket_texts (customer_id, requester_id, ticket_id, part_id, search_text)
    select customer_id, requester_id, id, id, searched_words(subject || E'\\n' || description) from tickets`.execute(
    tx,
  )
  await sql`
    insert into ticket_figures (
      customer_id, requester_id, month, open, pending, closed, response_met, resolution_met
    )
    select
      customer_id, requester_id, month_of(created_at),
      count(*) filter (where status = 'Open'),
      count(*) filter (where status = 'Pending'),
      count(*) filter (where status = 'Closed'),
      count(*) filter (where first_response_at <= response_due_at),
      count(*) filter (where closed_at <= resolution_due_at)
    from tickets group by 1, 2, 3`.execute(tx)
}

async function insertTickets(tx: Tx, source: ReturnType<typeof sql>) {
  await sql`
    insert into tickets (
      customer_id, id, requester_id, subject, description, priority, status, categories, comment_count,
      created_at, updated_at, closed_at, resolution_code, time_zone, response_due_at, resolution_due_at
    )
    select
      ${benchId(sql`'customer' || customer`)},
      ${benchId(sql`'ticket' || n`)},
      md5('user' || customer || ' ' || person)::uuid,
      'Ticket ' || n || ' about the ' || (array['printer', 'network', 'mailbox', 'laptop'])[1 + n % 4] || ' (Customer ' || customer || ')',
      repeat('It does not work since this morning, and the other one does not either. ', 3),
      (array['Low', 'Medium', 'High'])[1 + n % 3],
      (array['Open', 'Pending', 'Closed', 'Closed'])[1 + n % 4],
      array['HARDWARE_ISSUE'], 3,
      created, created, case when n % 4 > 1 then created end, case when n % 4 > 1 then 'ISSUE_FIXED' end,
      'Europe/Berlin', created + interval '1 hour', created + interval '1 day'
    from (${source}) numbered,
      lateral (select date_trunc('milliseconds', timestamptz '2026-11-01' - n % 400 * interval '1 day' - n * interval '1 millisecond') as created) dated`.execute(
    tx,
  )
}

async function benchUser(db: Db, customer: number, person: number): Promise<BenchUser> {
  const { rows } = await sql<BenchUser>`
    select ${benchId(sql`'customer' || ${customer}::int`)} as "customerId",
      md5('user' || ${customer}::int || ' ' || ${person}::int)::uuid as id`.execute(db)
  return rows[0]!
}

async function findTicketOf(tx: Tx, user: BenchUser): Promise<string> {
  const found = await tx
    .selectFrom('tickets')
    .select('id')
    .where('customerId', '=', user.customerId)
    .where('requesterId', '=', user.id)
    .limit(1)
    .executeTakeFirstOrThrow()
  return found.id
}
