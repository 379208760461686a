import type { FastifyInstance, FastifyRequest } from 'fastify'

import { endQueriesWith } from '#server/platform/db/pool/ended-queries.ts'
import type { FollowedRequests } from './follow-requests.ts'

/**
 * Cancels the queries of a read when its client disconnects. A change continues: a person who has
 * left the page still means it.
 */
export function endQueriesOfReads(
  app: FastifyInstance,
  { requests }: { requests: FollowedRequests },
): void {
  const controllers = new WeakMap<FastifyRequest, AbortController>()
  function signalOf(request: FastifyRequest): AbortSignal {
    const controller = controllers.get(request) ?? new AbortController()
    controllers.set(request, controller)
    if (!requests.inFlight.has(request)) controller.abort()
    return controller.signal
  }
  requests.whenOver((request) => controllers.get(request)?.abort())
  app.addHook('onRequest', (request, _reply, done) => {
    // Only API reads: the queries of pages and probes are shared between concurrent callers.
    const isRead = request.method === 'GET' && request.routeOptions.url?.startsWith('/api/')
    if (isRead) endQueriesWith(() => signalOf(request), done)
    else done()
  })
}
