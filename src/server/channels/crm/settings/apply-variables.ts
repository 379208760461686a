import { SYSTEM } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { switchCrm } from '#server/channels/crm/delivery/switch-crm.ts'
import { CHECK_CRM } from '#server/channels/crm/check-crm.ts'
import { findConnection, updateConnection } from './queries.ts'

/**
 * Makes the connection what the variables say, when a process starts. A pause stays: an administrator
 * has reasons for it. Tickets from before are left where they are.
 */
export function applyCrmVariables({
  config,
  db,
  now,
}: Pick<Deps, 'config' | 'db' | 'now'>): Promise<void> {
  const { choice, pipelineId } = config.crm
  return asWorker(db, async (tx) => {
    const before = await findConnection(tx)
    if (pipelineId !== undefined && pipelineId !== before.pipelineId) {
      await updateConnection(tx, { pipelineId })
    }
    const isWanted = choice === undefined ? before.state !== 'off' : choice === 'hubspot'
    if (isWanted === (before.state !== 'off')) return
    const state = isWanted ? 'on' : 'off'
    await switchCrm(tx, { state, pushesOpenTickets: false, at: now() })
    if (isWanted) await addToOutbox(tx, CHECK_CRM, { by: null }, { key: CHECK_CRM.name })
    await recordAudit(tx, {
      action: 'crm.switched',
      by: SYSTEM,
      at: now(),
      before: { state: before.state },
      after: { state },
    })
  })
}
