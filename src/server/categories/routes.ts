import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { listCategories } from './queries.ts'
import { addCategory, changeCategory, orderCategories, presentCategory } from './save-categories.ts'

export function categoryRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listAdminCategories, async () => {
    const categories = await asStaff(deps.db, listCategories)
    return categories.map(presentCategory)
  })

  route(app, api.addCategory, ({ viewer, body, request }) =>
    addCategory(deps, body, actorOf(viewer, request)),
  )

  route(app, api.orderCategories, ({ viewer, body, request }) =>
    orderCategories(deps, body, actorOf(viewer, request)),
  )

  route(app, api.updateCategory, ({ viewer, params, body, request }) =>
    changeCategory(deps, params.categoryId, { changes: body, by: actorOf(viewer, request) }),
  )
}
