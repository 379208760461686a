import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import { startSession } from '#server/access/sessions/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { toShownDomain } from '#server/platform/domain-spelling.ts'
import { rememberIdp } from '#server/access/sign-in/idp-hint.ts'
import { upsertSignedInPerson } from '#server/access/users/queries.ts'
import { isAddressAllowed } from '#server/access/sign-in/ip-restrictions.ts'
import {
  claimAssertion,
  findSignInCustomer,
  lockConnection,
  listDomains,
  takePassiveRequest,
  takeSamlRequest,
} from './queries.ts'
import type { RefusalDetail, SamlRefusal } from '#server/access/sign-in/refuse.ts'
import { readResponseApart } from './response-reader.ts'
import { type SamlIdentity, serviceProviderFor } from './service-provider.ts'
import { sessionEnd } from './validity.ts'
import { browserHashOf, type SignInCustomer, toConnection } from './start-login.ts'

type Refused = {
  ok: false
  reason: SamlRefusal
  detail?: RefusalDetail
  /** Who it was, where the customer's identity provider has just vouched for it. */
  email?: string
  /** The login page asked by itself, so that nobody waits for an answer. */
  isPassive?: boolean
}
export type LoginOutcome = { ok: true; returnTo: string | null } | Refused

/** Judges what an identity provider posted to a customer's ACS, and signs the person in. */
export async function finishLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret'>,
  customerId: string,
  {
    samlResponse,
    request,
    reply,
  }: { samlResponse: string; request: FastifyRequest; reply: FastifyReply },
): Promise<LoginOutcome & { customer?: SignInCustomer }> {
  const customer = await findSignInCustomer(deps.db, customerId)
  if (!customer) return { ok: false, reason: 'customer_unavailable' }
  const outcome = await judge(deps, customer, { samlResponse, request, reply })
  return { ...outcome, customer }
}

async function judge(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret'>,
  customer: SignInCustomer,
  {
    samlResponse,
    request,
    reply,
  }: { samlResponse: string; request: FastifyRequest; reply: FastifyReply },
): Promise<LoginOutcome> {
  if (!isAddressAllowed(request.ip, customer.ipRestrictions)) {
    return {
      ok: false,
      reason: 'address_not_allowed',
      detail: { expected: customer.ipRestrictions.join(', '), received: request.ip },
    }
  }

  const now = deps.now()
  const serviceProvider = serviceProviderFor(deps.config.publicUrl, customer.id)
  const read = await readResponseApart(toConnection(customer), serviceProvider, {
    samlResponse,
    now,
  })
  if (!read.ok) {
    return { ...read, isPassive: await endPassiveRequest(deps, customer, read) }
  }

  const { identity } = read
  const accepted = await accept(deps, customer, { identity, request, reply })
  if (accepted.ok) return accepted
  const isPassive = accepted.isPassive ?? (await endPassiveRequest(deps, customer, identity))
  return { ...accepted, isPassive, email: identity.email }
}

/** A passive question that got any answer is over. */
async function endPassiveRequest(
  deps: Pick<Deps, 'db'>,
  customer: SignInCustomer,
  { inResponseTo }: { inResponseTo?: string | null },
): Promise<boolean> {
  if (!inResponseTo) return false
  return (await takePassiveRequest(deps.db, customer.id, inResponseTo)) !== undefined
}

/** Signs in whom the identity provider has vouched for, if the portal wants it, too. */
async function accept(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret'>,
  customer: SignInCustomer,
  {
    identity,
    request,
    reply,
  }: { identity: SamlIdentity; request: FastifyRequest; reply: FastifyReply },
): Promise<LoginOutcome> {
  const domains = await listDomains(deps.db, customer.id)
  const domain = identity.email.slice(identity.email.lastIndexOf('@') + 1)
  if (!domains.includes(domain)) {
    return {
      ok: false,
      reason: 'foreign_domain',
      detail: {
        expected: domains.map(toShownDomain).join(', '),
        received: toShownDomain(domain),
      },
    }
  }

  const asked = await takeRequest(deps, customer, { inResponseTo: identity.inResponseTo, request })
  if (!asked.ok) return asked
  const isFirstUse = await claimAssertion(deps.db, {
    customerId: customer.id,
    issuer: identity.issuer,
    assertionId: identity.assertionId,
    expiresAt: identity.assertionExpiresAt,
  })
  const { isPassive } = asked
  if (!isFirstUse)
    return { ok: false, reason: 'replayed', detail: { received: identity.assertionId }, isPassive }

  const refusal = await signIn(deps, customer, { identity, request, reply })
  if (refusal)
    return { ok: false, reason: refusal, detail: { received: identity.email }, isPassive }

  rememberIdp(deps, reply, customer.id)
  return { ok: true, returnTo: asked.returnTo }
}

/** Answers why not, if not. Person, audit and session stand or fall together. */
function signIn(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  {
    identity,
    request,
    reply,
  }: { identity: SamlIdentity; request: FastifyRequest; reply: FastifyReply },
): Promise<SamlRefusal | undefined> {
  const { email, firstName, lastName } = identity
  const name = [firstName, lastName].filter(Boolean).join(' ') || email
  const at = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    // Whoever switches it off meanwhile ends this session, too, or it does not begin.
    if (!(await lockConnection(tx, customer.id, customer.entityId))) return 'customer_unavailable'
    const user = await upsertSignedInPerson(tx, {
      customerId: customer.id,
      id: uuidv7(),
      email,
      name,
      at,
    })
    if (!user) return 'person_deactivated'
    if (customer.auditEnabled) {
      await recordAudit(tx, {
        action: 'sign_in.succeeded',
        by: { userId: user.id, name, email, address: request.ip },
        at,
        customerId: customer.id,
        subject: customer,
      })
    }
    const endsAt = sessionEnd(identity.sessionNotOnOrAfter, at)
    await startSession({ ...deps, db: tx }, reply, user, { endsAt })
    return undefined
  })
}

type Taken = { ok: true; returnTo: string | null; isPassive: boolean }
const UNASKED: Taken = { ok: true, returnTo: null, isPassive: false }

/** Finds the request that is being answered, and sees that this browser made it a short while ago. */
async function takeRequest(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  { inResponseTo, request }: { inResponseTo: string | null; request: FastifyRequest },
): Promise<Taken | Refused> {
  if (!inResponseTo) {
    // The customer's administrator has switched the check off to allow sign-ins that begin at the provider.
    if (!customer.validateInResponseTo) return UNASKED
    return { ok: false, reason: 'missing_in_response_to' }
  }
  const asked = await takeSamlRequest(deps.db, customer.id, inResponseTo)
  if (!asked || asked.expiresAt <= deps.now()) {
    if (!asked && !customer.validateInResponseTo) return UNASKED
    return {
      ok: false,
      reason: 'unknown_request',
      detail: { received: inResponseTo },
      isPassive: asked?.passive,
    }
  }
  const browser = browserHashOf(request)
  const isPassive = asked.passive
  if (!browser?.equals(asked.browserHash)) return { ok: false, reason: 'other_browser', isPassive }
  return { ok: true, returnTo: asked.returnTo, isPassive }
}
