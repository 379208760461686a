import { keysOf } from '#shared/keys-of.ts'
import type { SamlProvider } from '#shared/customers/values.ts'
import type { ContactTexts } from '#shared/customers/contact-problems.ts'
import type { Problems } from '#web/kit/form/problems.ts'

/** What the form holds, under the names that the server's `fields` have. */
export type CustomerValues = {
  name: string
  domain: string
  domains: string[]
  mspStartDate: string
  timeZone: string
  active: boolean
  technicalContacts: ContactTexts[]
  'saml.enabled': boolean
  'saml.provider': SamlProvider
  'saml.entityId': string
  'saml.entryPoint': string
  'saml.cert': string
  'saml.validateSignature': boolean
  'saml.validateInResponseTo': boolean
  'saml.disableRequestedAuthnContext': boolean
  'saml.auditEnabled': boolean
  'saml.audienceRestriction': string
  'saml.previousCert': string
  'saml.ipRestrictions': string[]
}

export type CustomerField = keyof CustomerValues
export type CustomerProblems = Problems<CustomerValues>

export const CUSTOMER_LABELS: Record<CustomerField, string> = {
  name: 'Customer Name',
  domain: 'Email Domain',
  domains: 'Further Email Domains',
  mspStartDate: 'MSP Start Date',
  timeZone: 'Time Zone',
  active: 'Active',
  technicalContacts: 'Technical Contacts',
  'saml.enabled': 'Enable SAML SSO',
  'saml.provider': 'Identity Provider',
  'saml.entityId': 'Entity ID / Issuer',
  'saml.entryPoint': 'Entry Point URL / SSO URL',
  'saml.cert': 'X.509 Certificate',
  'saml.validateSignature': 'Validate response signatures',
  'saml.validateInResponseTo': 'Validate the InResponseTo field',
  'saml.disableRequestedAuthnContext': 'Disable the requested authentication context',
  'saml.auditEnabled': 'Enable authentication audit logging',
  'saml.audienceRestriction': 'Audience Restriction',
  'saml.previousCert': 'Previous Certificate',
  'saml.ipRestrictions': 'IP Restrictions',
}

/** In the order of the page. */
// Object.keys() forgets which keys they are; the record has exactly these.
export const CUSTOMER_FIELDS = keysOf(CUSTOMER_LABELS)

export function isSamlField(field: CustomerField): boolean {
  return field.startsWith('saml.')
}
