import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FollowedRequests } from './follow-requests.ts'
import type { Metrics } from './metrics.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'
import { isAborted, isBackground, isLiveStream, labelRequest } from './request-labels.ts'

/**
 * Counts every request and logs one line when it is over. The line has the route pattern, never the
 * address, and nothing of what was sent.
 */
export function recordRequests(
  app: FastifyInstance,
  { metrics, requests }: { metrics: Metrics; requests: FollowedRequests },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  metrics.watchRequests(requests.inFlight)
  requests.whenOver((request, reply) => record(metrics, request, reply))
}

function record(metrics: Metrics, request: FastifyRequest, reply: FastifyReply) {
  const labels = labelRequest(request, reply)
  const ms = reply.elapsedTime
  // Leave streams out of the durations: one that was open all day says nothing about speed.
  const wasStreamed = isLiveStream(request) && reply.statusCode === 200
  if (!wasStreamed) metrics.observeRequest(labels, ms / 1000)
  if (labels.status === '2xx') metrics.countUpload(uploadBytes(request))

  request.log[isBackground(labels.route) ? 'debug' : 'info'](
    {
      method: labels.method,
      route: labels.route,
      ...(isAborted(reply) ? { aborted: true } : { status: reply.statusCode }),
      ms: Math.round(ms),
      userId: request.viewer?.userId ?? request.sessionUserId,
    },
    'request',
  )
}

/** Reads the length of a multipart form. Browsers always send it, and the parser enforces it. */
function uploadBytes(request: FastifyRequest): number {
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false
  return isForm ? Number(request.headers['content-length'] ?? 0) : 0
}
