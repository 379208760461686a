import { checkContact, type ContactProblem } from '#shared/customers/contact-problems.ts'
import * as words from '#words/customers.ts'

import { missingOf } from '#web/connections/settings/connection-values.ts'
import type { CustomerProblems, CustomerValues } from './customer-fields.ts'

const CONTACT_PROBLEMS: Record<ContactProblem, string> = {
  nameRequired: words.contactNameRequired,
  giveWay: words.giveEmailOrPhone,
  giveEmail: words.giveContactEmail,
  givePhone: words.giveContactPhone,
  nameTooLong: words.contactNameTooLong,
  emailTooLong: words.contactEmailTooLong,
  phoneTooLong: words.contactPhoneTooLong,
}

/** Says what is missing. Whether a value can do its work, the server says. */
export function checkCustomerForm(values: CustomerValues): CustomerProblems {
  const problems: CustomerProblems = {}
  if (values.name.trim() === '') problems.name = words.nameRequired
  if (values.domain.trim() === '') problems.domain = words.domainRequired
  Object.assign(problems, missingOf(values))
  for (const [index, contact] of values.technicalContacts.entries()) {
    for (const [part, problem] of Object.entries(checkContact(contact)))
      problems[`technicalContacts.${index}.${part}`] = CONTACT_PROBLEMS[problem]
  }
  return problems
}
