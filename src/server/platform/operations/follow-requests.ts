import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type FollowedRequests = {
  /** Requests in flight, live streams included. */
  inFlight: ReadonlySet<FastifyRequest>
  whenOver(listener: (request: FastifyRequest, reply: FastifyReply) => void): void
}

/** Tracks every request until its answer is sent or its connection has closed. */
export function followRequests(app: FastifyInstance): FollowedRequests {
  const inFlight = new Set<FastifyRequest>()
  const listeners: Parameters<FollowedRequests['whenOver']>[0][] = []
  app.addHook('onRequest', (request, reply, done) => {
    inFlight.add(request)
    // Listen to the socket: Fastify's hook does not fire for an answer whose client has left.
    reply.raw.once('close', () => {
      inFlight.delete(request)
      for (const listener of listeners) listener(request, reply)
    })
    done()
  })
  return { inFlight, whenOver: (listener) => void listeners.push(listener) }
}
