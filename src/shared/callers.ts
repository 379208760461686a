/**
 * The kinds of callers that need no session, each with what proves who calls, and where it is. A proof
 * in a header is checked before the body is read.
 */
export const CALLERS = {
  'account-link': {
    proofIn: 'body',
    proof: 'Needs no session: `token` is the secret of a link to set a password, which works once.',
  },
  'leaving-link': {
    proofIn: 'body',
    proof:
      'Needs no session: `token` is the secret of a link in an email to a participant, which lets them leave that ticket and does nothing else.',
  },
  'rating-link': {
    proofIn: 'body',
    proof:
      'Needs no session: `token` is the secret of a link in a closing email, which rates that closing for a week and does nothing else.',
  },
  'setup-link': {
    proofIn: 'header',
    proof:
      'Needs no session: the header `X-Setup-Link` has the secret of a link that sets up the single sign-on of one customer.',
  },
} as const satisfies Record<string, { proof: string; proofIn: 'body' | 'header' }>

export type CallerKind = keyof typeof CALLERS

/**
 * Callers that an endpoint admits: anyone, anyone signed in, portal managers of customers, agents and
 * administrators, administrators, or a caller that needs no session, to which a session opens nothing.
 */
export type Access = 'public' | 'user' | 'manager' | 'staff' | 'admin' | CallerKind

/** Tells the callers without a session from who signs in. */
export function isCallerKind(access: string): access is CallerKind {
  return Object.hasOwn(CALLERS, access)
}
