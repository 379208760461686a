import type { ConnectionInput } from '#shared/connections/contract.ts'
import { completeSettings, type ConnectionSettings } from '#shared/connections/fields.ts'
import type { ConnectionDraftInput, SignOn } from '#shared/connections/stages/contract.ts'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import { auditConnection } from '#server/connections/settings/audit-connection.ts'
import { checkConnection } from '#server/connections/settings/check-connection.ts'
import { sealClientSecret } from '#server/access/oidc/client-secret.ts'
import { findSettings } from '#server/connections/settings/connection-queries.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { changeConnection, findSeenDraft, type OnConnection, type StageDeps } from './operation.ts'
import { endPilotSessions } from './pilot-sessions.ts'
import { deleteDraft, upsertDraft } from './queries.ts'

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
    const settings = completeSettings(allowed(connection, before))
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
