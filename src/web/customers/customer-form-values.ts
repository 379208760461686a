import type { Customer, CustomerInput } from '#shared/customers/contract.ts'

import type { CustomerValues } from './customer-fields.ts'

export const NEW_CUSTOMER: CustomerValues = {
  name: '',
  domain: '',
  domains: [],
  mspStartDate: '',
  timeZone: '',
  active: true,
  technicalContacts: [],
  'saml.enabled': false,
  'saml.provider': 'custom',
  'saml.entityId': '',
  'saml.entryPoint': '',
  'saml.cert': '',
  'saml.validateSignature': true,
  'saml.validateInResponseTo': true,
  'saml.disableRequestedAuthnContext': true,
  'saml.auditEnabled': true,
  'saml.audienceRestriction': '',
  'saml.previousCert': '',
  'saml.ipRestrictions': [],
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
    active: customer.active,
    technicalContacts: customer.technicalContacts.map(({ name, email, phone }) => ({
      name,
      email: email ?? '',
      phone: phone ?? '',
    })),
    'saml.enabled': saml.enabled,
    'saml.provider': saml.provider,
    'saml.entityId': saml.entityId,
    'saml.entryPoint': saml.entryPoint,
    'saml.cert': saml.cert,
    'saml.validateSignature': saml.validateSignature,
    'saml.validateInResponseTo': saml.validateInResponseTo,
    'saml.disableRequestedAuthnContext': saml.disableRequestedAuthnContext,
    'saml.auditEnabled': saml.auditEnabled,
    'saml.audienceRestriction': saml.audienceRestriction ?? '',
    'saml.previousCert': saml.previousCert ?? '',
    'saml.ipRestrictions': saml.ipRestrictions,
  }
}

/**
 * What is sent. While SAML is off its fields cannot be seen, so those of `saved` are sent: nothing
 * is stored, or refused, that nobody sees.
 */
export function toCustomerInput(values: CustomerValues, saved: CustomerValues): CustomerInput {
  const shown = values['saml.enabled'] ? values : saved
  return {
    name: values.name,
    domain: values.domain,
    domains: withoutBlanks(values.domains),
    active: values.active,
    mspStartDate: values.mspStartDate,
    timeZone: values.timeZone,
    // Blank ones, too, which the server leaves out: so its words are about the same places.
    technicalContacts: values.technicalContacts,
    saml: {
      enabled: values['saml.enabled'],
      provider: shown['saml.provider'],
      entityId: shown['saml.entityId'],
      entryPoint: shown['saml.entryPoint'],
      cert: shown['saml.cert'],
      validateSignature: shown['saml.validateSignature'],
      validateInResponseTo: shown['saml.validateInResponseTo'],
      disableRequestedAuthnContext: shown['saml.disableRequestedAuthnContext'],
      auditEnabled: shown['saml.auditEnabled'],
      audienceRestriction: shown['saml.audienceRestriction'],
      previousCert: shown['saml.previousCert'],
      ipRestrictions: withoutBlanks(shown['saml.ipRestrictions']),
    },
  }
}

function withoutBlanks(texts: string[]): string[] {
  return texts.filter((text) => text.trim() !== '')
}
