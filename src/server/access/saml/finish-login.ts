import type { FastifyReply, FastifyRequest } from 'fastify'

import { admit, checkAddress } from '#server/access/sign-in/admission.ts'
import type { Outcome } from '#server/access/sign-in/send-outcome.ts'
import { findPilotOfRequest } from '#server/access/sign-in/queries.ts'
import {
  findOpenCustomer,
  inPilot,
  isCustomerId,
  type SignInCustomer,
} from '#server/access/sign-in/sign-in-customer.ts'
import type { Deps } from '#server/deps.ts'
import { readRequestId } from './count-answer.ts'
import { endPassiveRequest, proveIdentity } from './prove-identity.ts'
import { browserHashOf } from '#server/access/sign-in/browser-secret.ts'

/** Verifies an identity provider's answer and signs its person in, if the portal admits them. */
export async function finishLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret'>,
  customerId: string,
  {
    samlResponse,
    request,
    reply,
  }: { samlResponse: string; request: FastifyRequest; reply: FastifyReply },
): Promise<Outcome> {
  const customer = await findAskedCustomer(deps, customerId, samlResponse)
  if (!customer) return { ok: false, reason: 'customer_unavailable' }
  const barred = checkAddress(customer, request)
  if (barred) return { ...barred, customer }

  const browserHash = browserHashOf(request)
  const proof = await proveIdentity(deps, customer, { samlResponse, browserHash })
  const outcome = proof.ok ? await admit(deps, customer, proof, { request, reply }) : proof
  if (outcome.ok) return { ...outcome, customer }
  const isPassive =
    outcome.isPassive ?? (await endPassiveRequest(deps, customer, proof.inResponseTo))
  return { ...outcome, isPassive, customer }
}

/**
 * Finds the customer with the settings that the answered request was made with. What an answer names is
 * not verified yet, and need not be: those of a pilot let in nobody but its people.
 */
async function findAskedCustomer(
  deps: Pick<Deps, 'db'>,
  customerId: string,
  samlResponse: string,
): Promise<SignInCustomer | undefined> {
  const requestId = isCustomerId(customerId) ? readRequestId(samlResponse) : undefined
  const pilot = requestId && (await findPilotOfRequest(deps.db, customerId, requestId))
  return pilot ? inPilot(pilot) : findOpenCustomer(deps, customerId)
}
