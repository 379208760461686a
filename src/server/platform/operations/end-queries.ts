import type { FastifyInstance, FastifyRequest } from 'fastify'

import { endQueriesWith } from '#server/platform/db/ended-queries.ts'
import type { FollowedRequests } from './follow-requests.ts'

/**
 * Ends what a read asks of the database when its client hangs up. A change goes on: the person may
 * have left the page that sent it, and means it all the same.
 */
export function endQueriesOfReads(
  app: FastifyInstance,
  { requests }: { requests: FollowedRequests },
): void {
  const controllers = new WeakMap<FastifyRequest, AbortController>()
  function signalOf(request: FastifyRequest): AbortSignal {
    const controller = controllers.get(request) ?? new AbortController()
    controllers.set(request, controller)
    if (!requests.underWay.has(request)) controller.abort()
    return controller.signal
  }
  requests.whenOver((request) => controllers.get(request)?.abort())
  app.addHook('onRequest', (request, _reply, done) => {
    // What pages and probes ask for is shared between those who ask at the same time.
    const isRead = request.method === 'GET' && request.routeOptions.url?.startsWith('/api/')
    if (isRead) endQueriesWith(() => signalOf(request), done)
    else done()
  })
}
