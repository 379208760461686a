import {
  PRIORITIES,
  type Priority,
  TICKET_STATUSES,
  type TicketStatus,
} from '#shared/tickets/values.ts'

type Rated = { status: TicketStatus; priority: Priority }

/**
 * The ticket with its status and priority as they are written here: both are compared without
 * regard to case (specification section 4), which everything behind this may then forget.
 */
export function inKnownCase<Ticket extends { id: string } & Partial<Rated>>(
  ticket: Ticket,
): Ticket {
  const status = known(TICKET_STATUSES, ticket.status)
  const priority = known(PRIORITIES, ticket.priority)
  return { ...ticket, ...(status && { status }), ...(priority && { priority }) }
}

function known<Value extends string>(values: readonly Value[], given: string | undefined) {
  return values.find((value) => value.toLowerCase() === given?.toLowerCase())
}
