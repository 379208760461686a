import { listFormerAssignees } from './agent-work-queries.ts'
import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { sessionCheck, touchSession } from '#server/access/sessions/sessions.ts'
import { readBySession } from '#server/access/callers/read-by-session.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { linkNextPage } from '#server/platform/http/next-page.ts'
import { listDeskTicketsOfSession } from './list-desk-tickets.ts'
import { countDeskViewsOfSession, listCustomerNames } from './queue-queries.ts'
import { takeNextTicket } from './take-next-ticket.ts'

export function queueRoutes(app: FastifyInstance, deps: Deps) {
  readBySession(app, api.listDeskTickets, async ({ token, query, request, reply }) => {
    const page = await listDeskTicketsOfSession(deps, token, query)
    if (page?.nextCursor) linkNextPage(request, reply, page.nextCursor)
    if (page?.total !== undefined) reply.header('X-Total-Count', page.total)
    return page
  })

  readBySession(app, api.countDeskViews, async ({ token }) => {
    const check = sessionCheck(deps, token)
    const found = await countDeskViewsOfSession(deps.pool, check)
    if (!found) return undefined
    await touchSession(deps, check.sessionHash, found.seenAt)
    const { userId, role, lacksSecondFactor, json } = found
    return { userId, viewer: { role, mustAddSecondFactor: lacksSecondFactor }, json }
  })

  route(app, api.listDeskChoices, () =>
    asStaff(deps.db, async (tx) => ({
      customers: await listCustomerNames(tx),
      agents: await listActiveStaffNames(tx),
      formerAgents: await listFormerAssignees(tx),
    })),
  )

  route(app, api.takeNextTicket, async ({ viewer, idempotency }) => ({
    ticket: await takeNextTicket(deps, viewer, idempotency),
  }))
}
