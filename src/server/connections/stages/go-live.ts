import type { GoLive, SignOn } from '#shared/connections/stages/contract.ts'
import type { ChangeWay } from '#shared/connections/stages/values.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { applySettings } from './apply-settings.ts'
import {
  changeConnection,
  type Customer,
  type OnConnection,
  type StageDeps,
  takeDraft,
} from './operation.ts'
import { deleteDraft } from './queries.ts'

/** Has everybody sign in with what is prepared. */
export function goLive(deps: StageDeps, on: OnConnection, seen: GoLive): Promise<SignOn> {
  return changeConnection(deps, on, (tx, customer) =>
    putLive(deps, tx, customer, { ...seen, by: on.by, way: 'page' }),
  )
}

/** As `goLive`, as a part of another change. */
export async function putLive(
  deps: StageDeps,
  tx: Tx,
  customer: Customer,
  { by, way, ...seen }: GoLive & { by: Actor; way: ChangeWay },
): Promise<void> {
  const { settings } = await takeDraft(tx, customer.id, seen)
  await applySettings(deps, tx, customer, settings, { by, way, action: 'connection.went_live' })
  await deleteDraft(tx, customer.id)
}
