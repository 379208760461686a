import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import type { Deps } from '#server/deps.ts'
import { route } from '#server/access/callers/route.ts'
import type { FollowedLimits } from '#server/usage/follow-limits.ts'
import { streamEvents } from './stream-events.ts'

export function liveRoutes(
  app: FastifyInstance,
  deps: Deps,
  limits: Pick<FollowedLimits, 'current'>,
) {
  route(app, api.streamEvents, ({ viewer, request, reply }) =>
    streamEvents(deps, viewer, { request, reply, maxStreams: limits.current().streamsOfPerson }),
  )
}
