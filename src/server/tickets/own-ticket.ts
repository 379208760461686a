import { AppError, notFound } from '#server/app-error.ts'
import type { Tx } from '#server/db/client.ts'
import type { Viewer } from '#server/viewer.ts'
import { findTicketForChange, type TicketRow } from './queries.ts'

declare const owned: unique symbol
/** A ticket the viewer may act on, held until the transaction ends. Only getOwnTicket makes one. */
export type OwnTicket = TicketRow & { readonly [owned]: true }

/**
 * @throws AppError `not_found` for a stranger's ticket as for a missing one, `ticket_closed` for a closed one:
 *   nothing that a requester does to a ticket is possible after that.
 */
export async function getOwnTicket(tx: Tx, viewer: Viewer, ticketId: string): Promise<OwnTicket> {
  const ticket = await findTicketForChange(tx, viewer.customerId, ticketId)
  if (ticket?.requesterId !== viewer.userId) throw ticketNotFound()
  if (ticket.status === 'Closed') throw new AppError('ticket_closed', 'This ticket is closed.')
  // The one place where ownership has just been checked.
  return ticket as OwnTicket
}

export function ticketNotFound(): AppError {
  return notFound("The ticket you are looking for does not exist or you don't have access to it.")
}
