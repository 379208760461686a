import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { MAINTENANCE_LISTED_DAYS } from '#shared/service-contracts/values.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { listWindows } from './queries.ts'
import { addWindow, changeWindow, presentWindow, removeWindow } from './save-window.ts'

const LISTED_MS = MAINTENANCE_LISTED_DAYS * 86_400_000

export function maintenanceRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listMaintenance, () =>
    asStaff(deps.db, async (tx) => {
      const windows = await listWindows(tx, new Date(deps.now().getTime() - LISTED_MS))
      return windows.map(presentWindow)
    }),
  )

  route(app, api.addMaintenance, ({ viewer, body, request }) =>
    addWindow(deps, body, actorOf(viewer, request)),
  )

  route(app, api.changeMaintenance, ({ viewer, params: { windowId }, body, request }) =>
    changeWindow(deps, windowId, { input: body, by: actorOf(viewer, request) }),
  )

  route(app, api.removeMaintenance, ({ viewer, params: { windowId }, request }) =>
    removeWindow(deps, windowId, actorOf(viewer, request)),
  )
}
