import { MAX_PAGE_SIZE } from '#shared/limits.ts'

import { asStaff, asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { isStaff, type Viewer } from '#server/access/viewer.ts'
import { listChangesAtDesk, listTickets } from './list-queries.ts'

/**
 * Lists the tickets that the viewer sees and that changed after an instant, oldest change first, up to a page of
 * them.
 */
export async function listChangedTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  since: Date,
) {
  const atMost = MAX_PAGE_SIZE + 1
  const rows = isStaff(viewer)
    ? await asStaff(deps.db, (tx) => listChangesAtDesk(tx, since, atMost))
    : await asViewer(deps.db, viewer, (tx) =>
        listTickets(
          tx,
          viewer,
          { scope: 'company', since },
          { sort: 'updatedAt', direction: 'asc', limit: atMost, now: deps.now() },
        ),
      )
  const changes = rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt.toISOString() }))
  return { changes, isAll: rows.length <= MAX_PAGE_SIZE }
}
