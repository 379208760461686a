import {
  type Certificates,
  completeSettings,
  type ConnectionSettings,
} from '#shared/connections/fields.ts'

import { auditConnection } from '#server/connections/settings/audit-connection.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findDraft, updateDraftSettings } from './queries.ts'

/**
 * Carries new certificates of what is live into what is prepared, where that has those of before.
 * Otherwise going live would undo the change.
 */
export async function carryIntoDraft(
  tx: Tx,
  customerId: string,
  { before, after }: { before: ConnectionSettings; after: Certificates },
): Promise<void> {
  const draft = await findDraft(tx, customerId)
  if (!draft) return
  // However their texts are broken into lines.
  const [live, prepared] = [before, completeSettings(draft.settings)].map(namesOfCertificates)
  if (live !== prepared) return
  const { cert, previousCert, moreCerts } = after
  await updateDraftSettings(tx, customerId, { cert, previousCert, moreCerts })
}

function namesOfCertificates(settings: ConnectionSettings): string {
  const { cert, previousCert, moreCerts } = auditConnection(settings)
  return JSON.stringify([cert, previousCert, moreCerts])
}
