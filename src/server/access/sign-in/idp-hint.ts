import { createHmac, timingSafeEqual } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { IdpDetection } from '#shared/access/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { clearCookie, readCookie, setCookie } from '#server/platform/http/request/cookies.ts'
import type { SignInProtocol } from './protocol.ts'
import { findOpenCustomer } from './sign-in-customer.ts'
import { findWaysTo } from './ways-without-provider.ts'

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

/** Finds whose identity provider this browser last signed in through, and the address that asks it passively. */
export async function detectIdp(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret'>,
  viewer: Viewer | undefined,
  { protocol, request }: { protocol: SignInProtocol; request: FastifyRequest },
): Promise<IdpDetection> {
  const customerId = rememberedIdp(deps, request)
  const known = customerId === undefined ? undefined : await findOpenCustomer(deps, customerId)
  // No one is sent by themselves to a provider that may be down.
  const isDoorOpen = known && (await findWaysTo(deps, known.id))?.isDoorOpen
  const customer = isDoorOpen ? undefined : known
  return {
    authenticated: viewer !== undefined,
    hasIdpSession: customer !== undefined,
    customer: customer ? { name: customer.name } : null,
    redirectUrl: customer && !viewer ? protocol.passiveUrl(deps, customer) : null,
  }
}
