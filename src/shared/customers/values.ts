import * as words from '#words/connections.ts'

// Free of schemas, so that any page may import it.

/** Identity-provider kinds of specification sections 3 and 9, in the order of the guide's select. */
export const SAML_PROVIDERS = [
  'microsoft_entra',
  'google_identity',
  'okta',
  'auth0',
  'ping_identity',
  'onelogin',
  'aws_iam',
  'ibm_security_verify',
  'oracle_idcs',
  'forgerock',
  'custom',
] as const
export type SamlProvider = (typeof SAML_PROVIDERS)[number]

export const SAML_PROVIDER_LABELS: Record<SamlProvider, string> = words.providerNames

export const MAX_TECHNICAL_CONTACTS = 10

/** How long a deleted customer can be brought back. */
export const DELETED_CUSTOMER_DAYS = 30

export const CERTIFICATE_STATES = ['valid', 'not_yet_valid', 'expired'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]
