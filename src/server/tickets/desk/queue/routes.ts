import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { findPreferences, updatePreferences } from '#server/access/users/desk-preference-queries.ts'
import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { listFormerAssignees } from './agent-work-queries.ts'
import { countViews, listQueue } from './list.ts'
import { listCustomerNames } from './list-customer-names.ts'
import { takeNextTicket } from './take-next-ticket.ts'

export function queueRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listDeskTickets, async ({ viewer, query, request, reply }) => {
    const { items, nextCursor, total } = await listQueue(deps, viewer, query)
    if (nextCursor) linkNextPage(request, reply, nextCursor)
    if (total !== undefined) reply.header('X-Total-Count', total)
    return items
  })

  route(app, api.countDeskViews, ({ viewer }) => countViews(deps, viewer))

  route(app, api.listDeskChoices, ({ viewer }) =>
    asStaff(deps.db, async (tx) => ({
      preferences: await findPreferences(tx, viewer),
      customers: await listCustomerNames(tx),
      agents: await listActiveStaffNames(tx),
      formerAgents: await listFormerAssignees(tx),
    })),
  )

  route(app, api.saveDeskPreferences, ({ viewer, body }) =>
    asStaff(deps.db, async (tx) => {
      await updatePreferences(tx, viewer, body)
      return findPreferences(tx, viewer)
    }),
  )

  route(app, api.takeNextTicket, async ({ viewer, idempotency }) => ({
    ticket: await takeNextTicket(deps, viewer, idempotency),
  }))
}
