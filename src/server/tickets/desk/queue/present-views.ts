import { type SavedView, ViewFilters } from '#shared/desk/queue/contract.ts'

import { listStaffNames } from '#server/access/users/staff-queries.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueFilter } from './filter.ts'
import { countEach } from './queries.ts'
import type { ViewRow } from './view-queries.ts'

/** Presents views with how many tickets each has by now. */
export async function presentViews(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  viewer: Viewer,
  rows: ViewRow[],
): Promise<SavedView[]> {
  // A newer process may have saved what this one does not know: it is left out here, and stays.
  const known = rows.flatMap((row) => {
    const filters = ViewFilters.safeParse(row.filters)
    return filters.success ? [{ row, filters: filters.data }] : []
  })
  const wanted = known.map(({ filters }) =>
    filters.q ? undefined : queueFilter(filters, viewer.userId),
  )
  const counts = await countEach(tx, wanted, { now: now() })
  const names = new Map((await listStaffNames(tx)).map((member) => [member.id, member.name]))
  return known.map(({ row, filters }, index) => ({
    id: row.id,
    name: row.name,
    isShared: row.isShared,
    ownerName: names.get(row.ownerId) ?? null,
    mayChange: mayChange(viewer, row),
    filters,
    count: filters.q ? null : (counts[index] ?? 0),
  }))
}

/** A view stays in use when its owner leaves, so that administrators may change what is shared. */
export function mayChange({ userId, role }: Viewer, { ownerId, isShared }: ViewRow): boolean {
  return ownerId === userId || (isShared && role === 'admin')
}
