import type { TicketListQuery } from '#shared/tickets/contract.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { findViewer } from '#server/access/sessions/sessions.ts'
import { decodeCursor, encodeCursor } from '#server/tickets/ticket-cursor.ts'
import type { KnownList } from './list-etag.ts'
import { isHotList, readTicketList } from './hot-reads.ts'
import {
  countTickets,
  findTicketIdByNumber,
  findTicketIds,
  listTickets,
  type TicketFilter,
} from '#server/tickets/queries.ts'
import { inSearchPlace } from './search-places.ts'

/** So many that are found one by one cost about as much as a list that is read until its page is full. */
const FEW = 500

type TicketPage = {
  userId: string
  /** Null when it is the page that is known already. */
  json: string | null
  etag?: string | undefined
  /** Where the next page begins; absent on the last. */
  nextCursor: string | undefined
  /** Counted only when asked for, because it costs more the more there are. */
  total: number | undefined
}

/** A page of the tickets of the session's person; undefined when the session does not hold. */
export async function listTicketsOfSession(
  deps: Pick<Deps, 'db' | 'pool' | 'now'>,
  token: string,
  query: TicketListQuery,
  known?: KnownList,
): Promise<TicketPage | undefined> {
  if (isHotList(query)) return readTicketList(deps, token, query, known)
  // What has changed since is asked by open pages, every few minutes.
  const viewer = await findViewer(deps, token, { isUse: query.since === undefined })
  return viewer && listOwnTickets(deps, viewer, query)
}

function listOwnTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: TicketListQuery,
): Promise<TicketPage> {
  const { status, priority, q, since, sort, direction, limit, cursor } = query
  if (since !== undefined && sort !== 'updatedAt') {
    throw invalidInput({ since: 'Use it with sort=updatedAt' })
  }
  const after = cursor === undefined ? undefined : decodeCursor({ sort, direction }, cursor)
  const list = async (tx: Tx) => {
    const filter: TicketFilter = {
      status,
      priority,
      since: since ? new Date(since) : undefined,
      ...(q && (await withWords(tx, viewer, q))),
    }
    const page = { sort, direction, limit, after, now: deps.now() }
    const rows = await listTickets(tx, viewer, filter, page)
    const total = query.count === 'true' ? await countTickets(tx, viewer, filter) : undefined
    const listed = rows.slice(0, limit)
    const last = rows.length > limit ? listed.at(-1) : undefined
    return {
      userId: viewer.userId,
      json: `[${listed.map(({ json }) => json).join(',')}]`,
      nextCursor:
        last &&
        encodeCursor(
          { sort, direction },
          {
            rank: last.priorityRank,
            at: (sort === 'updatedAt' ? last.updatedAt : last.createdAt).toISOString(),
            id: last.id,
          },
        ),
      total,
    }
  }
  return q ? inSearchPlace(deps, viewer, list) : asViewer(deps.db, viewer, list)
}

/** Few are found by the index of texts; many lie near the beginning of the list, whatever its order. */
async function withWords(
  tx: Tx,
  viewer: Viewer,
  words: string,
): Promise<Pick<TicketFilter, 'ids' | 'q' | 'orId'>> {
  const ids = await findTicketIds(tx, words, { atMost: FEW + 1 })
  const number = ticketNumberIn(words)
  const orId = number === null ? undefined : await findTicketIdByNumber(tx, viewer, number)
  if (ids.length > FEW) return { q: words, orId }
  return { ids: orId === undefined ? ids : [...ids, orId] }
}

/** The number that `#1222` or `1222` means; null for any other words. */
function ticketNumberIn(words: string): number | null {
  // Longer ones would be too large for the column at some length.
  const [, digits] = /^#?(\d{1,12})$/.exec(words) ?? []
  return digits === undefined ? null : Number(digits)
}
