import type { FastifyReply, FastifyRequest } from 'fastify'

import { ticketEndpoints } from '#shared/tickets/endpoints.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Addresses that machines poll every few seconds. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

export type RequestLabels = {
  method: string
  /**
   * The route pattern, never the address: `/api/tickets/:ticketId`, `web` for pages and files, or
   * `unknown`.
   */
  route: string
  /**
   * The class, such as `2xx`, or `aborted` when the connection closed before the answer was
   * complete.
   */
  status: string
}

/**
 * Returns the labels that a request is counted under. The set is closed: a caller cannot add one.
 */
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

/** Tells whether a request is only worth a debug line. */
export function isBackground(route: string): boolean {
  return route === 'web' || PROBES.has(route)
}

function labelRoute(pattern: string | undefined, status: number): string {
  // An address without a route is a page of the web app, or a mistake.
  if (pattern === undefined) return status < 400 ? 'web' : 'unknown'
  return /^\/(api|saml)\//.test(pattern) || PROBES.has(pattern) ? pattern : 'web'
}
