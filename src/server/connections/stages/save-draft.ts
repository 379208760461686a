import type { ConnectionInput } from '#shared/connections/contract.ts'
import {
  completeSettings,
  type ConnectionSettings,
  needsConsent,
  tenantOf,
} from '#shared/connections/fields.ts'
import type { ConnectionDraftInput, SignOn } from '#shared/connections/stages/contract.ts'

import type { TakeOidcAnswer } from '#server/access/oidc/test-answers.ts'
import {
  type BindTenant,
  finishWithTenant,
  takeOidcTestAnswer,
} from '#server/connections/tests/take-test-answer.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { auditConnection } from '#server/connections/settings/audit-connection.ts'
import { checkConnection } from '#server/connections/settings/check-connection.ts'
import { sealClientSecret } from '#server/access/oidc/client-secret.ts'
import { keepBoundTenant } from '#server/connections/settings/save-connection.ts'
import { findSettings } from '#server/connections/settings/connection-queries.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { changeConnection, findSeenDraft, type OnConnection, type StageDeps } from './operation.ts'
import { endPilotSessions } from './pilot-sessions.ts'
import {
  deleteDraft,
  findDraft,
  lockCustomerOf,
  updateDraftSettings,
  updateDraftVersion,
  upsertDraft,
} from './queries.ts'

/**
 * Prepares settings next to the live ones. No one signs in with them, also if they were in a pilot
 * before: the change is not approved yet.
 */
export function saveDraft(
  deps: StageDeps,
  { customerId, by }: OnConnection,
  { saml, version }: ConnectionDraftInput,
  /** Reduces the settings to those that the caller may change. */
  allowed: (given: ConnectionInput, before: ConnectionSettings) => ConnectionInput = (given) =>
    given,
): Promise<SignOn> {
  const { connection: checked, problems } = checkConnection(deps.config, {
    ...saml,
    enabled: true,
  })
  const wrong = Object.entries(problems).map(([name, text]) => [`saml.${name}`, text])
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong))
  const connection = sealClientSecret(deps.keys, checked)
  return changeConnection(deps, { customerId }, async (tx, customer) => {
    if (customer.isTeam && connection.kind !== 'saml') {
      throw invalidInput({ 'saml.kind': (words) => words.connections.teamBySaml })
    }
    const draft = await findSeenDraft(tx, customerId, version)
    const at = deps.now()
    const before = completeSettings(draft?.settings ?? (await findSettings(tx, customerId)) ?? {})
    const given = completeSettings(allowed(connection, before))
    const settings = await keepBoundTenant(tx, customerId, given)
    if (draft) await endPilotSessions(tx, draft)
    await upsertDraft(tx, {
      customerId,
      settings: JSON.stringify(settings),
      stage: 'draft',
      version: version + 1,
      changedAt: at,
      changedBy: by.name,
    })
    await recordAudit(tx, {
      action: 'connection.draft_saved',
      by,
      at,
      customerId,
      subject: customer,
      before: auditConnection(before),
      after: auditConnection(settings),
    })
  })
}

export function discardDraft(deps: StageDeps, { customerId, by }: OnConnection): Promise<SignOn> {
  return changeConnection(deps, { customerId }, async (tx, customer) => {
    const draft = await deleteDraft(tx, customerId)
    if (!draft) return
    await endPilotSessions(tx, draft)
    await recordAudit(tx, {
      action: 'connection.draft_discarded',
      by,
      at: deps.now(),
      customerId,
      subject: customer,
    })
  })
}

/** Handles the answer to a test of OpenID Connect, which may be the one that connects a tenant. */
export const takeOidcAnswer: TakeOidcAnswer = (deps, test, answer) =>
  takeOidcTestAnswer(deps, test, answer, bindTenant)

/** Stores the tenant with the test and in the draft, in one transaction. */
const bindTenant: BindTenant = (deps, test, { tenant, result, address }) => {
  const at = deps.now()
  const { customerId, begunById: userId, begunBy: name } = test
  return asStaff(deps.db, async (tx) => {
    const customer = await lockCustomerOf(tx, customerId)
    if (!customer) return false
    const { isTaken, isBound } = await finishWithTenant(tx, test, { tenant, result, at })
    if (!isBound) return isTaken
    const draft = await findDraft(tx, customerId)
    if (draft && needsConsent(completeSettings(draft.settings))) {
      await updateDraftSettings(tx, customerId, { entityId: tenant })
      await updateDraftVersion(tx, customerId)
    }
    await recordAudit(tx, {
      action: 'connection.tenant_bound',
      by: { userId, name, email: null, address },
      at,
      customerId,
      subject: customer,
      after: { tenant: tenantOf({ entityId: tenant }), consentedAs: result.person?.email ?? null },
    })
    return true
  })
}
