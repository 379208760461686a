import type { FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { addressGroup } from '#server/platform/http/request/address-group.ts'
import { countHit, giveBackHit } from '#server/platform/http/rate-limit.ts'

const MINUTE_MS = 60_000

type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Counts an attempt to sign in from this address, by any method. Only failures are to
 * stay counted, so that any number of people can sign in from one address: see `forgetSignInAttempt`.
 *
 * @throws AppError `rate_limited`
 */
export async function countSignInAttempt(
  deps: LimitDeps,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  const max = deps.config.signInRateLimit
  if (max > 0) await countHit(deps, keyOf(ip), { max, windowMs: MINUTE_MS })
}

/** Takes an attempt back that was a successful sign-in. */
export async function forgetSignInAttempt(
  deps: LimitDeps,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  if (deps.config.signInRateLimit > 0) await giveBackHit(deps, keyOf(ip))
}

function keyOf(ip: string): string {
  return `sign-in ${addressGroup(ip)}`
}
