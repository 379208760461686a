import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { listWorkTypes } from './queries.ts'
import { addWorkType, changeWorkType, orderWorkTypes, presentWorkType } from './save-work-types.ts'

export function workTypeRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listWorkKinds, async () => {
    const kinds = await asStaff(deps.db, listWorkTypes)
    return kinds.map(presentWorkType)
  })

  route(app, api.addWorkKind, ({ viewer, body, request }) =>
    addWorkType(deps, body, actorOf(viewer, request)),
  )

  route(app, api.orderWorkKinds, ({ viewer, body, request }) =>
    orderWorkTypes(deps, body, actorOf(viewer, request)),
  )

  route(app, api.updateWorkKind, async ({ viewer, params, body, request }) =>
    changeWorkType(deps, params.kindId, {
      changes: body,
      by: actorOf(viewer, request),
      mayOpen: await mayChangeWaysIn(deps, viewer, request),
    }),
  )
}
