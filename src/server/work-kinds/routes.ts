import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { listWorkKinds } from './queries.ts'
import { addWorkKind, changeWorkKind, orderWorkKinds, presentWorkKind } from './save-work-kinds.ts'

export function workKindRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listWorkKinds, async () => {
    const kinds = await asStaff(deps.db, listWorkKinds)
    return kinds.map(presentWorkKind)
  })

  route(app, api.addWorkKind, ({ viewer, body, request }) =>
    addWorkKind(deps, body, actorOf(viewer, request)),
  )

  route(app, api.orderWorkKinds, ({ viewer, body, request }) =>
    orderWorkKinds(deps, body, actorOf(viewer, request)),
  )

  route(app, api.updateWorkKind, async ({ viewer, params, body, request }) =>
    changeWorkKind(deps, params.kindId, {
      changes: body,
      by: actorOf(viewer, request),
      mayOpen: await mayChangeWaysIn(deps, viewer, request),
    }),
  )
}
