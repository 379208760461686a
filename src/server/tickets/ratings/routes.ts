import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'
import type { RateTicket } from '#shared/tickets/rating-contract.ts'

import type { RatingLinkHolder } from '#server/access/rating-links/rating-link-holder.ts'
import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { countHit } from '#server/platform/http/rate-limit.ts'
import { getRating, rateByLink, rateTicket } from './rate-ticket.ts'

const MINUTE_MS = 60_000
/** Limit of one link. */
const MAX_CALLS = 60

export function ratingRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getRating, ({ viewer, params: { ticketId } }) => getRating(deps, viewer, ticketId))

  route(app, api.rateTicket, ({ viewer, params: { ticketId }, body }) =>
    rateTicket(deps, viewer, ticketId, body),
  )

  const guarded = {
    beforeBody: (request: FastifyRequest) => countGuess(deps, 'rating-link', request),
  }
  route(app, api.readRatingLink, ({ caller, request }) => byLink(caller, request), guarded)

  route(
    app,
    api.rateByLink,
    ({ caller, body: { score, comment }, request }) => byLink(caller, request, { score, comment }),
    guarded,
  )

  // Guesses are limited as sign-ins are, and a link that works has its own number of calls.
  async function byLink(holder: RatingLinkHolder, request: FastifyRequest, input?: RateTicket) {
    const limit = { max: MAX_CALLS, windowMs: MINUTE_MS }
    await countHit(deps, `rating-link of ${holder.ticketId}`, limit)
    const answer = await rateByLink(deps, holder, input)
    await forgetGuess(deps, 'rating-link', request)
    return answer
  }
}
