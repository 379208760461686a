import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { AWAY_LEASE_MS, PRESENCE_LEASE_MS } from '#shared/desk/presence/endpoints.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { ticketNotFound } from '#server/tickets/changeable-ticket.ts'
import { keepPresence } from './queries.ts'

export function presenceRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.keepPresence, async ({ viewer, params: { ticketId }, body: { tab, state } }) => {
    const people = await keepPresence(deps.db, {
      ticketId,
      userId: viewer.userId,
      tab,
      state: state === 'gone' ? null : state,
      leaseMs: state === 'away' ? AWAY_LEASE_MS : PRESENCE_LEASE_MS,
    })
    if (people === null) throw ticketNotFound()
    return { people }
  })
}
