import type {
  LastingRefusal,
  PassingRefusal,
  RefusalSentences,
} from '#shared/access/sign-in-refusals.ts'

// Why nobody was signed in, as the person reads it.

const ENCRYPTED = 'The answer from your identity provider is encrypted and could not be read.'
const TOO_LARGE = 'The answer from your identity provider is too large to be read.'
const OTHER_ADDRESS = 'The answer from your identity provider was meant for another address.'

/** The person starts again. */
const passing: Record<PassingRefusal, string> = {
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
}

/** The person tells the administrator. */
const lasting: Record<LastingRefusal, string> = {
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
}

export const sentences: RefusalSentences = {
  passing,
  lasting,
  other: 'The answer from your identity provider could not be accepted.',
  startAgain: (sentence) => `${sentence} Please start again.`,
  tell: (sentence) => `${sentence} Please tell your IT administrator.`,
  tellCode: (sentence) =>
    `${sentence} Please tell your IT administrator, and pass on the code shown here.`,
}
