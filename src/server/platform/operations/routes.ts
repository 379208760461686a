import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { notFound } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { isLocalCaller } from './local-caller.ts'
import type { Metrics } from './metrics.ts'
import type { OrderlyStop } from './orderly-stop.ts'
import type { ReadinessCheck } from './readiness.ts'

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
