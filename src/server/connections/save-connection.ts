import type { ConnectionInput } from '#shared/connections/contract.ts'
import { NEW_CONNECTION } from '#shared/connections/fields.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { certificateEndOf } from './list-expiring-certificates.ts'
import { upsertConnection } from './queries.ts'

export function saveConnection(
  tx: Tx,
  customerId: string,
  { provider, ...settings }: ConnectionInput,
): Promise<void> {
  return upsertConnection(tx, {
    ...settings,
    customerId,
    provider: provider ?? NEW_CONNECTION.provider,
    certExpiresAt: certificateEndOf(settings.cert),
  })
}
