import type { AuditChoices, AuditListQuery } from '#shared/audit/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/http/request/next-page.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { entryFilterOf } from './entry-filter.ts'
import { listStaffNames } from '#server/access/users/staff-queries.ts'
import { asReader, entries, listCustomerChoices } from './queries.ts'

export async function listEntryPage(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'timeZone'>,
  { limit, cursor, ...filters }: AuditListQuery,
) {
  const after = cursor === undefined ? undefined : decodeTimeCursor(cursor)
  const filter = entryFilterOf(filters, viewer.timeZone)
  const { rows } = await asReader(deps.db, (tx) =>
    entries(filter, { limit: limit + 1, after }).execute(tx),
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map(({ entry }) => entry),
    nextCursor: last && encodeTimeCursor(last),
  }
}

export function listChoices(deps: Pick<Deps, 'db'>): Promise<AuditChoices> {
  return asStaff(deps.db, async (tx) => ({
    customers: await listCustomerChoices(tx),
    staff: await listStaffNames(tx),
  }))
}
