import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/notifications.ts'
import * as ticketWords from '#words/tickets.ts'

import {
  instantToAskFrom,
  isOlder,
  lastInstantOf,
  type SeenTicket,
  type SeenTickets,
} from './seen-tickets.ts'

type ChangedTicket = SeenTicket &
  Pick<TicketListItem, 'id' | 'subject' | 'createdAt' | 'requester' | 'joined'>

export type TicketNews = {
  ticketId: string
  message: string
  /** When it happened. */
  at: string
}

/** Returns the news in the tickets of a poll that were not seen before, in their order. */
export function diffTickets(seen: SeenTickets, tickets: ChangedTicket[]): TicketNews[] {
  const since = instantToAskFrom(seen)
  return tickets.flatMap((ticket) => {
    const known = seen.tickets[ticket.id]
    const message = known ? changeOf(known, ticket) : greetingOf(ticket, since)
    return message === null ? [] : [{ ticketId: ticket.id, message, at: lastInstantOf(ticket) }]
  })
}

/**
 * An unknown ticket may also be an old one that had been quiet for too long to be remembered. A
 * participant in a colleague's ticket learns who added them, or whose ticket it is.
 */
function greetingOf(
  { subject, createdAt, requester, joined }: ChangedTicket,
  since: string,
): string {
  const isNew = createdAt > since
  if (joined && joined.at > since)
    return joined.by === null ? words.joined(subject) : words.joinedBy(joined.by, subject)
  if (requester) return (isNew ? words.createdBy : words.updatedOf)(requester.name, subject)
  return isNew ? words.created(subject) : words.updated(subject)
}

/** The first kind that fits, in the order of the specification: one change is one item. */
function changeOf(known: SeenTicket, ticket: ChangedTicket): string | null {
  if (isOlder(ticket, known)) return null
  if (ticket.status !== known.status)
    return words.statusChanged(ticketWords.statuses[ticket.status], ticket.subject)
  if (ticket.commentCount > known.commentCount) return words.replied(ticket.subject)
  return ticket.updatedAt > known.updatedAt ? words.updated(ticket.subject) : null
}
