import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { FollowedRequests } from './follow-requests.ts'

/** Shorter than the time after which the process ends in any case: the database is shut down, too. */
const DRAIN_MS = 20_000

export type OrderlyStop = { readonly isStopping: boolean }

/**
 * What happens when the server closes: connections that nobody uses are hung up at once, others as
 * soon as their request has been answered, and after `drainMs` those that are left.
 */
export function stopInOrder(
  app: FastifyInstance,
  { requests, drainMs = DRAIN_MS }: { requests: FollowedRequests; drainMs?: number },
): OrderlyStop {
  const { underWay } = requests
  const connections = new Set<Socket>()
  const drained = Promise.withResolvers<void>()
  let cutOff: NodeJS.Timeout | undefined
  let isStopping = false

  // Node would keep connections that have never asked, and those that asked while it was closing.
  function hangUpUnused(sockets: Iterable<Socket>) {
    const busy = new Set([...underWay].map((request) => request.raw.socket))
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
    if (underWay.size === 0) drained.resolve()
  }

  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
    if (isStopping) socket.destroySoon()
  })
  requests.whenOver((request) => {
    if (isStopping) hangUpUnused([request.raw.socket])
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close')
    done(null, payload)
  })

  app.addHook('preClose', (done) => {
    isStopping = true
    app.log.info({ requests: underWay.size }, 'stopping: requests that are under way are finished')
    cutOff = setTimeout(() => {
      app.log.warn({ requests: underWay.size }, 'requests took too long and were cut off')
      for (const { raw } of underWay) raw.socket.destroy()
      for (const socket of connections) socket.destroy()
      drained.resolve()
    }, drainMs)
    hangUpUnused(connections)
    done()
  })

  // A name such as localhost is listened to at several addresses, and only one of them is waited for.
  app.addHook('onClose', async () => {
    if (isStopping) await drained.promise
    clearTimeout(cutOff)
  })

  return {
    get isStopping() {
      return isStopping
    },
  }
}
