import type { GoLive, SignOn } from '#shared/connections/stages/contract.ts'
import type { ChangeWay } from '#shared/connections/stages/values.ts'

import { applySettings } from './apply-settings.ts'
import { changeConnection, type OnConnection, type StageDeps, takeDraft } from './operation.ts'
import { deleteDraft } from './queries.ts'

/** Has everybody sign in with what is prepared. */
export function goLive(
  deps: StageDeps,
  { customerId, by }: OnConnection,
  { way = 'page', ...seen }: GoLive & { way?: ChangeWay },
): Promise<SignOn> {
  return changeConnection(deps, { customerId }, async (tx, customer) => {
    const { settings } = await takeDraft(tx, customerId, seen)
    await applySettings(deps, tx, customer, settings, { by, way, action: 'connection.went_live' })
    await deleteDraft(tx, customerId)
  })
}
