import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { getSignOn } from './get-sign-on.ts'

export function stageRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getSignOn, ({ params }) => getSignOn(deps, params.customerId))
}
