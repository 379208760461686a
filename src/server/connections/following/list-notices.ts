import type { MetadataNotice } from '#shared/connections/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { compareFound } from './compare-found.ts'
import { listNoticed, listSigners } from './queries.ts'

/** Lists what an administrator has to look at, as of now: what was settled meanwhile is left out. */
export function listMetadataNotices(deps: Pick<Deps, 'db' | 'now'>): Promise<MetadataNotice[]> {
  return asStaff(deps.db, async (tx) => {
    const notices: MetadataNotice[] = []
    for (const { id, name, found, failureToldAt, ...live } of await listNoticed(tx)) {
      const of = { customerId: id, name }
      const given = { signers: await listSigners(tx, id), now: deps.now() }
      const offer = found && compareFound(live, found, given)
      if (offer?.hasNewCertificate) notices.push({ ...of, kind: 'new_certificate' })
      else if (offer?.entityId || offer?.entryPoint) notices.push({ ...of, kind: 'other_settings' })
      if (failureToldAt) notices.push({ ...of, kind: 'failing' })
    }
    return notices
  })
}
