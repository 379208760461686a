import type { FastifyInstance, FastifyReply } from 'fastify'

import { notFound } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { isLocalCaller } from './local-caller.ts'
import type { Metrics } from './metrics.ts'
import type { OrderlyStop } from './orderly-stop.ts'
import { createReadinessCheck } from './readiness.ts'

/** Serves the operators' endpoints. They are not part of the API contract, which is for users. */
export function operationsRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'pool'>,
  { metrics, stop }: { metrics: Metrics; stop: OrderlyStop },
) {
  const checkReadiness = createReadinessCheck(deps)

  app.get('/healthz', (_request, reply) => answer(reply, 200, 'alive'))

  app.get('/readyz', async (_request, reply) => {
    const readiness = await checkReadiness()
    const status = stop.isStopping ? 'stopping' : readiness
    return answer(reply, status === 'ready' ? 200 : 503, status)
  })

  app.get('/metrics', async (request, reply) => {
    if (!isLocalCaller(request)) throw notFound()
    reply.header('Cache-Control', 'no-store').type(metrics.contentType)
    return metrics.read()
  })
}

function answer(reply: FastifyReply, code: 200 | 503, status: string) {
  return reply.code(code).header('Cache-Control', 'no-store').send({ status })
}
