import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'
import { signInFailureEndpoints } from '#shared/customers/endpoints.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/limits.ts'
import { GUIDE_PLACES, SIGN_IN_SETTINGS } from './values.ts'

export const SignInFailure = z.object({
  /** Code that the person was shown. */
  code: z.string(),
  at: z.string(),
  /** Address that it came from. */
  address: z.string(),
  expected: z.string(),
  received: z.string(),
  /** Further facts, such as the message of the identity provider. */
  hint: z.string().nullable(),
})
export type SignInFailure = z.infer<typeof SignInFailure>

const LIMIT = textKey('signInFailures.giveLimit')

const Cause = z.object({
  /** A newer process may have written one that this one does not know. */
  reason: z.string(),
  title: z.string(),
  /** Sentence that the person was shown. */
  sentence: z.string(),
  /** Its meaning, and the fix. */
  explanation: z.string(),
  settings: z.array(z.enum(SIGN_IN_SETTINGS)),
  guide: z.enum(GUIDE_PLACES),
  /** Set for members of the team that runs the portal, at their own provider. */
  isTeam: z.boolean(),
  /** Null for the team, and when the answer arrived at an address that belongs to no customer. */
  customer: z.object({ id: z.string(), name: z.string(), isDeleted: z.boolean() }).nullable(),
})

/** The refused sign-ins of one customer that have the same cause, and the newest of them. */
export const SignInFailureKind = Cause.extend({
  count: z.number(),
  lastAt: z.string(),
  /** Number of people that it stops, or stopped when it stops no one any more. */
  people: z.number(),
  /** The first time that it stopped one of them. */
  since: z.string(),
  /** When the last of them could sign in; null while it stops anyone. */
  worksSince: z.string().nullable(),
  /** Deactivated people whom it stopped; none for the holder of a setup link. */
  deactivated: z.array(z.object({ id: z.string(), name: z.string() })),
  failures: z.array(SignInFailure),
})
export type SignInFailureKind = z.infer<typeof SignInFailureKind>

export const SignInFailureDetail = Cause.extend(SignInFailure.shape)
export type SignInFailureDetail = z.infer<typeof SignInFailureDetail>

/** As people pass it on: in small letters, with spaces or hyphens. */
function code() {
  return z
    .string()
    .max(40, textKey('signInFailures.searchForCode'))
    .transform((text) => text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase())
}

export const SignInFailureCode = z.object({ code: code() })

export const SignInFailureQuery = z.object({
  /** The code that a person was shown, or its beginning. */
  q: code().optional(),
  customerId: z.uuid(textKey('signInFailures.giveCustomer')).optional(),
  limit: z.coerce
    .number(LIMIT)
    .int(LIMIT)
    .min(1, LIMIT)
    .max(MAX_PAGE_SIZE, LIMIT)
    .default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(512).optional(),
})
export type SignInFailureQuery = z.infer<typeof SignInFailureQuery>

export const signInFailureContract = {
  listSignInFailures: {
    ...signInFailureEndpoints.listSignInFailures,
    access: 'admin',
    summary:
      'Refused single sign-ons of the last 30 days by customer and cause, the newest first; the next page is in the Link header',
    query: SignInFailureQuery,
    response: z.array(SignInFailureKind),
  },
  getSignInFailure: {
    ...signInFailureEndpoints.getSignInFailure,
    access: 'admin',
    summary:
      'The refused single sign-on behind a code: what was expected, what came, what to change',
    params: SignInFailureCode,
    response: SignInFailureDetail,
  },
} as const satisfies Record<keyof typeof signInFailureEndpoints, Endpoint>
