import { sql } from 'kysely'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'

const AGENTS = 20

/**
 * Makes of the tickets of seedBench a desk at work: promises of the last weeks and the next days, half
 * of the tickets with one of the agents, categories of which one is rare.
 */
export async function seedDesk(
  db: Db,
  now: Date,
): Promise<{ agentId: string; customerId: string }> {
  await sql`alter table tickets disable trigger user`.execute(db)
  await sql`alter table tickets enable trigger keep_json`.execute(db)
  const agents = await asWorker(db, async (tx) => {
    await sql`select setseed(0.5)`.execute(tx)
    await sql`
      update tickets set
        categories = case
          when chance < 0.001 then array['SECURITY_INCIDENT']
          when chance < 0.4 then array['HARDWARE_ISSUE']
          else array['SOFTWARE_ISSUE', 'NETWORK_ISSUE']
        end,
        created_at = least(due - interval '2 days', ${now}::timestamptz - chance * interval '1 hour'),
        updated_at = least(due - interval '1 day', ${now}::timestamptz - chance * interval '1 minute'),
        first_response_at = case when chance > 0.1 then due - interval '2 days' end,
        response_due_at = due,
        resolution_due_at = due,
        closed_at = case when status = 'Closed' then due - interval '1 day' end
      from (
        select
          customer_id as of_customer, id as of_ticket, random() as chance,
          date_trunc('milliseconds', ${now}::timestamptz + (random() - 0.3) * interval '30 days') as due
        from tickets
      ) drawn
      where customer_id = of_customer and id = of_ticket`.execute(tx)
    const { rows } = await sql<{ id: string }>`
      insert into users (customer_id, id, email, name, role, created_at)
      select customers.id, gen_random_uuid(), 'agent' || n || '@portico.example', 'Agent ' || n, 'agent', now()
      from customers, generate_series(1, ${AGENTS}::int) n where internal
      returning id`.execute(tx)
    return rows.map(({ id }) => id)
  })
  await sql`alter table tickets enable trigger user`.execute(db)
  await asWorker(db, async (tx) => {
    await sql`delete from desk_tickets`.execute(tx)
    await fillDesk(tx)
    await sql`
      update desk_tickets set assignee_id = (${agents}::uuid[])[1 + floor(random() * ${AGENTS})::int]
      where random() < 0.5`.execute(tx)
  })
  // Each row was written several times, which no installation does: pack what both lists read.
  await sql`vacuum full tickets`.execute(db)
  await sql`vacuum full desk_tickets`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { agentId: agents[0]!, customerId: await findCustomerWithUuid(db) }
}

/** Most ids of seedBench have no version, and no endpoint would take them. */
async function findCustomerWithUuid(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from customers
    where not internal and id::text ~ '^.{14}[1-8].{4}[89ab]' order by id limit 1`.execute(db)
  return rows[0]!.id
}

/** Fills the table of the desk, as its migration does for existing tickets. */
export async function fillDesk(db: Db): Promise<void> {
  await sql`
    insert into desk_tickets (
      customer_id, ticket_id, changed_at, requester_id, status, priority_rank, categories, created_at,
      first_response_at, response_due_at, closed_at, resolution_due_at, due_clock, due_at, near_at, due_order,
      priority_order, item_json
    )
    select
      customer_id, id, updated_at, requester_id, status, priority_rank, categories, created_at,
      first_response_at, response_due_at, closed_at, resolution_due_at, clock, due,
      near_due(due, clock, priority, time_zone), place, (3 - priority_rank) * 1000000000000000 + place,
      desk_item_json(fields_json)
    from tickets,
      lateral (
        select
          case when closed_at is null then case when first_response_at is null then 'response' else 'resolution' end end as clock,
          case when closed_at is null then case when first_response_at is null then response_due_at else resolution_due_at end end as due
      ) promised,
      lateral (select desk_due_order(due, closed_at) as place) placed`.execute(db)
}
