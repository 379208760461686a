import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { beginTest } from './begin-test.ts'
import { getNewestTest, getTest } from './get-test.ts'

export function connectionTestRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.beginConnectionTest, ({ viewer, params, body, request, reply }) =>
    beginTest(
      deps,
      {
        customerId: params.customerId,
        by: actorOf(viewer, request),
        reply,
        resultPath: (testId) => `/admin/customers/${params.customerId}/sign-on/test?id=${testId}`,
      },
      body,
    ),
  )

  route(app, api.getNewestConnectionTest, ({ params }) => getNewestTest(deps, params))

  route(app, api.getConnectionTest, ({ params }) => getTest(deps, params, params.testId))
}
