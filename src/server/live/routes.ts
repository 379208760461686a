import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { streamEvents } from './stream-events.ts'

export function liveRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.streamEvents, ({ viewer, request, reply }) =>
    streamEvents(deps, viewer, { request, reply }),
  )
}
