import { sql } from 'kysely'

import type { DueClock } from '#shared/desk/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketKey } from '#server/tickets/core/queries.ts'

export type NearDue = {
  customerId: string
  ticketId: string
  assigneeId: string | null
  clock: DueClock
  dueAt: Date
}

/**
 * Takes promises that are near and that staff were not told of, and marks them as told. Another
 * process that takes some at the same time gets others. With a share of nothing there is none that is
 * near before it ends.
 */
export async function takeNearDue(tx: Tx, at: Date, atMost: number): Promise<NearDue[]> {
  const { rows } = await sql<NearDue>`
    update desk_tickets set told_due_at = near.due_at
    from (
      select desk.customer_id, desk.ticket_id, desk.due_at
      from desk_tickets desk
      join customers on customers.id = desk.customer_id and customers.deleted_at is null
      where near_at <= ${at} and near_at < due_at and told_due_at is distinct from due_at
      order by near_at, ticket_id limit ${atMost} for update of desk skip locked
    ) near
    where desk_tickets.customer_id = near.customer_id and desk_tickets.ticket_id = near.ticket_id
    returning desk_tickets.customer_id, desk_tickets.ticket_id, assignee_id, due_clock as clock, near.due_at`.execute(
    tx,
  )
  return rows
}

/**
 * Counts anew since when the promises of up to `atMost` open tickets after `after` are near. Returns
 * the last of them, or undefined when there are no more.
 */
export async function renewNearDue(
  tx: Tx,
  after: TicketKey,
  atMost: number,
): Promise<TicketKey | undefined> {
  const { rows } = await sql<TicketKey>`
    with batch as (
      select customer_id, ticket_id from desk_tickets
      where (customer_id, ticket_id) > (${after.customerId}::uuid, ${after.id}::uuid)
      order by customer_id, ticket_id limit ${atMost}
    ), renewed as (
      update desk_tickets set near_at = near_due(due_at, due_clock, priority, time_zone)
      from batch join tickets on tickets.customer_id = batch.customer_id and tickets.id = batch.ticket_id
      where desk_tickets.customer_id = batch.customer_id and desk_tickets.ticket_id = batch.ticket_id
        and due_at is not null
    )
    select customer_id, ticket_id as id from batch order by customer_id desc, ticket_id desc limit 1`.execute(
    tx,
  )
  return rows[0]
}
