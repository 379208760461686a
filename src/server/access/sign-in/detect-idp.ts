import type { FastifyRequest } from 'fastify'

import type { IdpDetection } from '#shared/access/contract.ts'

import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { rememberedIdp } from './idp-hint.ts'
import type { SignInProtocol } from './protocol.ts'
import { findOpenCustomer } from './sign-in-customer.ts'

/** Finds whose identity provider this browser last signed in through, and the address that asks it passively. */
export async function detectIdp(
  deps: Pick<Deps, 'db' | 'config' | 'cookieSecret'>,
  viewer: Viewer | undefined,
  { protocol, request }: { protocol: SignInProtocol; request: FastifyRequest },
): Promise<IdpDetection> {
  const customerId = rememberedIdp(deps, request)
  const customer = customerId === undefined ? undefined : await findOpenCustomer(deps, customerId)
  return {
    authenticated: viewer !== undefined,
    hasIdpSession: customer !== undefined,
    customer: customer ? { name: customer.name } : null,
    redirectUrl: customer && !viewer ? protocol.passiveUrl(deps, customer) : null,
  }
}
