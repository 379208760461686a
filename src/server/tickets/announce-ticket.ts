import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import { TICKET_CHANNEL, type TicketNotice } from '#server/platform/live/live-events.ts'
import type { TicketScope } from './audience.ts'

/** Tells every process that a ticket has changed. PostgreSQL sends it when the transaction commits. */
export async function announceTicket(
  tx: Tx,
  { customerId, requesterId, id, updatedAt }: TicketScope & { id: string; updatedAt: Date },
): Promise<void> {
  const notice: TicketNotice = {
    customerId,
    requesterId,
    id,
    updatedAt: updatedAt.toISOString(),
  }
  // Processes of the version before know the requester as `userId`.
  const payload = JSON.stringify({ ...notice, userId: requesterId })
  await sql`select pg_notify(${TICKET_CHANNEL}, ${payload})`.execute(tx)
}
