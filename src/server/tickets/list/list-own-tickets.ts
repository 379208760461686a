import type { TicketListQuery } from '#shared/tickets/contract.ts'
import { searchTerms } from '#shared/tickets/search-terms.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { findViewer } from '#server/access/sessions/sessions.ts'
import { decodeCursor, encodeCursor } from './ticket-cursor.ts'
import type { KnownList } from './list-etag.ts'
import { isHotList, readTicketList } from './hot-reads.ts'
import {
  countTickets,
  findTicketIdByNumber,
  findTicketIds,
  listTickets,
  type TicketFilter,
} from './list-queries.ts'
import { cutToBytes } from '#server/tickets/core/cut-to-page.ts'
import { inSearchPlace } from './search-places.ts'
import { ticketNumberIn } from './ticket-number.ts'

/** Above this number, looking up each ticket costs more than reading the list until its page is full. */
const FEW = 500

type TicketPage = {
  userId: string
  /** Null when the client has this page already. */
  json: string | null
  etag?: string | undefined
  /** Start of the next page; undefined on the last page. */
  nextCursor: string | undefined
  /** Counted on request only: the cost grows with the number of tickets. */
  total: number | undefined
}

/** Lists a page of tickets for the session's person. Returns undefined when the session is not valid. */
export async function listTicketsOfSession(
  deps: Pick<Deps, 'db' | 'pool' | 'now'>,
  token: string,
  query: TicketListQuery,
  known?: KnownList,
): Promise<TicketPage | undefined> {
  if (isHotList(query)) return readTicketList(deps, token, query, known)
  // Do not count polls for changes as use: open pages send them by themselves.
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
    throw invalidInput({ since: (words) => words.tickets.sinceNeedsOrder })
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
    const listed = cutToBytes(rows.slice(0, limit), ({ json }) => Buffer.byteLength(json))
    const last = rows.length > listed.length ? listed.at(-1) : undefined
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

/** Filters by ids when few tickets match, and by the terms when many do and soon fill a page. */
async function withWords(
  tx: Tx,
  viewer: Viewer,
  words: string,
): Promise<Pick<TicketFilter, 'ids' | 'terms' | 'orId'>> {
  const terms = searchTerms(words)
  const ids = await findTicketIds(tx, terms, { atMost: FEW + 1 })
  const number = ticketNumberIn(words)
  const orId = number === null ? undefined : await findTicketIdByNumber(tx, viewer, number)
  if (ids.length > FEW) return { terms, orId }
  return { ids: orId === undefined ? ids : [...ids, orId] }
}
