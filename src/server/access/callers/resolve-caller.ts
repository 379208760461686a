import type { FastifyRequest } from 'fastify'

import { type CallerKind, isCallerKind } from '#shared/callers.ts'
import type { Endpoint } from '#shared/endpoint.ts'

import { resolveLinkHolder } from '#server/access/account-links/link-holder.ts'
import {
  resolveLeavingLink,
  resolveRatingLink,
} from '#server/access/rating-links/rating-link-holder.ts'
import { resolveSetupLink } from '#server/access/setup-links/setup-link-holder.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Proof that a caller presents. The body has been checked against the contract; it is undefined
 * when the proof is in a header.
 */
type Proof = { request: FastifyRequest; body: unknown }

/** Returns the caller as the handler gets it, or throws the error to answer. */
type Resolver = (deps: Deps, proof: Proof) => Promise<object>

const RESOLVERS = {
  'account-link': resolveLinkHolder,
  'leaving-link': resolveLeavingLink,
  'rating-link': resolveRatingLink,
  'setup-link': resolveSetupLink,
} satisfies Record<CallerKind, Resolver>

export type CallerOf<Kind extends CallerKind> = Awaited<ReturnType<(typeof RESOLVERS)[Kind]>>

/** Finds the caller of an endpoint that needs no session. Returns undefined for all other endpoints. */
export async function resolveCaller(
  deps: Deps,
  access: Endpoint['access'],
  proof: Proof,
): Promise<object | undefined> {
  return isCallerKind(access) ? RESOLVERS[access](deps, proof) : undefined
}
