import { isEmail } from '#shared/customers/contact-problems.ts'
import { MAX_SUBJECT_LENGTH } from '#shared/limits.ts'
import type { Priority } from '#shared/tickets/values.ts'
import * as words from '#words/desk.ts'

/** Values of the form, under the names that the server's `fields` have. */
export type NewTicketValues = {
  customerId: string
  email: string
  name: string
  subject: string
  description: string
  priority: Priority
  categories: string[]
}

export const EMPTY_TICKET: NewTicketValues = {
  customerId: '',
  email: '',
  name: '',
  subject: '',
  description: '',
  priority: 'Medium',
  categories: [],
}

/**
 * Finds errors that are visible here, in the order of the form. Not by the schema: every page would
 * load what shares it. Only the server knows whether an address is the customer's.
 */
export function checkNewTicket(
  values: NewTicketValues,
): Partial<Record<keyof NewTicketValues, string>> {
  const { customerId, email, subject, description, categories } = values
  return {
    // One field decides about both.
    ...((customerId === '' || !isEmail(email)) && { email: words.chooseCaller }),
    ...(subject.trim() === '' && { subject: words.giveSubject }),
    ...(subject.trim().length > MAX_SUBJECT_LENGTH && { subject: words.subjectTooLong }),
    ...(description.trim() === '' && { description: words.giveDescription }),
    ...(categories.length === 0 && { categories: words.chooseCategory }),
  }
}
