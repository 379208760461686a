import { AppError, notFound } from '#server/platform/app-error.ts'
import { type Actor, mayChangeTicket, seesTicket } from './audience.ts'
import type { TicketRow } from './queries.ts'

declare const changeable: unique symbol
/**
 * A ticket that is open or is being opened again, may be changed by the actor, and is locked until
 * the transaction ends. Every function that writes to a ticket asks for one, and only the functions
 * below make one.
 */
export type ChangeableTicket = TicketRow & { readonly [changeable]: true }

/**
 * Checks a ticket that this transaction has locked or inserted.
 *
 * @throws AppError `not_found` for a stranger's ticket as for a missing one, `forbidden` for one that the actor may
 * only read, `ticket_closed` for a closed one.
 */
export function mustBeChangeable(given: TicketRow | undefined, actor: Actor): ChangeableTicket {
  const ticket = mustBeAnswerable(given, actor)
  if (!isOpen(ticket)) throw new AppError('ticket_closed', (words) => words.tickets.ticketIsClosed)
  return ticket
}

/**
 * The same for a closed ticket whose closing is taken back: a merge is the one closing that can be.
 * Undefined for one that is open.
 *
 * @throws AppError `not_found`, `forbidden`
 */
export function mustBeReopenable(
  given: TicketRow | undefined,
  actor: Actor,
): ChangeableTicket | undefined {
  const ticket = mustBeAnswerable(given, actor)
  return isClosed(ticket) ? ticket : undefined
}

/**
 * The same for a change of its participants, whether it is open or closed.
 *
 * @throws AppError `not_found`, `forbidden`
 */
export function mustBeSharable(given: TicketRow | undefined, actor: Actor): ChangeableTicket {
  const ticket = mustBeAnswerable(given, actor)
  return isClosed(ticket) ? ticket : mustBeChangeable(ticket, actor)
}

/**
 * The same for an agent's note, which a closed ticket takes as well: its requester learns nothing of it.
 *
 * @throws AppError `not_found`
 */
export function mustTakeNotes(ticket: TicketRow | undefined, actor: Actor): ChangeableTicket {
  if (ticket === undefined || !actor.byAgent) throw ticketNotFound()
  return isClosed(ticket) ? ticket : mustBeChangeable(ticket, actor)
}

/**
 * The same for what its requester and agents alone decide, of a closed ticket too.
 *
 * @throws AppError `not_found`, `forbidden`
 */
export function mustBeDecidable(ticket: TicketRow | undefined, actor: Actor): ChangeableTicket {
  if (ticket === undefined || !(actor.byAgent || seesTicket(actor.viewer, ticket)))
    throw ticketNotFound()
  if (!actor.byAgent && ticket.requesterId !== actor.viewer.userId)
    throw new AppError('forbidden', (words) => words.tickets.requesterDecides)
  return changedExternally(ticket)
}

/**
 * The same for what was done elsewhere, where agents work on the ticket as well. Whether that could be was
 * decided there: a mail that was sent is not lost because its ticket is closed.
 */
export function changedExternally<Row extends TicketRow>(ticket: Row): Row & ChangeableTicket {
  if (!isOpen(ticket) && !isClosed(ticket)) throw ticketNotFound()
  return ticket
}

function mustBeAnswerable(ticket: TicketRow | undefined, actor: Actor): TicketRow {
  if (ticket === undefined || !(actor.byAgent || seesTicket(actor.viewer, ticket)))
    throw ticketNotFound()
  if (!mayChangeTicket(actor, ticket))
    throw new AppError('forbidden', (words) => words.tickets.readOnly)
  return ticket
}

function isClosed(ticket: TicketRow): ticket is ChangeableTicket {
  return ticket.status === 'Closed'
}

function isOpen(ticket: TicketRow): ticket is ChangeableTicket {
  return ticket.status !== 'Closed'
}

export function ticketNotFound(): AppError {
  return notFound((words) => words.tickets.noSuchTicket)
}
