import type { FastifyReply, FastifyRequest } from 'fastify'

import { admit, checkAddress, checkPerson } from '#server/access/sign-in/admission.ts'
import type { Outcome } from '#server/access/sign-in/send-outcome.ts'
import {
  findOpenCustomer,
  findPilotAsked,
  type SignInCustomer,
} from '#server/access/sign-in/sign-in-customer.ts'
import { watchSignIn } from '#server/access/watched-sign-in/watched-change.ts'
import type { Deps } from '#server/deps.ts'
import { readRequestId } from './count-answer.ts'
import { endPassiveRequest, proveIdentity } from './prove-identity.ts'
import { browserHashOf } from '#server/access/sign-in/browser-secret.ts'

/** Verifies an identity provider's answer and signs its person in, if the portal admits them. */
export async function finishLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
  customerId: string,
  {
    samlResponse,
    request,
    reply,
  }: { samlResponse: string; request: FastifyRequest; reply: FastifyReply },
): Promise<Outcome> {
  const customer = await findAskedCustomer(deps, customerId, samlResponse)
  if (customer?.kind !== 'saml') return { ok: false, reason: 'customer_unavailable' }
  const browserHash = browserHashOf(request)
  const answer = { samlResponse, browserHash }
  const barred = checkAddress(customer, request)
  const proof = barred ?? (await proveIdentity(deps, customer, answer))
  const outcome = proof.ok ? await admit(deps, customer, proof, { request, reply }) : proof
  // Refused by something else than the settings, nothing is known of them.
  if (!customer.pilot && (outcome.ok || !proof.ok)) {
    await watchSignIn(deps, {
      customerId: customer.id,
      signedIn: proof.ok ? proof.identity.email : undefined,
      readBefore: (before) => readPerson(deps, { ...customer, ...before }, { answer, request }),
    })
  }
  if (barred) return { ...barred, customer }
  if (outcome.ok) return { ...outcome, customer }
  const isPassive =
    outcome.isPassive ??
    (await endPassiveRequest(deps, customer, 'inResponseTo' in proof ? proof.inResponseTo : null))
  return { ...outcome, isPassive, customer }
}

/** Returns whom an answer would let in with these settings. Uses nothing up. */
async function readPerson(
  deps: Parameters<typeof proveIdentity>[0],
  customer: SignInCustomer,
  { answer, request }: { answer: Parameters<typeof proveIdentity>[2]; request: FastifyRequest },
): Promise<string | undefined> {
  if (checkAddress(customer, request)) return undefined
  const proof = await proveIdentity(deps, customer, answer)
  if (!proof.ok || (await checkPerson(deps, customer, proof.identity))) return undefined
  return proof.identity.email
}

/**
 * Finds the customer with the settings that the answered request was made with. The customer that
 * an answer names is not verified yet, and need not be: settings of a pilot admit only its people.
 */
async function findAskedCustomer(
  deps: Pick<Deps, 'db'>,
  customerId: string,
  samlResponse: string,
): Promise<SignInCustomer | undefined> {
  const requestId = readRequestId(samlResponse)
  const pilot = requestId && (await findPilotAsked(deps, customerId, requestId))
  return pilot || findOpenCustomer(deps, customerId)
}
