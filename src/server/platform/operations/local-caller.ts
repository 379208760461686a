import type { FastifyRequest } from 'fastify'

import { isLoopbackHost } from '#server/config.ts'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

/** What proxies add, or are told to add, when they hand on somebody else's request. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/

/**
 * Whether somebody on this machine asks for themselves. The socket's own address counts, whatever
 * TRUST_PROXY says, and a reverse proxy on the same machine is not taken for its machine.
 */
export function isLocalCaller(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isLoopbackHost(URL.parse(`http://${headers.host}`)?.hostname ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  )
}
