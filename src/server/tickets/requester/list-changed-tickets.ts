import { MAX_PAGE_SIZE } from '#shared/limits.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { listTickets } from '#server/tickets/queries.ts'

/**
 * Lists the viewer's tickets that changed after an instant, oldest change first, up to a page of
 * them.
 */
export async function listChangedTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  since: Date,
) {
  const rows = await asViewer(deps.db, viewer, (tx) =>
    listTickets(
      tx,
      viewer,
      { since },
      { sort: 'updatedAt', direction: 'asc', limit: MAX_PAGE_SIZE + 1, now: deps.now() },
    ),
  )
  const changes = rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt.toISOString() }))
  return { changes, isAll: rows.length <= MAX_PAGE_SIZE }
}
