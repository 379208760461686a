import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FollowedRequests } from './follow-requests.ts'
import type { Metrics } from './metrics.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'
import { isAborted, isBackground, isLiveStream, labelRequest } from './request-labels.ts'

/**
 * Counts every request and writes one line about it when it is over: what was asked for by its
 * pattern, never by its address, and nothing of what was sent.
 */
export function recordRequests(
  app: FastifyInstance,
  { metrics, requests }: { metrics: Metrics; requests: FollowedRequests },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  metrics.watchRequests(requests.underWay)
  requests.whenOver((request, reply) => record(metrics, request, reply))
}

function record(metrics: Metrics, request: FastifyRequest, reply: FastifyReply) {
  const labels = labelRequest(request, reply)
  const ms = reply.elapsedTime
  // A stream that was open all day says nothing about how quick the server is.
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

/** A form with files names its length: browsers always do, and the parser holds them to it. */
function uploadBytes(request: FastifyRequest): number {
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false
  return isForm ? Number(request.headers['content-length'] ?? 0) : 0
}
