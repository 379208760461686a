import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '#server/platform/app-error.ts'
import { readCookie, setCookie } from './cookies.ts'

export const SESSION_COOKIE = 'portico_session'
const ANONYMOUS_COOKIE = 'portico_visitor'
const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_HEADER = 'x-xsrf-token'

/**
 * The anti-forgery pair of specification section 7. The token is derived from the session's own
 * secret, or before sign-in from a random visitor cookie, so it changes at sign-in and no process
 * needs to remember it.
 */
export function offerCsrfTokens(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && request.url.startsWith('/api/')) {
      setXsrfCookie(reply, boundSecret(request) ?? newVisitor(reply))
    }
  })
}

/** Gives the browser the token that belongs to a session that has just begun. */
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
    throw new AppError(
      'csrf',
      'This page has been open for too long. Please reload it and try again.',
    )
  }
}

function boundSecret(request: FastifyRequest): string | undefined {
  // A session that has ended binds nothing: its holder is a visitor again. Where the session is not
  // looked up beforehand it is taken at its word; the next answer puts that right.
  const hasSession = request.viewer !== undefined || request.routeOptions.config.readsBySession
  const secret = readCookie(request, hasSession ? SESSION_COOKIE : ANONYMOUS_COOKIE)
  return secret || undefined
}

function tokenFor(secret: string): string {
  return createHmac('sha256', secret).update('xsrf').digest('base64url')
}

/** A page sends every cookie of that name: one of a longer path, put there by others, comes first. */
function hasToken(sent: string, token: string): boolean {
  return sent.split(',').some((one) => isEqual(one.trim(), token))
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
