import { businessMinutesBetween } from '#shared/sla/business-time.ts'

import type { TicketRow } from '#server/tickets/queries.ts'

/** Returns what stops the response clock; undefined where an earlier reply, or this one, has stopped it. */
export function firstResponse(ticket: TicketRow, at: Date) {
  if (ticket.firstResponseAt && ticket.firstResponseAt <= at) return undefined
  return {
    firstResponseAt: at,
    firstResponseMinutes: businessMinutesBetween(ticket.createdAt, at, ticket.timeZone),
  }
}
