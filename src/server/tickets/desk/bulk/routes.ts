import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { changeTickets } from './change-tickets.ts'
import { undoBulk } from './undo-bulk.ts'

export function bulkRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.changeTickets, ({ viewer, body, idempotency }) =>
    changeTickets(deps, viewer, body, { idempotency }),
  )

  route(app, api.undoBulk, ({ viewer, params: { bulkId }, idempotency }) =>
    undoBulk(deps, viewer, bulkId, { idempotency }),
  )
}
