import type { FastifyInstance, FastifyReply } from 'fastify'

import { endQueriesWith } from '#server/db/ended-queries.ts'

/**
 * Ends what a read asks of the database when its client hangs up. A change goes on: the person may
 * have left the page that sent it, and means it all the same.
 */
export function endQueriesOfReads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // What pages and probes ask for is shared between those who ask at the same time.
    const isRead = request.method === 'GET' && request.routeOptions.url?.startsWith('/api/')
    if (!isRead) return done()
    let signal: AbortSignal | undefined
    endQueriesWith(() => (signal ??= closedSignalOf(reply)), done)
  })
}

function closedSignalOf(reply: FastifyReply): AbortSignal {
  if (reply.raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
