import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '#server/platform/app-error.ts'
import { readCookie, setCookie } from './cookies.ts'

export const SESSION_COOKIE = 'portico_session'
const ANONYMOUS_COOKIE = 'portico_visitor'
const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_HEADER = 'x-xsrf-token'

/**
 * Sets the CSRF token pair of specification section 7. The token is derived from the session's own
 * secret, or from a random visitor cookie before sign-in. So it changes at sign-in, and no process
 * needs to remember it.
 */
export function offerCsrfTokens(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && request.url.startsWith('/api/')) {
      setXsrfCookie(reply, boundSecret(request) ?? newVisitor(reply))
    }
  })
}

/** Sets the token cookie for a session that has just begun. */
export function setXsrfCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(XSRF_COOKIE, tokenFor(secret), {
    path: '/',
    secure: reply.server.deps.config.isSecure,
    sameSite: 'lax',
  })
}

export function newVisitor(reply: FastifyReply): string {
  const visitor = randomBytes(24).toString('base64url')
  setCookie(reply, ANONYMOUS_COOKIE, visitor)
  return visitor
}

/** @throws AppError `csrf` unless the header carries the token of this session or visitor. */
export function checkCsrf(request: FastifyRequest): void {
  const secret = boundSecret(request)
  const sent = request.headers[XSRF_HEADER]
  const isRight =
    secret !== undefined && typeof sent === 'string' && hasToken(sent, tokenFor(secret))
  if (!isRight) {
    throw new AppError('csrf', (words) => words.server.pageTooOld)
  }
}

function boundSecret(request: FastifyRequest): string | undefined {
  // An ended session does not count: its holder is a visitor again. A route that does not look up
  // the session first trusts the cookie here; the next answer sets the right token.
  const hasSession = request.viewer !== undefined || request.routeOptions.config.readsBySession
  const secret = readCookie(request, hasSession ? SESSION_COOKIE : ANONYMOUS_COOKIE)
  return secret || undefined
}

function tokenFor(secret: string): string {
  return createHmac('sha256', secret).update('xsrf').digest('base64url')
}

/**
 * Tells whether one of the sent tokens is the right one. A page sends every cookie of that name,
 * and a planted cookie with a longer path comes first.
 */
function hasToken(sent: string, token: string): boolean {
  return sent.split(',').some((one) => isEqual(one.trim(), token))
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
