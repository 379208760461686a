import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import type { Deps } from '#server/deps.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { route } from '#server/access/callers/route.ts'
import { exportEntries } from './export-entries.ts'
import { listChoices, listEntryPage } from './list-entry-page.ts'

export function auditRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listAuditEntries, async ({ viewer, query, request, reply }) => {
    const page = await listEntryPage(deps, viewer, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.entries
  })

  route(app, api.exportAuditEntries, ({ viewer, query, request, reply }) =>
    exportEntries(deps, viewer, query, { request, reply }),
  )

  route(app, api.listAuditChoices, () => listChoices(deps))
}
