import { CreateTicket } from '#shared/tickets/input.ts'
import * as words from '#words/ticket-input.ts'

type TicketProblems = Partial<Record<keyof CreateTicket, string>>

/** The ticket as it can be sent, or null and what is wrong with it: one message for each field. */
export function checkTicketForm(values: unknown): {
  ticket: CreateTicket | null
  problems: TicketProblems
} {
  const result = CreateTicket.safeParse(values)
  if (result.success) return { ticket: result.data, problems: {} }

  const problems: TicketProblems = {}
  for (const { path, message } of result.error.issues) {
    const [field] = path
    if (isTicketField(field)) problems[field] ??= textOf(message)
  }
  return { ticket: null, problems }
}

/** The schema names its texts by their keys, which are every language's. */
function textOf(key: string): string {
  const [, name] = key.split('.')
  return Object.entries(words).find(([known]) => known === name)?.[1] ?? key
}

function isTicketField(name: PropertyKey | undefined): name is keyof CreateTicket {
  return name !== undefined && Object.hasOwn(CreateTicket.shape, name)
}
