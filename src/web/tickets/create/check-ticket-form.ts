import { CreateTicket } from '#shared/tickets/input.ts'
import * as words from '#words/tickets.ts'

/** The schema names its texts by their keys, which are every language's. */
const TEXTS = new Map<string, string>([
  ['tickets.priorityRequired', words.priorityRequired],
  ['tickets.priorityUnknown', words.priorityUnknown],
  ['tickets.subjectRequired', words.subjectRequired],
  ['tickets.subjectTooLong', words.subjectTooLong],
  ['tickets.descriptionRequired', words.descriptionRequired],
  ['tickets.descriptionTooLong', words.descriptionTooLong],
  ['tickets.categoryRequired', words.categoryRequired],
  ['tickets.tooManyCategories', words.tooManyCategories],
  ['tickets.notStorable', words.notStorable],
  ['tickets.giveParticipant', words.giveParticipant],
  ['tickets.tooManyParticipants', words.tooManyParticipants],
])

type TicketProblems = Partial<Record<keyof CreateTicket, string>>

/**
 * The ticket as it can be sent, or null and what is wrong with it: one message for each field. A
 * participant who was typed and not added would be left out of it.
 */
export function checkTicketForm(
  values: unknown,
  typedParticipant = '',
): {
  ticket: CreateTicket | null
  problems: TicketProblems
} {
  const result = CreateTicket.safeParse(values)
  const isTyped = typedParticipant.trim() !== ''
  if (result.success && !isTyped) return { ticket: result.data, problems: {} }

  const problems: TicketProblems = isTyped ? { participants: words.chooseColleague } : {}
  for (const { path, message } of result.error?.issues ?? []) {
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
