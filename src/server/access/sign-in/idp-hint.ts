import { createHmac, timingSafeEqual } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from '#server/deps.ts'
import { clearCookie, readCookie, setCookie } from '#server/platform/http/request/cookies.ts'

const HINT_COOKIE = 'portico_idp'
const REMEMBERED_MS = 90 * 24 * 3_600_000

/** Remembers in this browser whose identity provider it last signed in through. */
export function rememberIdp(
  deps: Pick<Deps, 'cookieSecret' | 'now'>,
  reply: FastifyReply,
  customerId: string,
) {
  setCookie(reply, HINT_COOKIE, `${customerId}.${signature(deps, customerId)}`, {
    expires: new Date(deps.now().getTime() + REMEMBERED_MS),
  })
}

export function rememberedIdp(
  deps: Pick<Deps, 'cookieSecret'>,
  request: FastifyRequest,
): string | undefined {
  const [customerId, sent] = readCookie(request, HINT_COOKIE)?.split('.') ?? []
  if (!customerId || !sent) return undefined
  const [a, b] = [Buffer.from(sent), Buffer.from(signature(deps, customerId))]
  return a.length === b.length && timingSafeEqual(a, b) ? customerId : undefined
}

export function forgetIdp(reply: FastifyReply) {
  clearCookie(reply, HINT_COOKIE)
}

function signature(deps: Pick<Deps, 'cookieSecret'>, customerId: string): string {
  return createHmac('sha256', deps.cookieSecret)
    .update(`idp-hint ${customerId}`)
    .digest('base64url')
}
