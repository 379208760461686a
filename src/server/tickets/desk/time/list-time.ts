import type { TimeEntry, TimeQuery } from '#shared/desk/time/contract.ts'

import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/http/request/next-page.ts'
import { type EntryPlace, listEntries } from './ledger-queries.ts'
import { presentEntry } from './present-entry.ts'

/** Lists a page of the entries that count, of all customers. */
export async function listTime(
  deps: Pick<Deps, 'db'>,
  { limit, cursor, ...filters }: TimeQuery,
): Promise<{ entries: TimeEntry[]; nextCursor: string | undefined }> {
  const after = cursor === undefined ? undefined : readPlace(cursor)
  const rows = await asStaff(deps.db, (tx) => listEntries(tx, filters, { limit: limit + 1, after }))
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map(presentEntry),
    nextCursor: last && encodeTimeCursor({ at: new Date(`${last.day}T00:00Z`), id: last.id }),
  }
}

/** A place in a list by days has the first instant of its day. */
function readPlace(cursor: string): EntryPlace {
  const { at, id } = decodeTimeCursor(cursor)
  return { day: at.toISOString().slice(0, 10), id }
}
