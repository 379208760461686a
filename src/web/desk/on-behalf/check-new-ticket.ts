import { isEmail } from '#shared/customers/contact-problems.ts'
import { MAX_SUBJECT_LENGTH } from '#shared/limits.ts'
import type { Priority } from '#shared/tickets/values.ts'
import * as words from '#words/desk.ts'

import type { Caller } from './callers.ts'

/** Values of the form, under the names that the server's `fields` have. */
export type NewTicketValues = {
  customerId: string
  email: string
  name: string
  subject: string
  description: string
  priority: Priority
  categories: string[]
  assignToMe: boolean
  /** The customer that people are looked for in, and the person who was chosen: one or none. */
  customer: Caller['customer'][]
  caller: Caller[]
  /** The files themselves are kept elsewhere. */
  fileCount: number
}

export const EMPTY_TICKET: NewTicketValues = {
  customerId: '',
  email: '',
  name: '',
  subject: '',
  description: '',
  priority: 'Medium',
  categories: [],
  assignToMe: true,
  customer: [],
  caller: [],
  fileCount: 0,
}

const CUSTOMER = { id: '', name: '' }

/** The shape of a draft. */
export const EXAMPLE_TICKET: NewTicketValues = {
  ...EMPTY_TICKET,
  categories: [''],
  customer: [CUSTOMER],
  caller: [{ customer: CUSTOMER, email: '', name: '', isNew: false }],
}

export const TICKET_FIELDS = [
  'customerId',
  'email',
  'name',
  'subject',
  'description',
  'priority',
  'categories',
  'assignToMe',
  'customer',
  'fileCount',
] as const

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
