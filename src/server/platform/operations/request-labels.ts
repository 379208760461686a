import type { FastifyReply, FastifyRequest } from 'fastify'

import { ticketEndpoints } from '#shared/tickets/endpoints.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Asked for by machines every few seconds. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

export type RequestLabels = {
  method: string
  /** The pattern, never the address: `/api/tickets/:ticketId`, `web` for pages and files, or `unknown`. */
  route: string
  /** `2xx` and so on; `aborted` when the connection went before the answer was complete. */
  status: string
}

/** The few names under which requests are counted: whoever asks cannot add another. */
export function labelRequest(request: FastifyRequest, reply: FastifyReply): RequestLabels {
  return {
    method: METHODS.has(request.method) ? request.method : 'other',
    route: labelRoute(request.routeOptions.url, reply.statusCode),
    status: isAborted(reply) ? 'aborted' : `${Math.floor(reply.statusCode / 100)}xx`,
  }
}

export function isAborted(reply: FastifyReply): boolean {
  return !reply.raw.writableEnded
}

export function isLiveStream(request: FastifyRequest): boolean {
  return request.routeOptions.url === ticketEndpoints.streamEvents.path
}

/** Whether a request is of interest only to somebody who looks closely. */
export function isBackground(route: string): boolean {
  return route === 'web' || PROBES.has(route)
}

function labelRoute(pattern: string | undefined, status: number): string {
  // An address that is nobody's is a page of the web app, or a mistake.
  if (pattern === undefined) return status < 400 ? 'web' : 'unknown'
  return /^\/(api|saml)\//.test(pattern) || PROBES.has(pattern) ? pattern : 'web'
}
