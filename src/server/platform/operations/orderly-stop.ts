import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { FollowedRequests } from './follow-requests.ts'
import { isLiveStream } from './request-labels.ts'

/**
 * The drain time. Shorter than the time after which the process is ended anyway, because the
 * database must shut down as well.
 */
const DRAIN_MS = 20_000
/** How long a connection that is kept alive may send one more request, which is its last. */
const LINGER_MS = 2_000

export type OrderlyStop = { readonly isStopping: boolean }

type Options = { requests: FollowedRequests; drainMs?: number; lingerMs?: number }

/**
 * Ends connections in order when the server closes. Each request is answered with `Connection: close`,
 * so that the client ends the connection. Closing an idle one would reset it when a request is on its
 * way, so that happens only after `lingerMs`. What is in flight after `drainMs` is cut off.
 */
export function stopInOrder(
  app: FastifyInstance,
  { requests, drainMs = DRAIN_MS, lingerMs = LINGER_MS }: Options,
): OrderlyStop {
  const { inFlight } = requests
  const connections = new Set<Socket>()
  const drained = Promise.withResolvers<void>()
  const timers: NodeJS.Timeout[] = []
  let isStopping = false
  let isLingering = false

  // Node would close idle connections as soon as the server closes.
  app.server.closeIdleConnections = () => undefined

  // Close these here: Node keeps connections that have never sent a request, and those that sent
  // one while it was closing.
  function closeIdle(sockets: Iterable<Socket>) {
    const busy = new Set([...inFlight].map((request) => request.raw.socket))
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
  }
  function noticeEnd() {
    if (isStopping && inFlight.size === 0 && (connections.size === 0 || !isLingering))
      drained.resolve()
  }

  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => {
      connections.delete(socket)
      noticeEnd()
    })
  })
  requests.whenOver((request) => {
    // A stream began without the word that its connection ends, and its page reconnects later.
    if (isStopping && (!isLingering || isLiveStream(request))) closeIdle([request.raw.socket])
    noticeEnd()
  })

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('Connection', 'close')
    done(null, payload)
  })

  app.addHook('preClose', (done) => {
    isStopping = isLingering = true
    app.log.info({ requests: inFlight.size }, 'stopping: requests that are under way are finished')
    const linger = setTimeout(() => {
      isLingering = false
      closeIdle(connections)
      noticeEnd()
    }, lingerMs)
    const cutOff = setTimeout(() => {
      app.log.warn({ requests: inFlight.size }, 'requests took too long and were cut off')
      for (const { raw } of inFlight) raw.socket.destroy()
      for (const socket of connections) socket.destroy()
      drained.resolve()
    }, drainMs)
    timers.push(linger, cutOff)
    noticeEnd()
    // Accept what waits to be accepted: closing the server would reset it.
    setImmediate(done)
  })

  // Wait for all connections here: a name such as localhost resolves to several addresses, and
  // Fastify waits for one listener only.
  app.addHook('onClose', async () => {
    if (isStopping) await drained.promise
    for (const timer of timers) clearTimeout(timer)
  })

  return {
    get isStopping() {
      return isStopping
    },
  }
}
