import type { TicketListItem } from '#shared/tickets/contract.ts'

import { instantToAskFrom, isOlder, type SeenTicket, type SeenTickets } from './seen-tickets.ts'

type ChangedTicket = SeenTicket & Pick<TicketListItem, 'id' | 'subject' | 'createdAt'>

export type TicketNews = {
  ticketId: string
  message: string
  /** When it happened. */
  at: string
}

/** What the tickets of a poll bring that was not seen before, in their order. */
export function diffTickets(seen: SeenTickets, tickets: ChangedTicket[]): TicketNews[] {
  const since = instantToAskFrom(seen)
  return tickets.flatMap((ticket) => {
    const known = seen.tickets[ticket.id]
    const message = known ? changeOf(known, ticket) : greetingOf(ticket, since)
    return message === null ? [] : [{ ticketId: ticket.id, message, at: ticket.updatedAt }]
  })
}

/** What is unknown may also be an old ticket that had been quiet for too long to be remembered. */
function greetingOf({ subject, createdAt }: ChangedTicket, since: string): string {
  return createdAt > since ? `New ticket created: ${subject}` : `Ticket updated: ${subject}`
}

/** The first kind that fits, in the order of the specification: one change is one item. */
function changeOf(known: SeenTicket, ticket: ChangedTicket): string | null {
  if (isOlder(ticket, known)) return null
  if (ticket.status !== known.status)
    return `Ticket status changed to ${ticket.status}: ${ticket.subject}`
  if (ticket.commentCount > known.commentCount) return `New reply on ticket: ${ticket.subject}`
  return ticket.updatedAt > known.updatedAt ? `Ticket updated: ${ticket.subject}` : null
}
