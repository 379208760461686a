import { keysOf } from '#shared/basic/keys-of.ts'

// Free of schemas, so that the login page may import it.

/** What the person can do about it. */
type NextStep = 'start_again' | 'tell_administrator'

const NOT_ACCEPTED = [
  'The answer from your identity provider could not be accepted.',
  'tell_administrator',
] as const
const ENCRYPTED = [
  'The answer from your identity provider is encrypted and could not be read.',
  'tell_administrator',
] as const
const TOO_LARGE = [
  'The answer from your identity provider is too large to be read.',
  'tell_administrator',
] as const
const OTHER_ADDRESS = [
  'The answer from your identity provider was meant for another address.',
  'tell_administrator',
] as const

/** Why nobody was signed in, as the person at the login page reads it. */
const SENTENCES = {
  malformed: ['The answer from your identity provider could not be read.', 'start_again'],
  too_large: TOO_LARGE,
  too_complex: TOO_LARGE,
  doctype: NOT_ACCEPTED,
  forbidden_markup: NOT_ACCEPTED,
  unexpected_message: [
    'Your identity provider sent something other than a sign-in.',
    'start_again',
  ],
  wrong_namespace: NOT_ACCEPTED,
  wrong_version: NOT_ACCEPTED,
  status: ['Your identity provider did not sign you in.', 'tell_administrator'],
  no_assertion: ['The answer from your identity provider names nobody.', 'tell_administrator'],
  several_assertions: NOT_ACCEPTED,
  encrypted_assertion: ENCRYPTED,
  decryption_failed: ENCRYPTED,
  weak_encryption: ENCRYPTED,
  duplicate_id: NOT_ACCEPTED,
  no_signature: ['The answer from your identity provider is not signed.', 'tell_administrator'],
  bad_signature: [
    'The signature of your identity provider could not be confirmed.',
    'tell_administrator',
  ],
  weak_algorithm: [
    'The signature of your identity provider uses a method that is no longer accepted.',
    'tell_administrator',
  ],
  bad_certificate: [
    'Single sign-on is not set up completely for your organization.',
    'tell_administrator',
  ],
  wrong_issuer: [
    'The answer came from another identity provider than the one of your organization.',
    'tell_administrator',
  ],
  wrong_destination: OTHER_ADDRESS,
  wrong_recipient: OTHER_ADDRESS,
  wrong_audience: [
    'The answer from your identity provider was meant for another application.',
    'tell_administrator',
  ],
  no_bearer_confirmation: [
    'The answer from your identity provider is incomplete.',
    'tell_administrator',
  ],
  missing_in_response_to: [
    'Please sign in here rather than from a tile or link of your identity provider.',
    'start_again',
  ],
  in_response_to_mismatch: ['The answer belongs to another sign-in.', 'start_again'],
  not_yet_valid: [
    'The answer from your identity provider is dated in the future.',
    'tell_administrator',
  ],
  expired: ['The sign-in took too long and has expired.', 'start_again'],
  too_old: ['The sign-in took too long and has expired.', 'start_again'],
  session_expired: ['Your session at the identity provider has ended.', 'start_again'],
  unsupported_condition: NOT_ACCEPTED,
  no_email: ['Your identity provider did not send your email address.', 'tell_administrator'],
  several_emails: [
    'Your identity provider sent more than one email address.',
    'tell_administrator',
  ],
  invalid_email: [
    'Your identity provider sent an email address that cannot be used.',
    'tell_administrator',
  ],
  customer_unavailable: [
    'Single sign-on is not available for your organization.',
    'tell_administrator',
  ],
  address_not_allowed: [
    'Your organization does not allow signing in from this network.',
    'tell_administrator',
  ],
  foreign_domain: [
    'Your email address does not belong to the organization that you signed in for.',
    'tell_administrator',
  ],
  unknown_request: ['The sign-in took too long or was used already.', 'start_again'],
  other_browser: ['The sign-in was started in another browser or window.', 'start_again'],
  replayed: ['This sign-in has been used already.', 'start_again'],
  person_deactivated: ['Your account has been deactivated.', 'tell_administrator'],
} as const satisfies Record<string, readonly [sentence: string, next: NextStep]>

/** Why a sign-in was refused. */
export type SignInRefusal = keyof typeof SENTENCES

// Object.keys() forgets which keys they are.
export const SIGN_IN_REFUSALS = keysOf(SENTENCES)

const UNKNOWN = SENTENCES.doctype
const START_AGAIN = 'Please start again.'
const TELL = 'Please tell your IT administrator'
const PASS_ON = ', and pass on the code shown here.'

/** What happened, without what to do about it. */
export function refusalSentence(reason: SignInRefusal): string {
  return SENTENCES[reason][0]
}

/** The sentences on the login page. A reason that a newer server has sent gets the general one. */
export function signInSentence(reason: string, { hasCode }: { hasCode: boolean }): string {
  const known = SIGN_IN_REFUSALS.find((one) => one === reason)
  const [sentence, next] = known ? SENTENCES[known] : UNKNOWN
  if (next === 'start_again') return `${sentence} ${START_AGAIN}`
  return `${sentence} ${TELL}${hasCode ? PASS_ON : '.'}`
}
