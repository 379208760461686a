import type { FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { addressGroup } from '#server/platform/http/request/address-group.ts'
import { countHit, giveBackHit } from '#server/platform/http/rate-limit.ts'

export const GUESS_WINDOW_MS = 60_000

/** Opened by a secret that can be guessed at. Each has its own number of guesses. */
type Door = 'sign-in' | 'setup-link' | 'rating-link' | 'leaving-link'
type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Counts an attempt from this address. Only failures are to stay counted, so that any number of people
 * can come in from one address: see `forgetGuess`.
 *
 * @throws AppError `rate_limited`
 */
export async function countGuess(
  deps: LimitDeps,
  door: Door,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  const max = deps.config.signInRateLimit
  if (max > 0) await countHit(deps, keyOf(door, ip), { max, windowMs: GUESS_WINDOW_MS })
}

/** Takes an attempt back that was successful. */
export async function forgetGuess(
  deps: LimitDeps,
  door: Door,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  if (deps.config.signInRateLimit > 0) await giveBackHit(deps, keyOf(door, ip))
}

function keyOf(door: Door, ip: string): string {
  return `${door} ${addressGroup(ip)}`
}
