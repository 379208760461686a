import type { Claimed, Proof, Refused } from '#server/access/sign-in/admission.ts'
import { domainsOf, type SignInCustomer } from '#server/access/sign-in/sign-in-customer.ts'
import type { Deps } from '#server/deps.ts'
import { decryptionKeysFor } from '#server/access/saml/keys/key-pairs.ts'
import {
  claimAssertion,
  findTestsOfRequests,
  keepSigner,
  takePassiveRequest,
  takeSamlRequest,
} from '#server/access/saml/queries.ts'
import { readResponseApart } from '#server/access/saml/response/response-reader.ts'
import type { SamlIdentity } from '#server/access/saml/response/read-response.ts'
import { atProviderOf, providerIdOf } from '#server/access/saml/response/name-id.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { toConnection } from './start-login.ts'
import { sessionEnd } from '#server/access/saml/response/validity.ts'

/** `browserHash` identifies the browser that brings the answer. */
type Answer = { samlResponse: string; browserHash: Buffer | undefined }
type ProofDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>

/** `inResponseTo` is the request that the answer claims to answer; not verified for a refused answer. */
type Judgment = (Proof | Refused) & { inResponseTo?: string | null }

/** Verifies an answer that was posted to a customer's ACS. Admits no one and changes nothing. */
export async function proveIdentity(
  deps: ProofDeps,
  customer: SignInCustomer,
  { samlResponse, browserHash }: Answer,
): Promise<Judgment> {
  const now = deps.now()
  const serviceProvider = serviceProviderFor(deps.config.publicUrl, customer.id)
  const input = { samlResponse, now }
  const keys = await decryptionKeysFor(deps, customer)
  const domains = await domainsOf(deps, customer.id)
  const connection = { ...toConnection(customer), domains, decryptionKeys: keys }
  const read = await readResponseApart(connection, serviceProvider, input)
  if (!read.ok) return read
  const { identity } = read
  return {
    ok: true,
    identity: {
      email: identity.email,
      firstName: identity.firstName,
      lastName: identity.lastName,
      providerId: providerIdOf(identity),
      sessionEndsAt: sessionEnd(identity.sessionNotOnOrAfter, now),
      authenticatedAt: identity.authnInstant,
      atProvider: atProviderOf(identity),
    },
    inResponseTo: identity.inResponseTo,
    claim: () => claim(deps, customer, { identity, browserHash }),
  }
}

/** Deletes a passive request, which any answer ends. Returns false when there was none. */
export async function endPassiveRequest(
  deps: Pick<Deps, 'db'>,
  customer: SignInCustomer,
  inResponseTo: string | null | undefined,
): Promise<boolean> {
  if (!inResponseTo) return false
  return (await takePassiveRequest(deps.db, customer.id, inResponseTo)) !== undefined
}

/** Marks the request and the assertion as used, so that neither signs anybody in again. */
async function claim(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  { identity, browserHash }: { identity: SamlIdentity; browserHash: Buffer | undefined },
): Promise<Claimed | Refused> {
  const { inResponseTo, issuer, assertionId, assertionExpiresAt: expiresAt } = identity
  const asked = await takeAnswered(deps, customer, { inResponseTo, browserHash })
  if (!asked.ok) return asked
  const assertion = { customerId: customer.id, issuer, assertionId, expiresAt }
  if (!(await claimAssertion(deps.db, assertion))) {
    const { isPassive } = asked
    return { ok: false, reason: 'replayed', detail: { received: assertionId }, isPassive }
  }
  await keepSigner(deps.db, {
    customerId: customer.id,
    fingerprint: identity.signedBy,
    signedAt: deps.now(),
  })
  return asked
}

const UNASKED: Claimed = { ok: true, returnTo: null, isPassive: false }

async function takeAnswered(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: SignInCustomer,
  { inResponseTo, browserHash }: { inResponseTo: string | null; browserHash: Buffer | undefined },
): Promise<Claimed | Refused> {
  if (!inResponseTo) {
    // The customer's administrator has switched the check off to allow sign-ins that begin at the
    // provider.
    if (!customer.validateInResponseTo) return UNASKED
    return { ok: false, reason: 'missing_in_response_to' }
  }
  const taken = await takeRequest(deps, customer, { id: inResponseTo, browserHash })
  if (taken) return taken
  if (await isWelcomeUnasked(deps, customer, inResponseTo)) return UNASKED
  return { ok: false, reason: 'unknown_request', detail: { received: inResponseTo } }
}

/** Takes an open request, if this browser made it and it has not expired. Returns undefined where there is none. */
export async function takeRequest(
  deps: Pick<Deps, 'db' | 'now'>,
  customer: Pick<SignInCustomer, 'id'>,
  { id, browserHash }: { id: string; browserHash: Buffer | undefined },
): Promise<Claimed | Refused | undefined> {
  const asked = await takeSamlRequest(deps.db, customer.id, id)
  if (!asked) return undefined
  const isPassive = asked.passive
  if (asked.expiresAt <= deps.now()) {
    return { ok: false, reason: 'unknown_request', detail: { received: id }, isPassive }
  }
  if (!browserHash?.equals(asked.browserHash))
    return { ok: false, reason: 'other_browser', isPassive }
  const { returnTo, forced, createdAt } = asked
  return { ok: true, returnTo, isPassive, ...(forced && { forcedAt: createdAt }) }
}

/** Admits no one for a test's answer, also where people may begin at the provider. */
async function isWelcomeUnasked(
  { db }: Pick<Deps, 'db'>,
  customer: SignInCustomer,
  inResponseTo: string,
): Promise<boolean> {
  if (customer.validateInResponseTo) return false
  const tests = await findTestsOfRequests(db, customer.id, [inResponseTo])
  return tests.length === 0
}
