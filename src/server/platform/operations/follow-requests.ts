import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type FollowedRequests = {
  /** Requests in flight, live streams included. */
  underWay: ReadonlySet<FastifyRequest>
  whenOver(listener: (request: FastifyRequest, reply: FastifyReply) => void): void
}

/** Tracks every request until its answer is sent or its connection has closed. */
export function followRequests(app: FastifyInstance): FollowedRequests {
  const underWay = new Set<FastifyRequest>()
  const listeners: Parameters<FollowedRequests['whenOver']>[0][] = []
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request)
    // Listen to the socket: Fastify's hook does not fire for an answer whose client has left.
    reply.raw.once('close', () => {
      underWay.delete(request)
      for (const listener of listeners) listener(request, reply)
    })
    done()
  })
  return { underWay, whenOver: (listener) => void listeners.push(listener) }
}
