import { ownValue } from '#shared/basic/own-value.ts'

// Free of schemas, so that the login page may import it. Reasons of a refused sign-in, sorted by
// what the person can do about it; the words file of this name has what they read.

/** The person starts again. */
export const PASSING = [
  'malformed',
  'unexpected_message',
  'missing_in_response_to',
  'in_response_to_mismatch',
  'expired',
  'too_old',
  'session_expired',
  'unknown_request',
  'other_browser',
  'replayed',
  'code_wrong',
  'code_expired',
  'code_used_up',
  'code_other_browser',
  'passkey_wrong',
  'passkey_expired',
  'passkey_other_browser',
  'oidc_malformed_return',
  'oidc_code_refused',
  'oidc_expired',
  'oidc_too_old',
  'oidc_wrong_nonce',
] as const
export type PassingRefusal = (typeof PASSING)[number]

/** The person tells the administrator. */
export const LASTING = [
  'too_large',
  'too_complex',
  'status',
  'no_assertion',
  'encrypted_assertion',
  'decryption_failed',
  'weak_encryption',
  'no_signature',
  'bad_signature',
  'weak_algorithm',
  'bad_certificate',
  'wrong_issuer',
  'wrong_destination',
  'wrong_recipient',
  'wrong_audience',
  'no_bearer_confirmation',
  'not_yet_valid',
  'no_email',
  'several_emails',
  'invalid_email',
  'customer_unavailable',
  'address_not_allowed',
  'foreign_domain',
  'domain_not_proven',
  'person_deactivated',
  'code_not_allowed',
  'passkey_unknown',
  'passkey_not_allowed',
  'oidc_denied',
  'oidc_unreachable',
  'oidc_no_email',
  'oidc_several_emails',
  'oidc_invalid_email',
  'oidc_unverified_email',
  'oidc_other_person',
  'oidc_no_application',
  'oidc_consent_denied',
  'oidc_foreign_consent',
  'oidc_personal_account',
  'oidc_other_organization',
  'oidc_guest',
] as const
export type LastingRefusal = (typeof LASTING)[number]

/** As lasting, and nothing that the person could understand. */
export const OBSCURE = [
  'doctype',
  'forbidden_markup',
  'wrong_namespace',
  'wrong_version',
  'several_assertions',
  'duplicate_id',
  'unsupported_condition',
  'sign_out_refused',
  'oidc_bad_discovery',
  'oidc_discovery_issuer',
  'oidc_response_issuer',
  'oidc_client_refused',
  'oidc_bad_response',
  'oidc_too_large',
  'oidc_malformed_token',
  'oidc_encrypted_token',
  'oidc_token_header',
  'oidc_weak_algorithm',
  'oidc_unknown_key',
  'oidc_weak_key',
  'oidc_bad_signature',
  'oidc_wrong_issuer',
  'oidc_wrong_audience',
  'oidc_wrong_party',
  'oidc_no_subject',
  'oidc_bad_times',
  'oidc_not_yet_valid',
  'oidc_other_token',
  'oidc_userinfo',
  'oidc_other_subject',
  'oidc_no_tenant',
  'oidc_no_person_id',
  'oidc_other_key',
  'oidc_other_callback',
  'oidc_consent_void',
] as const

/** Why a sign-in was refused. */
export type SignInRefusal = PassingRefusal | LastingRefusal | (typeof OBSCURE)[number]

/** Sentences of a language for refusals. */
export type RefusalSentences = {
  passing: Record<PassingRefusal, string>
  lasting: Record<LastingRefusal, string>
  /** For an unintelligible reason, and for one that a newer server has sent. */
  other: string
  startAgain: (sentence: string) => string
  tell: (sentence: string) => string
  tellCode: (sentence: string) => string
}

/** Describes the refusal, without what to do about it. */
export function refusalSentence(said: RefusalSentences, reason: SignInRefusal): string {
  return sentenceIn(said.passing, reason) ?? sentenceIn(said.lasting, reason) ?? said.other
}

/** The sentences on the login page. */
export function signInSentence(
  said: RefusalSentences,
  reason: string,
  { hasCode }: { hasCode: boolean },
): string {
  const passing = sentenceIn(said.passing, reason)
  if (passing !== undefined) return said.startAgain(passing)
  const lasting = sentenceIn(said.lasting, reason) ?? said.other
  return hasCode ? said.tellCode(lasting) : said.tell(lasting)
}

/** Anybody can write any reason into the address, the name of a method of objects too. */
function sentenceIn(sentences: Record<string, string>, reason: string): string | undefined {
  return ownValue(sentences, reason)
}
