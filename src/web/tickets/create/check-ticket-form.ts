import { CreateTicket } from '#shared/tickets/input.ts'
import { textKey } from '#shared/words/catalogue.ts'
import * as words from '#words/tickets.ts'

/** The schema names its texts by their keys, which are every language's. */
const TEXTS = new Map<string, string>([
  [textKey('tickets.priorityRequired'), words.priorityRequired],
  [textKey('tickets.priorityUnknown'), words.priorityUnknown],
  [textKey('tickets.subjectRequired'), words.subjectRequired],
  [textKey('tickets.subjectTooLong'), words.subjectTooLong],
  [textKey('tickets.descriptionRequired'), words.descriptionRequired],
  [textKey('tickets.descriptionTooLong'), words.descriptionTooLong],
  [textKey('tickets.categoryRequired'), words.categoryRequired],
  [textKey('tickets.tooManyCategories'), words.tooManyCategories],
  [textKey('tickets.notStorable'), words.notStorable],
])

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

function textOf(key: string): string {
  return TEXTS.get(key) ?? key
}

function isTicketField(name: PropertyKey | undefined): name is keyof CreateTicket {
  return name !== undefined && Object.hasOwn(CreateTicket.shape, name)
}
