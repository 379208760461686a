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

export const SAML_PROVIDER_LABELS: Record<SamlProvider, string> = {
  microsoft_entra: 'Microsoft Entra ID',
  google_identity: 'Google Identity/Workspace',
  okta: 'Okta',
  auth0: 'Auth0',
  ping_identity: 'Ping Identity',
  onelogin: 'OneLogin',
  aws_iam: 'AWS IAM',
  ibm_security_verify: 'IBM Security Verify',
  oracle_idcs: 'Oracle IDCS',
  forgerock: 'ForgeRock',
  custom: 'Custom',
}

/** What a customer cannot be saved without; connections/fields.ts has those of its connection. */
export const REQUIRED_MESSAGES = {
  name: 'Name is required',
  domain: 'Domain is required',
} as const

export const MAX_TECHNICAL_CONTACTS = 10

/** How long a deleted customer can be brought back. */
export const DELETED_CUSTOMER_DAYS = 30

export const CERTIFICATE_STATES = ['valid', 'not_yet_valid', 'expired'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]
