import type { FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { countHit } from '#server/http/rate-limit.ts'

const MINUTE_MS = 60_000

/** Counts an attempt to sign in from this address, whichever way it is made. */
export async function countSignInAttempt(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  request: Pick<FastifyRequest, 'ip'>,
): Promise<void> {
  const max = deps.config.signInRateLimit
  if (max > 0) await countHit(deps, `sign-in ${request.ip}`, { max, windowMs: MINUTE_MS })
}
