import { createHash, randomBytes } from 'node:crypto'

import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { readCookie, setCookie } from '#server/platform/http/request/cookies.ts'

/** How long a person may take at the identity provider. */
export const REQUEST_LIFE_MS = 30 * 60_000

const COOKIE = 'portico_sign_in'
/** For Safari on http://localhost. Never used over https. */
const HTTP_COOKIE = 'portico_sign_in_http'

/** Hashes the browser's secret, which proves that an answer comes back to the browser that asked. */
export function browserHashOf(request: FastifyRequest): Buffer | undefined {
  const secret = readSecret(request)
  return secret ? hash(secret) : undefined
}

/**
 * Gives the browser a secret that its answer comes back with, and returns the hash of it. All sign-ins
 * that the browser has under way share one: a second tab must not undo the first.
 */
export function markBrowser(reply: FastifyReply): Buffer {
  const known = readSecret(reply.request)
  const secret = known && known.length >= 32 ? known : randomBytes(32).toString('base64url')
  // The identity provider's answer is a post from another site, which only SameSite=None lets a
  // cookie travel with. Chromium and Firefox require Secure with it, and store that on
  // http://localhost, too. Safari drops Secure over http, and requires none.
  const options: CookieSerializeOptions = { sameSite: 'none', maxAge: REQUEST_LIFE_MS / 1000 }
  setCookie(reply, COOKIE, secret, { ...options, secure: true })
  if (!isSecure(reply.request)) setCookie(reply, HTTP_COOKIE, secret, options)
  return hash(secret)
}

function readSecret(request: FastifyRequest): string | undefined {
  const secret = readCookie(request, COOKIE)
  return secret ?? (isSecure(request) ? undefined : readCookie(request, HTTP_COOKIE))
}

function isSecure({ server }: FastifyRequest): boolean {
  return server.deps.config.isSecure
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
