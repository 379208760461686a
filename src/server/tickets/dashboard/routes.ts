import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import type { Deps } from '#server/deps.ts'
import { route } from '#server/access/callers/route.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getDashboard, ({ viewer }) => getDashboard(deps, viewer))
}
