import { keysOf } from '#shared/keys-of.ts'
import { REQUIRED_MESSAGES } from '#shared/customers/values.ts'
import { checkContact } from '#shared/customers/contact-problems.ts'

import { type CustomerProblems, type CustomerValues, isSamlField } from './customer-fields.ts'

/** What is missing. Whether a value can do its work is for the server to say. */
export function checkCustomerForm(values: CustomerValues): CustomerProblems {
  const problems: CustomerProblems = {}
  // The record has exactly these keys.
  for (const field of keysOf(REQUIRED_MESSAGES)) {
    if (isSamlField(field) && !values['saml.enabled']) continue
    if (values[field].trim() === '') problems[field] = REQUIRED_MESSAGES[field]
  }
  for (const [index, contact] of values.technicalContacts.entries()) {
    for (const [part, problem] of Object.entries(checkContact(contact)))
      problems[`technicalContacts.${index}.${part}`] = problem
  }
  return problems
}
