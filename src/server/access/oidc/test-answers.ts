import type { TestedAnswer } from '#shared/connections/tests/result.ts'

import { type AskedTest, claimTest } from '#server/access/saml/login/test-answers.ts'
import { REQUEST_LIFE_MS } from '#server/access/sign-in/browser-secret.ts'
import { printable, type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import { domainsOf } from '#server/access/sign-in/sign-in-customer.ts'

import type { Claims } from './id-token-rules.ts'
import { type OidcDeps, redeemAnswer } from './login.ts'
import { type Person, readPerson } from './read-person.ts'

// The answers to tests of a connection. They come to the redirect URI as those of sign-ins do, and
// admit no one.

type Answer = { query: URLSearchParams; state: string; browserHash: Buffer | undefined }

/** Handles the answer to a test. Returns whether it was the one that the test waited for. */
export type TakeOidcAnswer = (
  deps: OidcDeps,
  test: AskedTest,
  answer: Answer & { address: string },
) => Promise<boolean>

type OidcInspection = {
  isVerified: boolean
  refusals: Refusal[]
  answer: TestedAnswer | null
  person: Person | null
}

/** Reads the answer to a test with the settings of the test, and uses it up. Undefined for a second one. */
export async function inspectOidcAnswer(
  deps: OidcDeps,
  test: AskedTest,
  { query, state, browserHash }: Answer,
): Promise<OidcInspection | undefined> {
  const now = deps.now()
  if (!(await claimTest(deps, test))) return undefined
  const refused = (refusal: Refusal): OidcInspection => ({
    isVerified: false,
    refusals: [refusal],
    answer: null,
    person: null,
  })
  if (test.settings.kind !== 'oidc') return refused(refuse('oidc_malformed_return'))
  if (test.createdAt.getTime() + REQUEST_LIFE_MS <= now.getTime()) {
    return refused(refuse('unknown_request'))
  }
  if (!browserHash?.equals(test.browserHash)) return refused(refuse('other_browser'))
  const customer = { ...test.settings, id: test.customerId }
  const redeemed = await redeemAnswer(deps, customer, { query, state, browserHash })
  if (!redeemed.ok) return refused(redeemed)
  const domains = await domainsOf(deps, test.customerId)
  const person = readPerson(redeemed.claims, { ...customer, domains })
  return {
    isVerified: true,
    refusals: person.ok ? [] : [person],
    answer: describeClaims(redeemed.claims, customer),
    person: person.ok ? person : null,
  }
}

const MAX_CLAIMS = 50

/** Describes the claims as the attributes of an answer. */
function describeClaims(
  claims: Claims,
  { entityId, clientId }: { entityId: string; clientId: string },
): TestedAnswer {
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
    issuer: { expected: entityId, received: printable(String(claims.iss)) },
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
