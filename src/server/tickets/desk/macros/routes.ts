import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { presentMacro, presentMacroItem, readNameable } from './present-macro.ts'
import { findMacro, listMacros } from './queries.ts'
import { addMacro, changeMacro, removeMacro } from './save-macro.ts'

export function macroRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listMacros, ({ viewer }) =>
    asStaff(deps.db, async (tx) => {
      const nameable = await readNameable(tx)
      const rows = await listMacros(tx, viewer.userId)
      return rows.map((row) => presentMacroItem(row, nameable))
    }),
  )

  route(app, api.getMacro, ({ viewer, params: { macroId } }) =>
    asStaff(deps.db, async (tx) => {
      const row = await findMacro(tx, viewer.userId, macroId)
      if (!row) throw notFound((words) => words.macros.missing)
      return presentMacro(row, await readNameable(tx))
    }),
  )

  route(app, api.addMacro, ({ viewer, body, request, idempotency }) =>
    addMacro(deps, viewer, body, { by: actorOf(viewer, request), idempotency }),
  )

  route(app, api.changeMacro, ({ viewer, params: { macroId }, body, request }) =>
    changeMacro(deps, viewer, { ...body, macroId }, actorOf(viewer, request)),
  )

  route(app, api.removeMacro, ({ viewer, params: { macroId }, request }) =>
    removeMacro(deps, viewer, macroId, actorOf(viewer, request)),
  )
}
