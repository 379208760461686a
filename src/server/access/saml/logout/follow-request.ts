import type { FastifyRequest } from 'fastify'

import { decryptionKeysFor } from '#server/access/saml/keys/key-pairs.ts'
import { readSamlSession } from '#server/access/saml/response/name-id.ts'
import { claimAssertion } from '#server/access/saml/queries.ts'
import { endSessionsByProvider } from '#server/access/sessions/end-sessions.ts'
import { hashProviderName, openProviderSession } from '#server/access/sessions/provider-session.ts'
import { lockSessionsOfName } from '#server/access/sessions/queries.ts'
import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import type { SignInCustomer } from '#server/access/sign-in/sign-in-customer.ts'
import type { Deps } from '#server/deps.ts'
import { isMeant, type Meant, readLogoutRequest } from './read-logout-request.ts'

type RequestDeps = Pick<Deps, 'db' | 'now' | 'cookieSecret' | 'keys'>
type Confirmed = { message: Element; id: string; expiresAt: Date }

/**
 * Ends the sessions that a provider's request names, whose signature has been confirmed. A request counts once;
 * one that names no session of ours has nothing left to end.
 */
export async function followRequest(
  deps: RequestDeps,
  customer: SignInCustomer,
  { message, id, expiresAt }: Confirmed,
  request: FastifyRequest,
): Promise<{ ok: true; id: string } | Refusal> {
  const keys = await decryptionKeysFor(deps, customer)
  const meant = readLogoutRequest(message, keys ?? [])
  if (!meant.ok) return meant
  const { id: customerId, entityId: issuer } = customer
  // Its ID is unique among all messages of the provider, so that those of assertions have room for it.
  const used = { customerId, issuer, assertionId: id, expiresAt }
  if (!(await claimAssertion(deps.db, used))) return refuse('replayed', { received: id })
  await endMeant(deps, customer, meant, request)
  return { ok: true, id }
}

/** Only of this customer: what another's provider calls a person is another's. */
function endMeant(
  deps: RequestDeps,
  customer: SignInCustomer,
  { name, indexes }: Meant,
  request: FastifyRequest,
): Promise<void> {
  const { id: customerId, entityId: issuer } = customer
  const providerName = hashProviderName(deps, customerId, name.value)
  return deps.db.transaction().execute(async (tx) => {
    const named = await lockSessionsOfName(tx, { customerId, providerName })
    const ended = named.filter(({ providerSession }) => {
      const session = readSamlSession(openProviderSession(deps, providerSession))
      return isMeant(session, { issuer, name, indexes })
    })
    await endSessionsByProvider(deps, tx, customer, { sessions: ended, address: request.ip })
  })
}
