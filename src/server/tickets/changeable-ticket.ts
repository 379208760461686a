import { AppError, notFound } from '#server/platform/app-error.ts'
import { type Actor, mayChangeTicket } from './audience.ts'
import type { TicketRow } from './queries.ts'

declare const changeable: unique symbol
/**
 * A ticket that is open, may be changed by whoever acts, and is locked until the transaction ends.
 * Every function that writes to a ticket asks for one, and only mustBeChangeable makes one.
 */
export type ChangeableTicket = TicketRow & { readonly [changeable]: true }

/**
 * Checks a ticket that this transaction has locked or inserted.
 *
 * @throws AppError `not_found` for a stranger's ticket as for a missing one, `ticket_closed` for a closed one.
 */
export function mustBeChangeable(ticket: TicketRow | undefined, actor: Actor): ChangeableTicket {
  if (ticket === undefined || !mayChangeTicket(actor, ticket)) throw ticketNotFound()
  if (!isOpen(ticket)) throw new AppError('ticket_closed', 'This ticket is closed.')
  return ticket
}

function isOpen(ticket: TicketRow): ticket is ChangeableTicket {
  return ticket.status !== 'Closed'
}

export function ticketNotFound(): AppError {
  return notFound("The ticket you are looking for does not exist or you don't have access to it.")
}
