import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { FollowedRequests } from './follow-requests.ts'

/**
 * The drain time. Shorter than the time after which the process is ended anyway, because the
 * database must shut down as well.
 */
const DRAIN_MS = 20_000

export type OrderlyStop = { readonly isStopping: boolean }

/**
 * Closes connections in order when the server closes: idle ones at once, others when their request
 * is answered, and the rest after `drainMs`.
 */
export function stopInOrder(
  app: FastifyInstance,
  { requests, drainMs = DRAIN_MS }: { requests: FollowedRequests; drainMs?: number },
): OrderlyStop {
  const { inFlight } = requests
  const connections = new Set<Socket>()
  const drained = Promise.withResolvers<void>()
  let cutOff: NodeJS.Timeout | undefined
  let isStopping = false

  // Close these here: Node keeps connections that have never sent a request, and those that sent
  // one while it was closing.
  function closeIdle(sockets: Iterable<Socket>) {
    const busy = new Set([...inFlight].map((request) => request.raw.socket))
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
    if (inFlight.size === 0) drained.resolve()
  }

  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
    if (isStopping) socket.destroySoon()
  })
  requests.whenOver((request) => {
    if (isStopping) closeIdle([request.raw.socket])
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close')
    done(null, payload)
  })

  app.addHook('preClose', (done) => {
    isStopping = true
    app.log.info({ requests: inFlight.size }, 'stopping: requests that are under way are finished')
    cutOff = setTimeout(() => {
      app.log.warn({ requests: inFlight.size }, 'requests took too long and were cut off')
      for (const { raw } of inFlight) raw.socket.destroy()
      for (const socket of connections) socket.destroy()
      drained.resolve()
    }, drainMs)
    closeIdle(connections)
    done()
  })

  // Wait for all connections here: a name such as localhost resolves to several addresses, and
  // Fastify waits for one listener only.
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
