import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { route, writtenJson } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { linkNextPage } from '#server/platform/http/next-page.ts'
import { listDeskTickets } from './list-desk-tickets.ts'
import { countDeskViews, listCustomerNames } from './queue-queries.ts'
import { takeNextTicket } from './take-next-ticket.ts'

export function queueRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listDeskTickets, async ({ viewer, query, request, reply }) => {
    const page = await listDeskTickets(deps, viewer, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    if (page.total !== undefined) reply.header('X-Total-Count', page.total)
    return writtenJson(page.json)
  })

  route(app, api.countDeskViews, ({ viewer }) => countDeskViews(deps.db, viewer.userId))

  route(app, api.listDeskChoices, () =>
    asStaff(deps.db, async (tx) => ({
      customers: await listCustomerNames(tx),
      agents: await listActiveStaffNames(tx),
    })),
  )

  route(app, api.takeNextTicket, async ({ viewer }) => ({
    ticket: await takeNextTicket(deps, viewer),
  }))
}
