import type { Updateable } from 'kysely'

import type { Comment, Reply } from '#shared/tickets/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables, TicketEventData, TicketEventType } from '#server/platform/db/tables.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from './audience.ts'
import { type ChangeableTicket, mustBeChangeable } from './changeable-ticket.ts'
import { getTicketParts } from './get-ticket-parts.ts'
import { presentTicket } from './present-ticket.ts'
import { lockTicket, updateTicket } from './queries.ts'
import { recordEvent } from './record-event.ts'

export type TicketChange = {
  /**
   * The new values of the ticket. The time of the change and the count of comments follow by
   * themselves.
   */
  set: Omit<Updateable<Tables['tickets']>, 'updatedAt' | 'commentCount'>
  /** How many comments were added. */
  newComments?: number
  event: { type: TicketEventType; data?: TicketEventData }
  /** The new comment, to be answered beside the ticket. */
  comment?: Comment
}

/**
 * Makes a change of a ticket, whoever the actor is: locks the ticket, checks that it is open and that
 * the actor may change it, applies the change, records the event and presents the outcome. Every
 * change of a ticket goes through here.
 *
 * @throws AppError `not_found`, `ticket_closed`
 */
export async function changeTicket(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  { customerId, ticketId }: { customerId: string; ticketId: string },
  change: (ticket: ChangeableTicket, at: Date) => Promise<TicketChange>,
): Promise<Reply> {
  const ticket = mustBeChangeable(await lockTicket(tx, customerId, ticketId), actor)
  const at = deps.now()
  const { set, newComments = 0, event, comment } = await change(ticket, at)

  const commentCount = ticket.commentCount + newComments
  const updated = await updateTicket(tx, ticket, { ...set, commentCount, updatedAt: at })
  const { status: from } = ticket
  const { status: to } = updated
  await recordEvent(tx, ticket, { ...event, by: actor, at })
  // Skip this for a close, which has an event of its own.
  if (to !== from && to !== 'Closed')
    await recordEvent(tx, ticket, { type: 'status_changed', data: { from, to }, by: actor, at })
  const presented = presentTicket(updated, await getTicketParts(tx, ticket))
  return { ticket: presented, ...(comment && { comment }) }
}
