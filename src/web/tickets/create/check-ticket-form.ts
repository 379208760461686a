import { CreateTicket } from '#shared/tickets/input.ts'

import { TICKET_FIELDS, type TicketProblems } from '#web/tickets/writing/ticket-problems.ts'

/** The ticket as it can be sent, or null and what is wrong with it: one message for each field. */
export function checkTicketForm(values: unknown): {
  ticket: CreateTicket | null
  problems: TicketProblems
} {
  const result = CreateTicket.safeParse(values)
  if (result.success) return { ticket: result.data, problems: {} }

  const problems: TicketProblems = {}
  for (const { path, message } of result.error.issues) {
    const field = TICKET_FIELDS.find((name) => name === path[0])
    if (field) problems[field] ??= message
  }
  return { ticket: null, problems }
}
