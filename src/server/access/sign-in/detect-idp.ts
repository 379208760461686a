import type { FastifyRequest } from 'fastify'

import type { IdpDetection } from '#shared/access/contract.ts'

import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { rememberedIdp } from './idp-hint.ts'
import { findSignInCustomer } from '#server/access/saml/queries.ts'

/** Whose identity provider this browser last signed in through, and the address that asks it passively. */
export async function detectIdp(
  deps: Pick<Deps, 'db' | 'config' | 'cookieSecret'>,
  viewer: Viewer | undefined,
  request: FastifyRequest,
): Promise<IdpDetection> {
  const customerId = rememberedIdp(deps, request)
  const customer =
    customerId === undefined ? undefined : await findSignInCustomer(deps.db, customerId)
  return {
    authenticated: viewer !== undefined,
    hasIdpSession: customer !== undefined,
    customer: customer ? { name: customer.name } : null,
    redirectUrl:
      customer && !viewer
        ? `${deps.config.publicUrl}/api/auth/saml/login/${customer.id}?passive=1`
        : null,
  }
}
