import type { TicketListItem } from '#shared/tickets.ts'

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
    const messages = known ? changesOf(known, ticket) : [greetingOf(ticket, since)]
    return messages.map((message) => ({ ticketId: ticket.id, message, at: ticket.updatedAt }))
  })
}

/** What is unknown may also be an old ticket that had been quiet for too long to be remembered. */
function greetingOf({ subject, createdAt }: ChangedTicket, since: string): string {
  return createdAt > since ? `New ticket created: ${subject}` : `Ticket updated: ${subject}`
}

function changesOf(known: SeenTicket, ticket: ChangedTicket): string[] {
  if (isOlder(ticket, known)) return []
  const messages: string[] = []
  if (ticket.commentCount > known.commentCount)
    messages.push(`New reply on ticket: ${ticket.subject}`)
  if (ticket.status !== known.status)
    messages.push(`Ticket status changed to ${ticket.status}: ${ticket.subject}`)
  if (messages.length === 0 && ticket.updatedAt > known.updatedAt)
    messages.push(`Ticket updated: ${ticket.subject}`)
  return messages
}
