import { type Selectable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TicketKey } from '#server/tickets/queries.ts'

export type BulkRow = Selectable<Tables['deskBulkTickets']>
export type Before = BulkRow['before']

/** Keeps what was there before, with the instant that the desk has of each ticket now. */
export async function insertBulk(
  tx: Tx,
  { bulkId, agentId, at }: { bulkId: string; agentId: string; at: Date },
  tickets: (TicketKey & { before: Before })[],
): Promise<void> {
  await sql`
    insert into desk_bulk_tickets (customer_id, ticket_id, bulk_id, agent_id, before, changed_at, created_at)
    select desk.customer_id, desk.ticket_id, ${bulkId}, ${agentId}, changed.before, desk.changed_at, ${at}
    from unnest(
      ${tickets.map(({ customerId }) => customerId)}::uuid[],
      ${tickets.map(({ id }) => id)}::uuid[],
      ${tickets.map(({ before }) => JSON.stringify(before))}::jsonb[]
    ) changed (customer_id, ticket_id, before)
    join desk_tickets desk on desk.customer_id = changed.customer_id and desk.ticket_id = changed.ticket_id`.execute(
    tx,
  )
}

/** Takes what an agent can still undo: a second undo finds nothing. */
export function takeBulk(
  tx: Tx,
  { bulkId, agentId, since }: { bulkId: string; agentId: string; since: Date },
): Promise<BulkRow[]> {
  return tx
    .deleteFrom('deskBulkTickets')
    .where('bulkId', '=', bulkId)
    .where('agentId', '=', agentId)
    .where('createdAt', '>', since)
    .returningAll()
    .execute()
}

/** Reads what the desk alone knows of a ticket. */
export function findDeskFacts(tx: Tx, { customerId, id }: TicketKey) {
  return tx
    .selectFrom('deskTickets')
    .select(['assigneeId', 'changedAt', 'snoozedAt', 'wakesAt'])
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .executeTakeFirstOrThrow()
}

export async function deleteOldBulks(tx: Tx, until: Date): Promise<void> {
  await sql`delete from desk_bulk_tickets where created_at < ${until}`.execute(tx)
}
