import type { Attention } from '#shared/setup/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { compareFound } from './compare-found.ts'
import { listNoticed, listSigners } from './queries.ts'

/** Lists the metadata that an administrator has to look at, as of now: what was accepted meanwhile is left out. */
export async function listMetadataNotices(tx: Tx, now: Date): Promise<Attention[]> {
  const notices: Attention[] = []
  for (const { id, name, found, ...live } of await listNoticed(tx)) {
    const of = { subjectId: id, name, count: null, at: null, detail: null }
    const offer = found && compareFound(live, found, { signers: await listSigners(tx, id), now })
    if (offer?.hasNewCertificate) notices.push({ ...of, kind: 'new_certificate' })
    else if (offer?.entityId || offer?.entryPoint) notices.push({ ...of, kind: 'other_settings' })
  }
  return notices
}
