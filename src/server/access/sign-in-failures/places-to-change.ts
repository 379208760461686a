import type { GuidePlace, SignInSetting } from '#shared/sign-in-failures/values.ts'
import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

type Places = {
  /** Settings of the admin area to look at; empty when only the identity provider can change it. */
  settings: SignInSetting[]
  /** Part of the setup guide that says how to change it. */
  guide: GuidePlace
}

/** Settings and guide that correct each kind of refused sign-in. */
export const PLACES_TO_CHANGE: Record<SignInRefusal, Places> = {
  malformed: { settings: [], guide: 'steps' },
  too_large: { settings: [], guide: 'attributes' },
  too_complex: { settings: [], guide: 'attributes' },
  doctype: { settings: [], guide: 'steps' },
  forbidden_markup: { settings: [], guide: 'steps' },
  unexpected_message: { settings: [], guide: 'values' },
  wrong_namespace: { settings: [], guide: 'steps' },
  wrong_version: { settings: [], guide: 'steps' },
  status: { settings: ['saml.disableRequestedAuthnContext'], guide: 'problems' },
  no_assertion: { settings: [], guide: 'problems' },
  several_assertions: { settings: [], guide: 'steps' },
  encrypted_assertion: { settings: ['saml.decryptAssertions'], guide: 'steps' },
  decryption_failed: { settings: ['saml.decryptAssertions'], guide: 'values' },
  weak_encryption: { settings: ['saml.decryptAssertions'], guide: 'steps' },
  duplicate_id: { settings: [], guide: 'steps' },
  no_signature: { settings: ['saml.validateSignature'], guide: 'settings' },
  bad_signature: { settings: ['saml.cert', 'saml.previousCert'], guide: 'bring_back' },
  weak_algorithm: { settings: [], guide: 'settings' },
  bad_certificate: { settings: ['saml.cert'], guide: 'bring_back' },
  wrong_issuer: { settings: ['saml.entityId'], guide: 'bring_back' },
  wrong_destination: { settings: [], guide: 'values' },
  wrong_recipient: { settings: [], guide: 'values' },
  wrong_audience: { settings: ['saml.audienceRestriction'], guide: 'values' },
  no_bearer_confirmation: { settings: [], guide: 'steps' },
  missing_in_response_to: { settings: ['saml.validateInResponseTo'], guide: 'settings' },
  in_response_to_mismatch: { settings: [], guide: 'problems' },
  not_yet_valid: { settings: [], guide: 'problems' },
  expired: { settings: [], guide: 'problems' },
  too_old: { settings: [], guide: 'problems' },
  session_expired: { settings: [], guide: 'settings' },
  unsupported_condition: { settings: [], guide: 'steps' },
  sign_out_refused: {
    settings: ['saml.cert', 'saml.previousCert', 'saml.entityId'],
    guide: 'steps',
  },
  no_email: { settings: [], guide: 'attributes' },
  several_emails: { settings: [], guide: 'attributes' },
  invalid_email: { settings: [], guide: 'attributes' },
  customer_unavailable: { settings: ['saml.enabled', 'active'], guide: 'values' },
  address_not_allowed: { settings: ['saml.ipRestrictions'], guide: 'settings' },
  foreign_domain: { settings: ['domain'], guide: 'attributes' },
  domain_not_proven: { settings: ['domain'], guide: 'problems' },
  unknown_request: { settings: [], guide: 'problems' },
  other_browser: { settings: [], guide: 'problems' },
  replayed: { settings: [], guide: 'problems' },
  code_wrong: { settings: [], guide: 'problems' },
  code_expired: { settings: [], guide: 'problems' },
  code_used_up: { settings: [], guide: 'problems' },
  code_other_browser: { settings: [], guide: 'problems' },
  code_not_allowed: { settings: [], guide: 'problems' },
  person_deactivated: { settings: ['people'], guide: 'settings' },
}

/**
 * Refusals that concern one person and say nothing of others. They are over when that person has
 * signed in; all others, when anyone has.
 */
export const REFUSALS_OF_ONE_PERSON: SignInRefusal[] = [
  'status',
  'no_email',
  'several_emails',
  'invalid_email',
  'session_expired',
  'missing_in_response_to',
  'in_response_to_mismatch',
  'address_not_allowed',
  'foreign_domain',
  'domain_not_proven',
  'unknown_request',
  'other_browser',
  'replayed',
  'person_deactivated',
  'code_wrong',
  'code_expired',
  'code_used_up',
  'code_other_browser',
  'code_not_allowed',
]
