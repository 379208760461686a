import type { TicketListItem } from '#shared/tickets/contract.ts'
import { hasTerms, searchTerms } from '#shared/tickets/search-terms.ts'

/** A ticket of a list. Those of the desk come without the description. */
export type FoundTicket = Pick<
  TicketListItem,
  'id' | 'number' | 'subject' | 'status' | 'confidential'
> & {
  description?: string
  /** In lists of more than one's own tickets. */
  requester?: { id: string; name: string } | undefined
}

type Sources = {
  /** Tickets that the server has found, as soon as it has. */
  found: FoundTicket[] | undefined
  /** Tickets that pages have loaded before. */
  known: FoundTicket[]
}

/**
 * Tickets for what is typed. Until the server has answered these are the known ones that have the
 * text, by its own rule: all terms in subject and description, or for a number. A ticket that is meant by its
 * number comes first.
 */
export function findTickets(typed: string, { found, known }: Sources): FoundTicket[] {
  const byNumber = [...(found ?? []), ...known]
    .filter(({ number }) => `#${number}` === typed || `${number}` === typed)
    .slice(0, 1)
  const terms = searchTerms(typed)
  const byText =
    found ??
    known.filter(({ subject, description }) => hasTerms(`${subject}\n${description ?? ''}`, terms))
  return [...byNumber, ...byText.filter(({ id }) => !byNumber.some((ticket) => ticket.id === id))]
}
