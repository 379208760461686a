import * as words from '#words/customers.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import {
  checkContact,
  type ContactProblem,
  type ContactTexts,
} from '#shared/customers/contact-problems.ts'
import type { Customer, CustomerInput } from '#shared/customers/contract.ts'
import {
  CONNECTION_LABELS,
  type ConnectionValues,
  missingOf,
  NEW_CONNECTION_VALUES,
  toConnectionInput,
  toConnectionValues,
} from '#web/connections/settings/connection-values.ts'
import { languageIn } from '#web/lib/format/language-name.ts'
import type { Problems } from '#web/ui/form/problems.ts'

/** Values of the form, under the names that the server's `fields` have. */
export type CustomerValues = {
  name: string
  domain: string
  domains: string[]
  mspStartDate: string
  timeZone: string
  language: string
  active: boolean
  technicalContacts: ContactTexts[]
} & ConnectionValues

export type CustomerField = keyof CustomerValues

type CustomerProblems = Problems<CustomerValues>

export const CUSTOMER_LABELS: Record<CustomerField, string> = {
  ...words.labels,
  ...CONNECTION_LABELS,
}

/** In the order of the page. */
export const CUSTOMER_FIELDS = keysOf(CUSTOMER_LABELS)

export const NEW_CUSTOMER: CustomerValues = {
  name: '',
  domain: '',
  domains: [],
  mspStartDate: '',
  timeZone: '',
  language: '',
  active: true,
  technicalContacts: [],
  ...NEW_CONNECTION_VALUES,
}

/** One of each, for the shape. */
export const EXAMPLE_CUSTOMER: CustomerValues = {
  ...NEW_CUSTOMER,
  domains: [''],
  technicalContacts: [{ name: '', email: '', phone: '' }],
  'saml.ipRestrictions': [''],
}

export function toFormValues({ saml, ...customer }: Customer): CustomerValues {
  return {
    name: customer.name,
    domain: customer.domain,
    domains: customer.domains,
    mspStartDate: customer.mspStartDate ?? '',
    timeZone: customer.timeZone ?? '',
    language: customer.language ?? '',
    active: customer.active,
    technicalContacts: customer.technicalContacts.map(({ name, email, phone }) => ({
      name,
      email: email ?? '',
      phone: phone ?? '',
    })),
    ...toConnectionValues(saml),
  }
}

export function toCustomerInput(values: CustomerValues, saved: CustomerValues): CustomerInput {
  return {
    name: values.name,
    domain: values.domain,
    domains: withoutBlanks(values.domains),
    active: values.active,
    mspStartDate: values.mspStartDate,
    timeZone: values.timeZone,
    language: languageIn(values.language),
    // Blank ones, too, which the server leaves out: so its words are about the same places.
    technicalContacts: values.technicalContacts,
    saml: toConnectionInput(values, saved),
  }
}

function withoutBlanks(texts: string[]): string[] {
  return texts.filter((text) => text.trim() !== '')
}

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

/** Returns the version that another administrator has saved, as the form goes on from it. */
export function savedByOther(current: Customer) {
  return {
    values: toFormValues(current),
    version: current.version,
    by: current.updatedBy,
    at: current.updatedAt,
  }
}

/** Returns who can no longer sign in once this is saved, at a customer whose people can; null where no one loses it. */
export function lossOfSignIn(
  before: CustomerValues,
  after: CustomerValues,
): { of: 'everyone' } | { of: 'domains'; domains: string[] } | { of: 'sessions' } | null {
  const isLive = (values: CustomerValues) => values.active && values['saml.enabled']
  if (!isLive(before)) return null
  if (!isLive(after)) return { of: 'everyone' }
  const kept = [after.domain, ...after.domains]
  const domains = withoutBlanks([before.domain, ...before.domains]).filter(
    (domain) => !kept.includes(domain),
  )
  if (domains.length > 0) return { of: 'domains', domains }
  const hasOther = before['saml.entityId'] !== after['saml.entityId']
  return hasOther ? { of: 'sessions' } : null
}
