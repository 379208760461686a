import type { SamlRefusal } from './refusals.ts'

/** Why a sign-in was refused: what the response itself showed, or what is known beside it. */
export type SignInRefusal =
  | SamlRefusal
  | 'customer_unavailable'
  | 'address_not_allowed'
  | 'foreign_domain'
  | 'unknown_request'
  | 'other_browser'
  | 'replayed'
  | 'person_deactivated'
