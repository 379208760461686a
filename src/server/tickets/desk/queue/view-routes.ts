import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { presentViews } from './present-views.ts'
import { listViews } from './view-queries.ts'
import { addView, changeView, removeView } from './save-views.ts'

export function savedViewRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listSavedViews, ({ viewer }) =>
    asStaff(deps.db, async (tx) =>
      presentViews(tx, deps, viewer, await listViews(tx, viewer.userId)),
    ),
  )

  route(app, api.saveView, ({ viewer, body }) => addView(deps, viewer, body))

  route(app, api.changeView, ({ viewer, params: { viewId }, body }) =>
    changeView(deps, viewer, { ...body, viewId }),
  )

  route(app, api.deleteView, async ({ viewer, params: { viewId } }) => {
    await removeView(deps, viewer, viewId)
    return { success: true as const }
  })
}
