import { REQUIRED_MESSAGES } from '#shared/customers/values.ts'
import { checkContact } from '#shared/customers/contact-problems.ts'

import { missingOf } from '#web/connections/connection-values.ts'
import type { CustomerProblems, CustomerValues } from './customer-fields.ts'

/** Says what is missing. Whether a value can do its work, the server says. */
export function checkCustomerForm(values: CustomerValues): CustomerProblems {
  const problems: CustomerProblems = {}
  if (values.name.trim() === '') problems.name = REQUIRED_MESSAGES.name
  if (values.domain.trim() === '') problems.domain = REQUIRED_MESSAGES.domain
  Object.assign(problems, missingOf(values))
  for (const [index, contact] of values.technicalContacts.entries()) {
    for (const [part, problem] of Object.entries(checkContact(contact)))
      problems[`technicalContacts.${index}.${part}`] = problem
  }
  return problems
}
