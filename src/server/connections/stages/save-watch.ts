import type { SignOn } from '#shared/connections/stages/contract.ts'
import type { Watch } from '#shared/connections/stages/values.ts'

import { recordAudit } from '#server/access/audit/record-audit.ts'
import { changeConnection, type OnConnection, type StageDeps } from './operation.ts'
import { findWatch, upsertWatch } from './queries.ts'

/** Says when a change counts as one that broke sign-ins, and whether it goes back by itself. */
export function saveWatch(
  deps: StageDeps,
  { customerId, by }: OnConnection,
  watch: Watch,
): Promise<SignOn> {
  return changeConnection(deps, { customerId }, async (tx, customer) => {
    const before = await findWatch(tx, customerId)
    await upsertWatch(tx, customerId, watch)
    await recordAudit(tx, {
      action: 'connection.watch_changed',
      by,
      at: deps.now(),
      customerId,
      subject: customer,
      before,
      after: watch,
    })
  })
}
