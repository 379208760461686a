import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import { slaDueDates } from '#shared/sla/sla.ts'
import type { Priority } from '#shared/tickets/values.ts'

import type { TicketRow } from './queries.ts'

/** Returns what stops the response clock; undefined where an earlier reply, or this one, has stopped it. */
export function firstResponse(ticket: TicketRow, at: Date) {
  if (ticket.firstResponseAt && ticket.firstResponseAt <= at) return undefined
  return {
    firstResponseAt: at,
    firstResponseMinutes: businessMinutesBetween(ticket.createdAt, at, ticket.timeZone),
  }
}

/** Returns the new due times, counted from when the ticket was raised; undefined for the same priority. */
export function reschedule(ticket: TicketRow, priority: Priority | undefined) {
  if (priority === undefined || priority === ticket.priority) return undefined
  return slaDueDates(ticket.createdAt, priority, ticket.timeZone)
}
