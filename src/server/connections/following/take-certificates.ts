import type { ConnectionSettings } from '#shared/connections/fields.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { applySettings } from '#server/connections/stages/apply-settings.ts'
import { carryIntoDraft } from '#server/connections/stages/carry-into-draft.ts'
import type { Deps } from '#server/deps.ts'
import type { Offer } from './compare-found.ts'
import type { FollowedConnection } from './locked-connection.ts'

/** Accepts the certificates of the offer from now on, and changes nothing else. */
export async function takeCertificates(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { customer, settings: before }: FollowedConnection,
  { offer, by }: { offer: Offer; by: Actor },
): Promise<ConnectionSettings> {
  const settings = { ...before, ...offer.certificates }
  await applySettings(deps, tx, customer, settings, {
    by,
    way: 'metadata',
    action: 'connection.certificates_taken',
  })
  await carryIntoDraft(tx, customer.id, { before, after: settings })
  return settings
}
