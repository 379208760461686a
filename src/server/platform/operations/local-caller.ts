import type { FastifyRequest } from 'fastify'

import { isLoopbackHost } from '#server/config.ts'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

/** Headers that proxies add, by default or by configuration, when they forward a request. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/

/**
 * Tells whether the caller is on this machine and calls directly. Uses the socket's own address,
 * regardless of TRUST_PROXY, and does not count requests that a reverse proxy on this machine
 * forwards.
 */
export function isLocalCaller(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isLoopbackHost(URL.parse(`http://${headers.host}`)?.hostname ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  )
}
