import type { Updateable } from 'kysely'

import type { Comment } from '#shared/tickets/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TicketEventData, TicketEventType } from '#server/platform/db/tables/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor, Author } from './audience.ts'
import { type ChangeableTicket, mustBeChangeable } from './changeable-ticket.ts'
import { storeEscalations } from './clock-queries.ts'
import { lockTicket, updateTicket, type WrittenTicket } from './queries.ts'
import { recordEvent } from './record-event.ts'
import { changedClocks } from './sla-clock.ts'

export type TicketChange = {
  /**
   * The new values of the ticket. The time of the change and the count of comments follow by
   * themselves.
   */
  set: Omit<Updateable<Tables['tickets']>, 'updatedAt' | 'commentCount'>
  /** How many comments were added that the customer sees. */
  newComments?: number
  /**
   * Left out for a mere change of status, which is recorded by itself. `at` is when it happened, if
   * that was before the change.
   */
  event?: { type: TicketEventType; at?: Date; data?: TicketEventData }
}

type Changing = {
  actor: Actor
  key: { customerId: string; ticketId: string }
  /** Which tickets can be changed so. */
  check?: typeof mustBeChangeable | undefined
}

/** The comment is the new one, for an answer that has it next to the ticket. */
export type ChangedTicket = { ticket: WrittenTicket; comment?: Comment }

/**
 * Makes a change of a ticket that its customer sees, by any actor: locks the ticket, checks
 * that it is open and that the actor may change it, and has `change` change it. Every such change
 * goes through applyChange, which also records the event.
 *
 * @throws AppError `not_found`, `ticket_closed`
 */
export async function changeTicket(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { actor, key: { customerId, ticketId }, check = mustBeChangeable }: Changing,
  change: (ticket: ChangeableTicket, at: Date) => Promise<ChangedTicket>,
): Promise<ChangedTicket> {
  const ticket = check(await lockTicket(tx, customerId, ticketId), actor)
  return change(ticket, deps.now())
}

/** Returns the changed fields that decide targets, from which a receipt is counted again. */
function countedFields(ticket: ChangeableTicket, { priority, categories }: TicketChange['set']) {
  const isRecategorized = categories !== undefined && categories.join() !== ticket.categories.join()
  return {
    ...(priority !== undefined && priority !== ticket.priority && { priority }),
    ...(isRecategorized && { categories }),
  }
}

/** Applies the change to a ticket that is locked already, counts its clocks, and records the event. */
export async function applyChange(
  tx: Tx,
  ticket: ChangeableTicket,
  { set, newComments = 0, event }: TicketChange,
  { by, at }: { by: Author; at: Date },
): Promise<ChangedTicket> {
  const data = { ...event?.data, ...countedFields(ticket, set) }
  const { status: from } = ticket
  const { status: to = from } = set
  const events = [
    ...(event ? [{ at, ...event, data }] : []),
    // Skip this for a close, which has an event of its own.
    ...(to !== from && to !== 'Closed'
      ? [{ type: 'status_changed' as const, data: { from, to }, at }]
      : []),
  ].map((one) => ({ ...one, byAgent: by.byAgent }))
  const clocks = await changedClocks(tx, ticket, { set, events, at })
  const updated = await updateTicket(tx, ticket, {
    ...set,
    ...clocks.set,
    commentCount: ticket.commentCount + newComments,
    updatedAt: at,
  })
  for (const one of events) await recordEvent(tx, ticket, { ...one, by })
  if (clocks.escalations)
    await storeEscalations(tx, ticket.customerId, [
      { id: ticket.id, escalations: clocks.escalations },
    ])
  return { ticket: updated }
}
