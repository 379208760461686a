import type { Tx } from '#server/platform/db/client.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket, type TicketRow } from '#server/tickets/core/queries.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'

/**
 * Locks two tickets, always in the same order, so that two who join the same two never wait for each
 * other.
 *
 * @throws AppError `not_found`
 */
export async function lockTwoTickets(tx: Tx, ticketId: string, otherId: string) {
  const key = await getTicketKey(tx, ticketId)
  const otherKey = await getTicketKey(tx, otherId)
  const rows: TicketRow[] = []
  for (const { customerId, ticketId: id } of [key, otherKey].toSorted(byId)) {
    const row = await lockTicket(tx, customerId, id)
    if (row) rows.push(row)
  }
  const row = rows.find(({ id }) => id === ticketId)
  const other = rows.find(({ id }) => id === otherId)
  if (!row || !other) throw ticketNotFound()
  return { key, otherKey, row, other }
}

function byId(one: { ticketId: string }, two: { ticketId: string }): number {
  return one.ticketId < two.ticketId ? -1 : 1
}
