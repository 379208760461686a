import type { TicketListItem } from '#shared/tickets/contract.ts'

type Sources = {
  /** What the server has found, as soon as it has. */
  found: TicketListItem[] | undefined
  /** What pages have loaded before. */
  known: TicketListItem[]
}

/**
 * Tickets for what is typed. Until the server has answered these are the known ones that have the
 * text, by its own rule: in subject or description, or for a number. A ticket that is meant by its
 * number comes first.
 */
export function findTickets(typed: string, { found, known }: Sources): TicketListItem[] {
  const byNumber = [...(found ?? []), ...known]
    .filter(({ number }) => `#${number}` === typed || `${number}` === typed)
    .slice(0, 1)
  const byText = found ?? known.filter((ticket) => hasText(ticket, typed))
  return [...byNumber, ...byText.filter(({ id }) => !byNumber.some((ticket) => ticket.id === id))]
}

function hasText({ subject, description }: TicketListItem, text: string): boolean {
  const wanted = text.toLowerCase()
  return [subject, description].some((field) => field.toLowerCase().includes(wanted))
}
