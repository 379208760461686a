import type { ConnectionSettings } from '#shared/connections/fields.ts'

import { settingsFingerprint } from '#server/connections/settings-fingerprint.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findPassedAt } from './queries.ts'

/** When settings passed a test of this customer's connection last; undefined for those that never did. */
export function passedTestAt(
  tx: Tx,
  customerId: string,
  settings: ConnectionSettings,
): Promise<Date | undefined> {
  return findPassedAt(tx, customerId, settingsFingerprint(settings))
}
