import { slaDueDates } from '#shared/sla/sla.ts'
import type { Priority } from '#shared/tickets/values.ts'

import type { TicketRow } from './queries.ts'

/** Returns the new due times, counted from when the ticket was raised; undefined for the same priority. */
export function reschedule(ticket: TicketRow, priority: Priority | undefined) {
  if (priority === undefined || priority === ticket.priority) return undefined
  return slaDueDates(ticket.createdAt, priority, ticket.timeZone)
}
