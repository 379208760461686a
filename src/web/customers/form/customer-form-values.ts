import type { Customer, CustomerInput } from '#shared/customers/contract.ts'

import {
  NEW_CONNECTION_VALUES,
  toConnectionInput,
  toConnectionValues,
} from '#web/connections/settings/connection-values.ts'
import { languageIn } from '#web/lib/format/language-name.ts'
import type { CustomerValues } from './customer-fields.ts'

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
