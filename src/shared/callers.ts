/** The kinds of callers that need no session, each with what proves who calls. */
export const CALLERS = {
  'account-link': {
    proof: 'Needs no session: `token` is the secret of a link to set a password, which works once.',
  },
} as const satisfies Record<string, { proof: string }>

export type CallerKind = keyof typeof CALLERS

/** Tells the callers without a session from who signs in. */
export function isCallerKind(access: string): access is CallerKind {
  return Object.hasOwn(CALLERS, access)
}
