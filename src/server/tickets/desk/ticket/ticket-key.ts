import type { Tx } from '#server/platform/db/client.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { findTicket, type TicketRow } from '#server/tickets/core/queries.ts'
import { findCustomerOfTicket } from './ticket-queries.ts'

/**
 * Finds the key of a ticket that an agent has by its id alone.
 *
 * @throws AppError `not_found`
 */
export async function getTicketKey(tx: Tx, ticketId: string) {
  const customerId = await findCustomerOfTicket(tx, ticketId)
  if (customerId === undefined) throw ticketNotFound()
  return { customerId, ticketId }
}

/** @throws AppError `not_found` */
export async function getTicketRow(tx: Tx, ticketId: string): Promise<TicketRow> {
  const { customerId } = await getTicketKey(tx, ticketId)
  const ticket = await findTicket(tx, customerId, ticketId)
  if (!ticket) throw ticketNotFound()
  return ticket
}
