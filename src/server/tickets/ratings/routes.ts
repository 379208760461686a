import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'

import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { countHit } from '#server/platform/http/rate-limit.ts'
import { leaveByLink, readParticipation } from './leave-ticket.ts'
import { getRating, rateByLink, rateTicket } from './rate-ticket.ts'

const MINUTE_MS = 60_000
/** Limit of one link. */
const MAX_CALLS = 60

export function ratingRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getRating, ({ viewer, params: { ticketId } }) => getRating(deps, viewer, ticketId))

  route(app, api.rateTicket, ({ viewer, params: { ticketId }, body }) =>
    rateTicket(deps, viewer, ticketId, body),
  )

  const rating = guarded('rating-link')
  route(
    app,
    api.readRatingLink,
    ({ caller, request }) => rating.use(caller, request, () => rateByLink(deps, caller)),
    rating,
  )

  route(
    app,
    api.rateByLink,
    ({ caller, body: { score, comment }, request }) =>
      rating.use(caller, request, () => rateByLink(deps, caller, { score, comment })),
    rating,
  )

  const leaving = guarded('leaving-link')
  route(
    app,
    api.readLeavingLink,
    ({ caller, request }) => leaving.use(caller, request, () => readParticipation(deps, caller)),
    leaving,
  )

  route(
    app,
    api.leaveByLink,
    ({ caller, request }) => leaving.use(caller, request, () => leaveByLink(deps, caller)),
    leaving,
  )

  // Guesses are limited as sign-ins are, and a link that works has its own number of calls.
  function guarded(door: 'rating-link' | 'leaving-link') {
    return {
      beforeBody: (request: FastifyRequest) => countGuess(deps, door, request),
      use: async <Answer>(
        { ticketId }: { ticketId: string },
        request: FastifyRequest,
        work: () => Promise<Answer>,
      ) => {
        await countHit(deps, `${door} of ${ticketId}`, { max: MAX_CALLS, windowMs: MINUTE_MS })
        const answer = await work()
        await forgetGuess(deps, door, request)
        return answer
      },
    }
  }
}
