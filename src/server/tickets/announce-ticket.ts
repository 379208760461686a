import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

export const TICKET_CHANNEL = 'portico_ticket'

export type TicketNotice = { customerId: string; userId: string; id: string; updatedAt: string }

/** Tells every process that a ticket has changed. PostgreSQL sends it when the transaction commits. */
export async function announceTicket(
  tx: Tx,
  ticket: { customerId: string; requesterId: string; id: string; updatedAt: Date },
): Promise<void> {
  const notice: TicketNotice = {
    customerId: ticket.customerId,
    userId: ticket.requesterId,
    id: ticket.id,
    updatedAt: ticket.updatedAt.toISOString(),
  }
  await sql`select pg_notify(${TICKET_CHANNEL}, ${JSON.stringify(notice)})`.execute(tx)
}
