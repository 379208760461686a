import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/**
 * Lists versions that pause for maintenance, of customers whom the window concerns or has concerned. No row says
 * that a window was for all when it has changed before it began.
 */
export async function listPausedVersions(
  tx: Tx,
  { windowId, wasForAll }: { windowId: string; wasForAll: boolean },
) {
  const { rows } = await sql<{ customerId: string; versionId: string }>`
    select customer_id, id as version_id
    from service_contract_versions version
    where (
      ${wasForAll}
      or exists (select from maintenance_windows where id = ${windowId} and (is_for_all or not isempty(counted)))
      or exists (
        select from maintenance_window_customers concerned
        where concerned.customer_id = version.customer_id and window_id = ${windowId}
      )
    ) and exists (
      select from service_contract_revisions revision
      where revision.customer_id = version.customer_id and version_id = version.id
        and terms->'pauses'->'causes' ? 'maintenance'
    )`.execute(tx)
  return rows
}
