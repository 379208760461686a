// Free of schemas, so that the login page may import it. Why nobody was signed in, as the person reads it,
// sorted by what they can do about it.

const ENCRYPTED = 'The answer from your identity provider is encrypted and could not be read.'
const TOO_LARGE = 'The answer from your identity provider is too large to be read.'
const OTHER_ADDRESS = 'The answer from your identity provider was meant for another address.'

/** The person starts again. */
export const PASSING = {
  malformed: 'The answer from your identity provider could not be read.',
  unexpected_message: 'Your identity provider sent something other than a sign-in.',
  missing_in_response_to:
    'Please sign in here rather than from a tile or link of your identity provider.',
  in_response_to_mismatch: 'The answer belongs to another sign-in.',
  expired: 'The sign-in took too long and has expired.',
  too_old: 'The sign-in took too long and has expired.',
  session_expired: 'Your session at the identity provider has ended.',
  unknown_request: 'The sign-in took too long or was used already.',
  other_browser: 'The sign-in was started in another browser or window.',
  replayed: 'This sign-in has been used already.',
} as const

/** The person tells the administrator. */
export const LASTING = {
  too_large: TOO_LARGE,
  too_complex: TOO_LARGE,
  status: 'Your identity provider did not sign you in.',
  no_assertion: 'The answer from your identity provider names nobody.',
  encrypted_assertion: ENCRYPTED,
  decryption_failed: ENCRYPTED,
  weak_encryption: ENCRYPTED,
  no_signature: 'The answer from your identity provider is not signed.',
  bad_signature: 'The signature of your identity provider could not be confirmed.',
  weak_algorithm:
    'The signature of your identity provider uses a method that is no longer accepted.',
  bad_certificate: 'Single sign-on is not set up completely for your organization.',
  wrong_issuer: 'The answer came from another identity provider than the one of your organization.',
  wrong_destination: OTHER_ADDRESS,
  wrong_recipient: OTHER_ADDRESS,
  wrong_audience: 'The answer from your identity provider was meant for another application.',
  no_bearer_confirmation: 'The answer from your identity provider is incomplete.',
  not_yet_valid: 'The answer from your identity provider is dated in the future.',
  no_email: 'Your identity provider did not send your email address.',
  several_emails: 'Your identity provider sent more than one email address.',
  invalid_email: 'Your identity provider sent an email address that cannot be used.',
  customer_unavailable: 'Single sign-on is not available for your organization.',
  address_not_allowed: 'Your organization does not allow signing in from this network.',
  foreign_domain: 'Your email address does not belong to the organization that you signed in for.',
  domain_not_proven: 'Your organization has not proven its email domain yet.',
  person_deactivated: 'Your account has been deactivated.',
} as const

/** As lasting, and nothing that the person could understand. */
export const OBSCURE = [
  'doctype',
  'forbidden_markup',
  'wrong_namespace',
  'wrong_version',
  'several_assertions',
  'duplicate_id',
  'unsupported_condition',
] as const

/** Why a sign-in was refused. */
export type SignInRefusal = keyof typeof PASSING | keyof typeof LASTING | (typeof OBSCURE)[number]

const NOT_ACCEPTED = 'The answer from your identity provider could not be accepted.'
const START_AGAIN = 'Please start again.'
const TELL = 'Please tell your IT administrator'
const PASS_ON = ', and pass on the code shown here.'

/** What happened, without what to do about it. */
export function refusalSentence(reason: SignInRefusal): string {
  return sentenceIn(PASSING, reason) ?? sentenceIn(LASTING, reason) ?? NOT_ACCEPTED
}

/** The sentences on the login page. A reason that a newer server has sent gets the general one. */
export function signInSentence(reason: string, { hasCode }: { hasCode: boolean }): string {
  const passing = sentenceIn(PASSING, reason)
  if (passing !== undefined) return `${passing} ${START_AGAIN}`
  return `${sentenceIn(LASTING, reason) ?? NOT_ACCEPTED} ${TELL}${hasCode ? PASS_ON : '.'}`
}

/** Anybody can write any reason into the address, the name of a method of objects too. */
function sentenceIn(sentences: Record<string, string>, reason: string): string | undefined {
  return Object.hasOwn(sentences, reason) ? sentences[reason] : undefined
}
