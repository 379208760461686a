import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type FollowedRequests = {
  /** Begun and not over yet, live streams included. */
  underWay: ReadonlySet<FastifyRequest>
  whenOver(listener: (request: FastifyRequest, reply: FastifyReply) => void): void
}

/** Follows every request until its answer is out or its connection has gone. */
export function followRequests(app: FastifyInstance): FollowedRequests {
  const underWay = new Set<FastifyRequest>()
  const listeners: Parameters<FollowedRequests['whenOver']>[0][] = []
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request)
    // The framework's own hook is silent about answers that nobody waited for.
    reply.raw.once('close', () => {
      underWay.delete(request)
      for (const listener of listeners) listener(request, reply)
    })
    done()
  })
  return { underWay, whenOver: (listener) => void listeners.push(listener) }
}
