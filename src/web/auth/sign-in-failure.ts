const START_AGAIN = 'Please start again below.'
const ASK_ADMINISTRATOR = 'Please tell your IT administrator, and pass on the reference shown here.'

const EXPIRED = `The sign-in took too long or was already used. ${START_AGAIN}`
const STARTED_ELSEWHERE = `The sign-in was started somewhere else. ${START_AGAIN}`
const NO_ADDRESS = `Your identity provider did not send a usable email address. ${ASK_ADMINISTRATOR}`

/** Where more can be said than that it did not work. The codes are the server's. */
const SENTENCES: Record<string, string> = {
  expired: EXPIRED,
  too_old: EXPIRED,
  session_expired: EXPIRED,
  unknown_request: EXPIRED,
  replayed: EXPIRED,
  other_browser: STARTED_ELSEWHERE,
  missing_in_response_to: STARTED_ELSEWHERE,
  in_response_to_mismatch: STARTED_ELSEWHERE,
  no_email: NO_ADDRESS,
  several_emails: NO_ADDRESS,
  invalid_email: NO_ADDRESS,
  status: `Your identity provider did not sign you in. ${ASK_ADMINISTRATOR}`,
  foreign_domain: `Your email address does not belong to the organization that you signed in for. ${ASK_ADMINISTRATOR}`,
  address_not_allowed: `Your organization does not allow signing in from this network. ${ASK_ADMINISTRATOR}`,
  customer_unavailable: `Single sign-on is not available for your organization. ${ASK_ADMINISTRATOR}`,
  rate_limited:
    'There were too many attempts to sign in from here. Please wait a minute and start again.',
  person_deactivated: `Your account has been deactivated. ${ASK_ADMINISTRATOR}`,
}

const GENERAL = `Your identity provider's answer could not be accepted. ${ASK_ADMINISTRATOR}`

export type SignInFailure = { sentence: string; reference: string | null }

/** What `?error=<code>&ref=<short code>` says. Anyone can write a link, so only the code's own shape is shown. */
export function signInFailureIn(query: URLSearchParams): SignInFailure | null {
  const code = query.get('error')
  // Nobody was signed in at the identity provider, which is no failure: the form is the answer.
  if (!code || code === 'no_passive') return null
  const reference = query.get('ref')
  return {
    sentence: (Object.hasOwn(SENTENCES, code) && SENTENCES[code]) || GENERAL,
    reference: reference && /^[A-Za-z0-9-]{1,40}$/.test(reference) ? reference : null,
  }
}
