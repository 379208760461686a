import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { findTicketForChange, type TicketRow } from './queries.ts'

declare const open: unique symbol
/** A ticket that is not closed, locked until the transaction ends. What changes a ticket asks for one. */
export type OpenTicket = TicketRow & { readonly [open]: true }

declare const owned: unique symbol
/** A ticket the viewer may act on as its requester. Only getOwnTicket makes one. */
export type OwnTicket = OpenTicket & { readonly [owned]: true }

/** @throws AppError `not_found` for a stranger's ticket as for a missing one, `ticket_closed` for a closed one. */
export async function getOwnTicket(tx: Tx, viewer: Viewer, ticketId: string): Promise<OwnTicket> {
  const ticket = await findTicketForChange(tx, viewer.customerId, ticketId)
  if (ticket?.requesterId !== viewer.userId) throw ticketNotFound()
  // The one place where ownership has just been checked.
  return mustBeOpen(ticket) as OwnTicket
}

/**
 * For agents, who answer the tickets of every customer.
 *
 * @throws AppError `not_found`, `ticket_closed`
 */
export async function getTicketToAnswer(
  tx: Tx,
  customerId: string,
  ticketId: string,
): Promise<OpenTicket> {
  const ticket = await findTicketForChange(tx, customerId, ticketId)
  if (!ticket) throw ticketNotFound()
  return mustBeOpen(ticket)
}

function mustBeOpen(ticket: TicketRow): OpenTicket {
  if (ticket.status === 'Closed') throw new AppError('ticket_closed', 'This ticket is closed.')
  // The one place where this has just been checked, on a row that findTicketForChange has locked.
  return ticket as OpenTicket
}

export function ticketNotFound(): AppError {
  return notFound("The ticket you are looking for does not exist or you don't have access to it.")
}
