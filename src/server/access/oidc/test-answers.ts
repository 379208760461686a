import { needsConsent } from '#shared/connections/fields.ts'
import type { TestedAnswer } from '#shared/connections/tests/result.ts'

import { type AskedTest, claimConsent, claimTest } from '#server/access/saml/login/test-answers.ts'
import { REQUEST_LIFE_MS } from '#server/access/sign-in/browser-secret.ts'
import { printable, type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import { isOfDomains } from '#server/access/sign-in/sign-in-customer.ts'
import type { ProviderId } from '#server/access/users/queries.ts'

import { type Connected, type OidcDeps, oidcKindOf } from './connection.ts'
import type { Redeemed } from './exchange.ts'
import { type Claims, isGuid } from './id-token-rules.ts'
import {
  askOidcProvider,
  checkCallback,
  providerIdOf,
  readingOf,
  redeemAnswer,
  refusalOf,
} from './login.ts'
import type { OidcKind } from './provider.ts'
import { type Person, readPerson } from './read-person.ts'

// The answers to tests of a connection. They come to the redirect URI as those of sign-ins do, and
// admit no one. A test of Microsoft without a tenant has two: the first, which no one has signed,
// only leads on; the ID token of the second names the tenant.

/** `kind` is that of the redirect URI. */
type Answer = {
  kind: OidcKind
  query: URLSearchParams
  state: string
  browserHash: Buffer | undefined
}

/** Handles the answer to a test. `next` is the address at the provider to go on to. */
export type TakeOidcAnswer = (
  deps: OidcDeps,
  test: AskedTest,
  answer: Answer & { address: string },
) => Promise<{ isTaken: boolean; next?: string }>

export type OidcInspection = {
  isVerified: boolean
  refusals: Refusal[]
  answer: TestedAnswer | null
  person: Person | null
  providerId?: ProviderId
  /** The issuer of the tenant whose token has answered, where the settings had none. */
  tenant?: string
}

/**
 * Reads the answer to a test with the settings of the test, and uses it up. Returns the address to go
 * on to after consent; undefined for an answer that comes again.
 */
export async function inspectOidcAnswer(
  deps: OidcDeps,
  test: AskedTest,
  answer: Answer,
): Promise<OidcInspection | { next: string } | undefined> {
  const customer = { ...test.settings, id: test.customerId }
  const isConsent = needsConsent(customer) && test.consentTenant === null
  const refused = isMeantFor(deps, test, answer)
  if (isConsent && !refused) {
    const consented = readConsent(answer.query)
    if ('tenant' in consented) {
      if (!(await claimConsent(deps, test, consented.tenant))) return undefined
      const { state, browserHash } = answer
      const asked = { state, browserHash: browserHash ?? test.browserHash }
      const next = await askOidcProvider(deps, customer, asked)
      if (typeof next === 'string') return { next }
      return (await claimTest(deps, test)) ? inspected([next]) : undefined
    }
    return (await claimTest(deps, test)) ? inspected([consented]) : undefined
  }
  if (!(await claimTest(deps, test))) return undefined
  if (refused) return inspected([refused])
  const { query, state, browserHash = test.browserHash } = answer
  const redeemed = await redeemAnswer(deps, customer, { query, state, browserHash })
  return redeemed.ok
    ? inspectPerson(deps, { test, customer, redeemed })
    : inspected([{ ...redeemed, ...refusalOf(redeemed) }])
}

function inspected(refusals: Refusal[]): OidcInspection {
  return { isVerified: false, refusals, answer: null, person: null }
}

function isMeantFor(
  { now }: Pick<OidcDeps, 'now'>,
  { settings, createdAt, browserHash }: AskedTest,
  answer: Answer,
): Refusal | undefined {
  const kind = oidcKindOf(settings)
  if (!kind) return refuse('oidc_malformed_return')
  if (createdAt.getTime() + REQUEST_LIFE_MS <= now().getTime()) return refuse('unknown_request')
  if (!answer.browserHash?.equals(browserHash)) return refuse('other_browser')
  return checkCallback(kind, answer.kind)
}

/** Reads the answer to a request for consent. It proves nothing: anyone could write it. */
function readConsent(query: URLSearchParams): { tenant: string } | Refusal {
  const error = query.get('error')
  if (error !== null) {
    const hint = query.get('error_description') ?? ''
    return refuse('oidc_consent_denied', { received: error, hint })
  }
  const isOther = query.has('code') || query.get('admin_consent')?.toLowerCase() !== 'true'
  if (isOther) return refuse('oidc_malformed_return', { expected: 'admin_consent' })
  const tenant = query.get('tenant')?.toLowerCase()
  return { tenant: isGuid(tenant) ? tenant : '' }
}

async function inspectPerson(
  deps: Pick<OidcDeps, 'db'>,
  { test, customer, redeemed }: { test: AskedTest; customer: Connected; redeemed: Redeemed },
): Promise<OidcInspection> {
  const { claims, issuer } = redeemed
  const reading = await readingOf(deps, customer)
  const person = readPerson(claims, reading)
  const binds = needsConsent(customer)
  const refused =
    (person.ok ? undefined : person) ??
    (binds ? checkBinding(test, { claims, person, domains: reading.domains }) : undefined)
  return {
    isVerified: true,
    refusals: refused ? [refused] : [],
    answer: describeClaims(redeemed),
    person: person.ok ? person : null,
    ...(person.ok && { providerId: providerIdOf(customer.kind, redeemed, person) }),
    ...(binds && { tenant: issuer }),
  }
}

/** Refuses to bind a tenant that a person of another company has answered for, or that did not consent. */
function checkBinding(
  { consentTenant }: Pick<AskedTest, 'consentTenant'>,
  { claims, person, domains }: { claims: Claims; person: Person | Refusal; domains: string[] },
): Refusal | undefined {
  if (person.ok && !isOfDomains(person.email, domains)) {
    const expected = domains.join(', ')
    return refuse('oidc_foreign_consent', { expected, received: person.email })
  }
  if (!consentTenant || consentTenant === claims.tid) return undefined
  const received = String(claims.tid)
  return refuse('oidc_other_organization', { expected: consentTenant, received })
}

const MAX_CLAIMS = 50

/** Describes the claims as the attributes of an answer. */
function describeClaims({ claims, issuer, clientId }: Redeemed): TestedAnswer {
  const entries = Object.entries(claims)
  const timeOf = (value: unknown) =>
    typeof value === 'number' ? new Date(value * 1000).toISOString() : null
  return {
    attributes: entries.slice(0, MAX_CLAIMS).map(([name, value]) => ({
      name: printable(name),
      values: [printable(typeof value === 'string' ? value : JSON.stringify(value))],
      count: 1,
      readAs: null,
    })),
    isCut: entries.length > MAX_CLAIMS,
    nameId: null,
    signatures: [],
    wasEncrypted: false,
    issuer: { expected: issuer, received: printable(String(claims.iss)) },
    audience: { expected: clientId, received: printable(String(claims.aud)) },
    recipient: { expected: '', received: null },
    destination: { expected: '', received: null },
    issuedAt: timeOf(claims.iat),
    notBefore: timeOf(claims.nbf),
    notOnOrAfter: timeOf(claims.exp),
    sessionEndsAt: null,
    clockDifferenceMs: null,
  }
}
