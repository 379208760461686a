import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { notFound } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { Metrics } from './metrics.ts'
import type { OrderlyStop } from './orderly-stop.ts'
import type { ReadinessCheck } from './readiness.ts'
import { isLoopbackHost } from '#server/config.ts'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

/** Headers that proxies add, by default or by configuration, when they forward a request. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/

/** Serves the operators' endpoints. They are not part of the API contract, which is for users. */
export function operationsRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config'>,
  {
    checkReadiness,
    metrics,
    stop,
  }: { checkReadiness: ReadinessCheck; metrics: Metrics; stop: OrderlyStop },
) {
  app.get('/healthz', (_request, reply) => answer(reply, 200, 'alive'))

  app.get('/readyz', async (_request, reply) => {
    const readiness = await checkReadiness()
    const status = stop.isStopping ? 'stopping' : readiness
    return answer(reply, status === 'ready' ? 200 : 503, status)
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.config)) throw notFound()
    reply.header('Cache-Control', 'no-store').type(metrics.contentType)
    return metrics.read()
  })
}

/**
 * A proxy on this machine that says nothing of those it forwards looks like this machine itself. So where
 * others are served, the token alone counts.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { isLoopback, metricsToken }: Pick<Deps['config'], 'isLoopback' | 'metricsToken'>,
): boolean {
  if (metricsToken === undefined) return isLoopback && isLocalCaller(request)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(token), digest(metricsToken))
}

function answer(reply: FastifyReply, code: 200 | 503, status: string) {
  return reply.code(code).header('Cache-Control', 'no-store').send({ status })
}

/**
 * Tells whether the caller is on this machine and calls directly. Uses the socket's own address,
 * regardless of TRUST_PROXY, and does not count requests that a reverse proxy on this machine
 * forwards.
 */
function isLocalCaller(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isLoopbackHost(URL.parse(`http://${headers.host}`)?.hostname ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  )
}
