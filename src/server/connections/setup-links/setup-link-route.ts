import type { FastifyInstance } from 'fastify'

import type { Endpoint } from '#shared/endpoint.ts'

import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { countHit } from '#server/platform/http/rate-limit.ts'

const MINUTE_MS = 60_000
/** Limit of one link. An open page asks every few seconds. */
const MAX_CALLS = 300

type LinkEndpoint = Endpoint & { access: 'setup-link' }

/**
 * Serves an endpoint for the holder of a setup link. Guesses are limited as sign-ins are, and a link that
 * works has its own number of calls a minute.
 */
export function setupLinkRoute<const E extends LinkEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Parameters<typeof route<E>>[2],
  /** How often a link may be used for this in a minute. */
  { maxCalls }: { maxCalls?: number } = {},
): void {
  route(
    app,
    endpoint,
    async (input) => {
      await forgetGuess(deps, 'setup-link', input.request)
      const key = `setup-link ${input.caller?.link.id}`
      await countHit(deps, key, { max: MAX_CALLS, windowMs: MINUTE_MS })
      if (maxCalls !== undefined) {
        const limit = { max: maxCalls, windowMs: MINUTE_MS }
        await countHit(deps, `${key} ${endpoint.path}`, limit)
      }
      return handler(input)
    },
    { beforeBody: (request) => countGuess(deps, 'setup-link', request) },
  )
}
