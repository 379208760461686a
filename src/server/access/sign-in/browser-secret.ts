import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import { readCookie } from '#server/platform/http/cookies.ts'

export const BROWSER_COOKIE = 'portico_sign_in'

/** Hashes the browser's secret, which proves that an answer comes back to the browser that asked. */
export function browserHashOf(request: FastifyRequest): Buffer | undefined {
  const secret = readCookie(request, BROWSER_COOKIE)
  return secret ? hashBrowser(secret) : undefined
}

export function hashBrowser(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
