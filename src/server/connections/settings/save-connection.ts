import type { ConnectionInput } from '#shared/connections/contract.ts'
import { completeSettings } from '#shared/connections/fields.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { certificateEndOf } from './list-expiring-certificates.ts'
import { findSettings, upsertConnection } from './connection-queries.ts'
import { type Change, recordVersion } from './record-version.ts'

/** Saves what people sign in with from now on, as another version. */
export async function saveConnection(
  tx: Tx,
  customerId: string,
  input: ConnectionInput,
  change: Change,
): Promise<void> {
  const before = await findSettings(tx, customerId)
  const after = completeSettings(input)
  await upsertConnection(tx, {
    ...after,
    customerId,
    certExpiresAt: certificateEndOf(after.cert),
  })
  await recordVersion(tx, customerId, { before, after, change })
}
