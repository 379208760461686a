import type { Tx } from '#server/platform/db/client.ts'
import { type ChangeableTicket, changedExternally } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'

/**
 * Locks a ticket that agents work on elsewhere, until the transaction ends. Undefined where it is gone,
 * as after the removal of its customer.
 */
export async function lockExternalTicket(
  tx: Tx,
  { customerId, ticketId }: { customerId: string; ticketId: string },
): Promise<ChangeableTicket | undefined> {
  const ticket = await lockTicket(tx, customerId, ticketId)
  return ticket && changedExternally(ticket)
}
