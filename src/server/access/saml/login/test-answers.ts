import type { Deps } from '#server/deps.ts'
import { domainsOf } from '#server/access/sign-in/sign-in-customer.ts'
import { refuse, type Refusal } from '#server/access/sign-in/refuse.ts'
import { readRequestId } from './count-answer.ts'
import type { Inspection } from '#server/access/saml/response/inspect-response.ts'
import {
  claimAssertion,
  claimTestAnswer,
  findTestsOfRequests,
  updateConsent,
} from '#server/access/saml/queries.ts'
import { decryptionKeysFor } from '#server/access/saml/keys/key-pairs.ts'
import { inspectResponseApart } from '#server/access/saml/response/response-reader.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { REQUEST_LIFE_MS } from '#server/access/sign-in/browser-secret.ts'
import { toConnection } from './start-login.ts'

// The answers to tests of a connection. They come to the ACS as those of sign-ins do, and admit no
// one.

/** A test that an answer belongs to. */
export type AskedTest = Awaited<ReturnType<typeof findTestsOfRequests>>[number]

/** Handles the answer to a test. Returns whether it was the one that the test waited for. */
export type TakeTestAnswer = (
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
  test: AskedTest,
  answer: { samlResponse: string; browserHash: Buffer | undefined; address: string },
) => Promise<boolean>

const TEST_STATE = 'test.'
const REQUEST_ID = /^[\w.-]{1,256}$/

/** The RelayState of a test. It comes back even with an answer that cannot be read. */
export function testState(requestId: string): string {
  return TEST_STATE + requestId
}

/**
 * Finds the test that an answer names, in its RelayState or itself. Nothing of it is verified, and
 * need not be: an answer that is taken for a test's signs no one in.
 */
export async function findAskedTest(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  { samlResponse, relayState = '' }: { samlResponse: string; relayState: string | undefined },
): Promise<AskedTest | undefined> {
  const ofState = relayState.startsWith(TEST_STATE) ? relayState.slice(TEST_STATE.length) : ''
  const answered = readRequestId(samlResponse) ?? ''
  const ids = [answered, ofState].filter((id) => REQUEST_ID.test(id))
  if (ids.length === 0) return undefined
  const tests = await findTestsOfRequests(db, customerId, ids)
  return tests.find(({ requestId }) => requestId === answered) ?? tests[0]
}

/**
 * Reads the answer to a test with the settings of the test, and uses it up: neither it nor another
 * answer to the same test is read again. Returns undefined for an answer that comes second.
 */
export async function inspectTestAnswer(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
  test: AskedTest,
  { samlResponse, browserHash }: { samlResponse: string; browserHash: Buffer | undefined },
): Promise<Inspection | undefined> {
  const now = deps.now()
  if (!(await claimTest(deps, test))) return undefined
  const decryptionKeys = await decryptionKeysFor(deps, test.settings)
  const asked = toConnection({ ...test.settings, id: test.customerId })
  const domains = await domainsOf(deps, test.customerId)
  const connection = { ...asked, domains, decryptionKeys }
  const serviceProvider = serviceProviderFor(deps.config.publicUrl, test.customerId)
  const inspection = await inspectResponseApart(connection, serviceProvider, { samlResponse, now })
  const late = await refuseClaim(deps, test, { inspection, browserHash, now })
  return { ...inspection, refusals: [...inspection.refusals, ...late] }
}

/** Uses a test up. Returns false when it was answered before. */
export function claimTest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  test: AskedTest,
): Promise<boolean> {
  return claimTestAnswer(db, test, now())
}

/** Notes a test's consent. Returns false when it was given before, or the test is over. */
export function claimConsent(
  { db }: Pick<Deps, 'db'>,
  test: AskedTest,
  tenant: string,
): Promise<boolean> {
  return updateConsent(db, test, tenant)
}

/** Applies the checks that a sign-in makes after its answer was read: a test has a request as well. */
async function refuseClaim(
  { db }: Pick<Deps, 'db'>,
  test: AskedTest,
  {
    inspection: { read },
    browserHash,
    now,
  }: { inspection: Inspection; browserHash: Buffer | undefined; now: Date },
): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  if (test.createdAt.getTime() + REQUEST_LIFE_MS <= now.getTime()) {
    refusals.push(refuse('unknown_request', { received: test.requestId }))
  }
  if (!browserHash?.equals(test.browserHash)) refusals.push(refuse('other_browser'))
  if (!read.ok) return refusals
  const { inResponseTo, issuer, assertionId, assertionExpiresAt: expiresAt } = read.identity
  if (inResponseTo !== null && inResponseTo !== test.requestId) {
    const detail = { expected: test.requestId, received: inResponseTo }
    refusals.push(refuse('in_response_to_mismatch', detail))
  }
  const assertion = { customerId: test.customerId, issuer, assertionId, expiresAt }
  const isNew = await claimAssertion(db, assertion)
  return isNew ? refusals : [...refusals, refuse('replayed', { received: assertionId })]
}
