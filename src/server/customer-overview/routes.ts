import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { getCustomerOverview } from './get-customer-overview.ts'

export function customerOverviewRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getCustomerOverview, ({ params }) => getCustomerOverview(deps, params.customerId))
}
