import { type Selectable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TicketKey } from '#server/tickets/core/queries.ts'

export type BulkRow = Selectable<Tables['deskBulkTickets']>
export type Before = BulkRow['before']
type BulkKey = Pick<BulkRow, 'customerId' | 'ticketId'>

/** Keeps what was there before, with the instant that the desk has of the ticket now. */
export async function insertBulkTicket(
  tx: Tx,
  { customerId, ticketId }: BulkKey,
  { bulkId, agentId, before, at }: { bulkId: string; agentId: string; before: Before; at: Date },
): Promise<void> {
  await sql`
    insert into desk_bulk_tickets (customer_id, ticket_id, bulk_id, agent_id, before, changed_at, created_at)
    select customer_id, ticket_id, ${bulkId}, ${agentId}, ${JSON.stringify(before)}, changed_at, ${at}
    from desk_tickets where customer_id = ${customerId} and ticket_id = ${ticketId}`.execute(tx)
}

/** Returns whether this act has changed a ticket that is locked, and was not undone. */
export async function isInBulk(
  tx: Tx,
  { customerId, ticketId }: BulkKey,
  bulkId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('deskBulkTickets')
    .select('ticketId')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('bulkId', '=', bulkId)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the tickets of an act that its agent can still undo. */
export async function listBulkTickets(
  tx: Tx,
  { bulkId, agentId, since }: { bulkId: string; agentId: string; since: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('deskBulkTickets')
    .select('ticketId')
    .where('bulkId', '=', bulkId)
    .where('agentId', '=', agentId)
    .where('createdAt', '>', since)
    .execute()
  return rows.map(({ ticketId }) => ticketId)
}

/** Takes what was kept of a ticket: a second undo finds nothing. */
export function takeBulkTicket(
  tx: Tx,
  { customerId, ticketId }: BulkKey,
  bulkId: string,
): Promise<BulkRow | undefined> {
  return tx
    .deleteFrom('deskBulkTickets')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('bulkId', '=', bulkId)
    .returningAll()
    .executeTakeFirst()
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
