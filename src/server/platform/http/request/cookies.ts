import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '#server/config.ts'

/**
 * Returns the cookie's full name. The prefix `__Host-` keeps a sibling domain from planting the
 * cookie; browsers accept it over https only.
 */
export function cookieName(config: Pick<Config, 'isSecure'>, name: string): string {
  return config.isSecure ? `__Host-${name}` : name
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[cookieName(request.server.deps.config, name)]
}

export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieSerializeOptions = {},
): void {
  const { config } = reply.server.deps
  reply.setCookie(cookieName(config, name), value, {
    path: '/',
    httpOnly: true,
    secure: config.isSecure,
    sameSite: 'lax',
    ...options,
  })
}

export function clearCookie(
  reply: FastifyReply,
  name: string,
  options: CookieSerializeOptions = {},
): void {
  setCookie(reply, name, '', { ...options, expires: new Date(0) })
}
