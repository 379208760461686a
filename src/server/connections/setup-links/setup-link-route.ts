import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Endpoint } from '#shared/endpoint.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { addressGroup } from '#server/platform/http/address-group.ts'
import { countHit, giveBackHit } from '#server/platform/http/rate-limit.ts'

const MINUTE_MS = 60_000

type LinkEndpoint = Endpoint & { access: 'setup-link' }

/**
 * Serves an endpoint for the holder of a setup link. Whoever guesses is stopped after as many tries a
 * minute as somebody who signs in.
 */
export function setupLinkRoute<const E extends LinkEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Parameters<typeof route<E>>[2],
): void {
  const max = deps.config.signInRateLimit
  const keyOf = ({ ip }: FastifyRequest) => `setup-link ${addressGroup(ip)}`
  route(
    app,
    endpoint,
    async (input) => {
      if (max > 0) await giveBackHit(deps, keyOf(input.request))
      return handler(input)
    },
    {
      beforeCaller: async (request) => {
        if (max > 0) await countHit(deps, keyOf(request), { max, windowMs: MINUTE_MS })
      },
    },
  )
}
