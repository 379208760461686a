import type { CrmOverview } from '#shared/crm/contract.ts'
import type { CrmState, ExistingTickets } from '#shared/crm/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { switchCrm } from '#server/channels/crm/delivery/switch-crm.ts'
import { readOverview } from './get-overview.ts'
import { findConnection } from './queries.ts'

/** @throws AppError `conflict` before the connection was checked, or where a variable decides. */
export function changeState(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  { state, existing }: { state: CrmState; existing: ExistingTickets },
  by: Actor,
): Promise<CrmOverview> {
  const { choice } = deps.config.crm
  if ((choice === 'desk' && state !== 'off') || (choice === 'hubspot' && state === 'off')) {
    throw new AppError('conflict', (words) => words.crm.stateByVariable)
  }
  return asStaff(deps.db, async (tx) => {
    const { accountId } = await findConnection(tx)
    if (state !== 'off' && accountId === null) {
      throw new AppError('conflict', (words) => words.crm.notChecked)
    }
    const pushesOpenTickets = existing === 'push'
    const before = await switchCrm(tx, { state, pushesOpenTickets, at: deps.now() })
    if (before !== state || pushesOpenTickets) {
      await recordAudit(tx, {
        action: 'crm.switched',
        by,
        at: deps.now(),
        before: { state: before },
        after: { state, ...(pushesOpenTickets && { existing }) },
      })
    }
    return readOverview(deps, tx)
  })
}
