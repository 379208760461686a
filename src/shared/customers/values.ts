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

/** The team has a customer of its own, which no list shows and whose connection is the team's. */
export const TEAM_ID = '00000000-0000-7000-8000-000000000001'

/** Reasons that keep a customer's people from signing in, or that no one has done so yet. */
export const SETUP_STATES = [
  'not_set_up',
  'link_created',
  'link_sent',
  'link_ready',
  'draft',
  'testing',
  'test_failed',
  'test_passed',
  'pilot',
  'off',
  'no_sign_in',
  'emergency',
] as const
export type SetupState = (typeof SETUP_STATES)[number]
/** Lists the customers that are in one of these states. */
export const SETUP_IN_PROGRESS = 'in_progress'

// How the list of customers can be narrowed and sorted.
export const SETUP_FILTERS = [SETUP_IN_PROGRESS, 'enabled', 'disabled'] as const
export type SetupFilter = (typeof SETUP_FILTERS)[number]
export const STATUS_FILTERS = ['active', 'inactive'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]
export const CUSTOMER_SORTS = ['name', 'start'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]
export const DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof DIRECTIONS)[number]

/** Days of sign-in failures that the overview of a customer counts. */
export const FAILURE_DAYS = 30
/** Days of raised tickets whose service level it shows. */
export const SERVICE_LEVEL_DAYS = 90

export const MAX_TECHNICAL_CONTACTS = 10

/** How long a deleted customer can be brought back. */
export const DELETED_CUSTOMER_DAYS = 30

export const CERTIFICATE_STATES = ['valid', 'not_yet_valid', 'expired'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]
