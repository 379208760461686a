import type { FastifyReply } from 'fastify'
import { v7 as uuidv7 } from 'uuid'

import type { BegunTest, ConnectionTestInput } from '#shared/connections/tests/contract.ts'
import {
  completeSettings,
  type ConnectionSettings,
  isApplicationKind,
  missingSettings,
  needsConsent,
} from '#shared/connections/fields.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { OidcDeps } from '#server/access/oidc/connection.ts'
import { askForConsent, askOidcProvider, newState } from '#server/access/oidc/login.ts'
import { newRequestId } from '#server/access/saml/library/login-url.ts'
import { askProvider } from '#server/access/saml/login/start-login.ts'
import { markBrowser } from '#server/access/sign-in/browser-secret.ts'
import { testState } from '#server/access/saml/login/test-answers.ts'
import { checkConnection } from '#server/connections/settings/check-connection.ts'
import { sealClientSecret } from '#server/access/oidc/client-secret.ts'
import {
  keepBoundTenant,
  requireApplication,
} from '#server/connections/settings/save-connection.ts'
import { settingsFingerprint } from '#server/connections/settings/settings-fingerprint.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { countHit } from '#server/platform/http/rate-limit.ts'
import { findConsent, findTestedCustomer, finishTest, insertTest } from './queries.ts'
import { storeRefusal } from './take-test-answer.ts'

/** Far more than a person needs who changes one setting after the other. */
const TESTS_OF_A_CUSTOMER = { max: 30, windowMs: 10 * 60_000 }

type Tester = {
  customerId: string
  by: Actor
  /** Marked, so that the answer is known by the browser that asked. */
  reply: FastifyReply
  /** The link that its holder came by. */
  setupLinkId?: string
  /** The page of ours that the provider's answer leads to. */
  resultPath: (testId: string) => string
}

/**
 * Begins a test of settings, which need not be stored. The browser takes it to the provider in a tab of
 * its own; the answer comes to the ACS, admits no one, and is returned by `getTest`.
 *
 * @throws AppError `invalid_input` for settings that cannot sign anyone in; `rate_limited`
 */
export async function beginTest(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>,
  { customerId, by, reply, setupLinkId, resultPath }: Tester,
  { saml }: ConnectionTestInput,
): Promise<BegunTest> {
  const { connection, problems } = checkConnection(deps.config, { ...saml, enabled: true })
  const { entityId: withoutProvider, ...missing } = missingSettings(connection)
  const needed = withoutProvider && connection.kind !== 'microsoft' && { entityId: withoutProvider }
  const wrong = Object.entries({ ...missing, ...needed, ...problems })
  if (wrong.length > 0) {
    throw invalidInput(Object.fromEntries(wrong.map(([name, text]) => [`saml.${name}`, text])))
  }
  await countHit(deps, `connection-test ${customerId}`, TESTS_OF_A_CUSTOMER)
  const given = completeSettings(sealClientSecret(deps.keys, connection))
  const id = uuidv7()
  const requestId = given.kind === 'saml' ? newRequestId() : newState()
  const browserHash = markBrowser(reply)
  const at = deps.now()
  const begun = await asStaff(deps.db, async (tx) => {
    const customer = await findTestedCustomer(tx, customerId)
    if (!customer) throw notFound((words) => words.connections.customerGone)
    if (customer.isTeam && isApplicationKind(given.kind)) {
      throw invalidInput({ 'saml.kind': (words) => words.connections.teamBySaml })
    }
    await requireApplication(tx, given)
    const bound = await keepBoundTenant(tx, customerId, given)
    const consentTenant = needsConsent(bound) ? await findConsent(tx, customerId, at) : null
    await insertTest(tx, {
      customerId,
      id,
      requestId,
      browserHash,
      settings: JSON.stringify(bound),
      fingerprint: settingsFingerprint(bound),
      begunById: by.userId,
      begunBy: by.name,
      resultPath: resultPath(id),
      state: 'waiting',
      createdAt: at,
      setupLinkId,
      consentTenant,
    })
    const { provider, entityId, entryPoint } = bound
    await recordAudit(tx, {
      action: 'connection.test_begun',
      by,
      at,
      customerId,
      subject: customer,
      after: { provider, entityId, entryPoint },
    })
    return { settings: bound, hasConsent: consentTenant !== null }
  })
  const { settings } = begun
  if (settings.kind !== 'saml')
    return beginOidcTest(deps, {
      id,
      customerId,
      requestId,
      browserHash,
      ...begun,
      resultPath: resultPath(id),
    })
  const relayState = testState(requestId)
  const request = { requestId, relayState, passive: false, browserHash }
  return { id, redirectUrl: await askProvider(deps, { ...settings, id: customerId }, request) }
}

type BegunOidcTest = {
  id: string
  customerId: string
  requestId: string
  browserHash: Buffer
  settings: ConnectionSettings
  /** Consent was given before, in a test that the person after it has failed. */
  hasConsent: boolean
  resultPath: string
}

/** A provider that cannot be asked has failed the test already. */
async function beginOidcTest(
  deps: OidcDeps,
  {
    id,
    customerId,
    requestId: state,
    browserHash,
    settings,
    hasConsent,
    resultPath,
  }: BegunOidcTest,
): Promise<BegunTest> {
  const customer = { ...settings, id: customerId }
  const request = { state, browserHash, chooses: hasConsent }
  const asked =
    needsConsent(settings) && !hasConsent
      ? await askForConsent(deps, customer, state)
      : await askOidcProvider(deps, customer, request)
  if (typeof asked === 'string') return { id, redirectUrl: asked }
  await finishTest(
    deps.db,
    { customerId, id },
    {
      state: 'failed',
      result: {
        isVerified: false,
        refusals: [storeRefusal(asked)],
        remarks: [],
        answer: null,
        person: null,
      },
    },
  )
  return { id, redirectUrl: resultPath }
}
