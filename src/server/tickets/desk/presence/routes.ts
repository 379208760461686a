import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { PRESENCE_LEASE_MS } from '#shared/desk/endpoints.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { markSeen, renewPresence } from './queries.ts'

export function presenceRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.keepPresence, async ({ viewer, params: { ticketId }, body: { tab, state } }) => {
    const found = await renewPresence(deps.db, {
      ticketId,
      userId: viewer.userId,
      tab,
      state: state === 'gone' ? null : state,
      leaseMs: PRESENCE_LEASE_MS,
      sessionHash: viewer.sessionHash,
    })
    if (found === null) throw ticketNotFound()
    if (state === 'viewing' || state === 'writing')
      await asStaff(deps.db, (tx) =>
        markSeen(tx, { ticketId, userId: viewer.userId, at: deps.now() }),
      )
    return found
  })
}
