import { sql } from 'kysely'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'

import type { BenchUser } from './seed-bench.ts'

const AGENTS = 50

/** Two of five tickets have the common one, one of fifty the seldom, one of a thousand the rare. */
const CATEGORIES = {
  common: 'HARDWARE_ISSUE',
  seldom: 'ACCESS_REQUEST',
  rare: 'SECURITY_INCIDENT',
}

export type DeskData = {
  /** Each has one of a hundred tickets. */
  agents: BenchUser[]
  /** One of them. */
  agent: BenchUser
  categories: typeof CATEGORIES
}

/**
 * Makes of the tickets of seedBench a desk at work: raised in the last two months, most of them lately, promises of
 * the last weeks and the next ones, half of the tickets with one of the agents, categories of which one is rare, tickets that sleep, and a customer
 * that was deleted.
 */
export async function seedDesk(db: Db, now: Date): Promise<DeskData> {
  await sql`alter table tickets disable trigger user`.execute(db)
  await sql`alter table tickets enable trigger keep_json`.execute(db)
  const agents = await asWorker(db, async (tx) => {
    await sql`select setseed(0.5)`.execute(tx)
    await sql`
      update tickets set
        categories = case
          when chance < 0.001 then array[${CATEGORIES.rare}]
          when chance < 0.021 then array[${CATEGORIES.seldom}]
          when chance < 0.221 then array[${CATEGORIES.common}]
          when chance < 0.421 then array[${CATEGORIES.common}, 'NETWORK_ISSUE']
          else array['SOFTWARE_ISSUE', 'NETWORK_ISSUE']
        end,
        created_at = least(due - interval '1 hour', ${now}::timestamptz - age * age * interval '60 days'),
        updated_at = least(due - interval '1 hour', ${now}::timestamptz - age * age * touched * interval '60 days'),
        first_response_at = case when chance > 0.1 then least(due, ${now}::timestamptz) - interval '1 minute' end,
        response_due_at = due,
        resolution_due_at = due,
        closed_at = case when status = 'Closed' then least(due, ${now}::timestamptz) - interval '1 minute' end
      from (
        select
          customer_id as of_customer, id as of_ticket, random() as chance, random() as age, random() as touched,
          date_trunc('milliseconds', ${now}::timestamptz + (random() - 0.3) * interval '30 days') as due
        from tickets
      ) drawn
      where customer_id = of_customer and id = of_ticket`.execute(tx)
    const { rows } = await sql<BenchUser>`
      insert into users (customer_id, id, email, name, role, created_at)
      select customers.id, gen_random_uuid(), 'agent' || n || '@portico.example', 'Agent ' || n, 'agent', now()
      from customers, generate_series(1, ${AGENTS}::int) n where internal
      returning customer_id as "customerId", id`.execute(tx)
    return rows
  })
  await sql`alter table tickets enable trigger user`.execute(db)
  await asWorker(db, async (tx) => {
    await sql`delete from desk_tickets`.execute(tx)
    await fillDesk(tx)
    await sql`
      update desk_tickets set assignee_id = (${agents.map(({ id }) => id)}::uuid[])[1 + floor(random() * ${AGENTS})::int]
      where random() < 0.5`.execute(tx)
    await sql`
      update desk_tickets set snoozed_at = ${now}, wakes_at = ${now}::timestamptz + interval '3 days'
      where status <> 'Closed' and random() < 0.005`.execute(tx)
    // A desk at work has told what was near, not all of it at its first start.
    await sql`update desk_tickets set told_due_at = due_at where near_at <= ${now}`.execute(tx)
    await sql`
      update customers set deleted_at = ${now}
      where name = 'Customer 3'`.execute(tx)
  })
  // Each row was written several times, which no installation does: pack what both lists read.
  await sql`vacuum full tickets`.execute(db)
  await sql`vacuum full desk_tickets`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { agents, agent: agents[0]!, categories: CATEGORIES }
}

/** Fills the table of the desk, as its migration does for existing tickets. */
export async function fillDesk(db: Db): Promise<void> {
  await sql`
    insert into desk_tickets (
      customer_id, ticket_id, changed_at, requester_id, status, priority_rank, categories, created_at,
      first_response_at, response_due_at, closed_at, resolution_due_at, due_clock, due_at, near_at, due_order,
      priority_order
    )
    select
      customer_id, id, updated_at, requester_id, status, priority_rank, categories, created_at,
      first_response_at, response_due_at, closed_at, resolution_due_at, clock, due,
      due - interval '2 hours', place, (3 - priority_rank) * 1000000000000000 + place
    from tickets,
      lateral (
        select
          case when closed_at is null then case when first_response_at is null then 'response' else 'resolution' end end as clock,
          case when closed_at is null then case when first_response_at is null then response_due_at else resolution_due_at end end as due
      ) promised,
      lateral (select desk_due_order(due, closed_at) as place) placed`.execute(db)
}
