import type { TicketListQuery } from '#shared/tickets/contract.ts'
import type { TicketSort } from '#shared/tickets/values.ts'
import { monthBounds } from '#shared/tickets/activity-chart.ts'
import { searchTerms } from '#shared/tickets/search-terms.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { findViewer } from '#server/access/sessions/sessions.ts'
import { decodeCursor, encodeCursor, type Position } from './ticket-cursor.ts'
import type { KnownList } from './list-etag.ts'
import { isHotList, readTicketList } from './hot-reads.ts'
import {
  countTickets,
  findRequesters,
  findTicketIdByNumber,
  type ListedTicket,
  listTicketKeys,
  listTickets,
  type Page,
  type TicketKeys,
  type TicketFilter,
} from './list-queries.ts'
import { cutToBytes } from '#server/tickets/core/cut-to-page.ts'
import { inSearchPlace } from './search-places.ts'
import { findTicketIds, findWithTerms } from './search-queries.ts'
import { ticketNumberIn } from './ticket-number.ts'

/** How many tickets of others a search reads at first and then each time, to look for words in them. */
const FIRST_READ = 400
const NEXT_READ = 2_000
const FEW_OF_COMPANY = 2_000
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

export function listOwnTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: TicketListQuery,
): Promise<TicketPage> {
  const {
    scope = 'mine',
    requester,
    status,
    priority,
    month,
    response,
    resolution,
    q,
    since,
    sort,
    direction,
    limit,
    cursor,
  } = query
  if (since !== undefined && sort !== 'updatedAt') {
    throw invalidInput({ since: (words) => words.tickets.sinceNeedsOrder })
  }
  const after = cursor === undefined ? undefined : decodeCursor({ sort, direction }, cursor)
  const list = async (tx: Tx) => {
    const plain: TicketFilter = {
      scope,
      requesterId: requester,
      status,
      priority,
      raisedIn: month === undefined ? undefined : monthBounds(month, viewer.timeZone),
      verdicts: response || resolution ? { response, resolution, now: deps.now() } : undefined,
      since: since ? new Date(since) : undefined,
    }
    const page = { sort, direction, limit, after, now: deps.now() }
    const { rows, filter } =
      q && scope !== 'mine'
        ? await searchTickets(tx, viewer, { filter: plain, page, words: q })
        : await listFiltered(tx, viewer, {
            filter: { ...plain, ...(q && (await withWords(tx, viewer, q))) },
            page,
          })
    const total =
      query.count === 'true' ? await countTickets(tx, viewer, await filter()) : undefined
    const listed = cutToBytes(
      scope === 'mine' ? rows.slice(0, limit) : await withRequesters(tx, rows.slice(0, limit)),
      ({ json }) => Buffer.byteLength(json),
    )
    const last = rows.length > listed.length ? listed.at(-1) : undefined
    return {
      userId: viewer.userId,
      json: `[${listed.map(({ json }) => json).join(',')}]`,
      nextCursor: last && encodeCursor({ sort, direction }, positionOf(last, sort)),
      total,
    }
  }
  return q ? inSearchPlace(deps, viewer, list) : asViewer(deps.db, viewer, list)
}

/** Adds who raised each ticket, and who made the viewer a participant. */
export async function withRequesters(tx: Tx, rows: ListedTicket[]): Promise<ListedTicket[]> {
  const people = await findRequesters(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    return { ...row, json: JSON.stringify({ ...JSON.parse(row.json), ...people.get(row.id) }) }
  })
}

type Listing = { filter: TicketFilter; page: Page }
/** `filter` selects all of the list, for a count. */
type Listed = { rows: ListedTicket[]; filter: () => Promise<TicketFilter> }

async function listFiltered(tx: Tx, viewer: Viewer, { filter, page }: Listing): Promise<Listed> {
  return {
    rows: await listTickets(tx, viewer, filter, page),
    filter: () => Promise.resolve(filter),
  }
}

/** Filters by ids when few tickets match, and by the terms when many do and soon fill a page. */
async function withWords(
  tx: Tx,
  viewer: Viewer,
  words: string,
): Promise<Pick<TicketFilter, 'ids' | 'terms' | 'orId'>> {
  const terms = searchTerms(words)
  const ids = await findTicketIds(tx, terms, { scope: 'mine', atMost: FEW + 1 })
  const number = ticketNumberIn(words)
  const orId =
    number === null ? undefined : await findTicketIdByNumber(tx, viewer, { scope: 'mine', number })
  if (ids.length > FEW) return { terms, orId }
  return { ids: orId === undefined ? ids : [...ids, orId] }
}

/**
 * Searches more than one's own tickets. Frequent words are found among the first tickets of the list, for less than the
 * index takes to collect all that have them.
 */
async function searchTickets(
  tx: Tx,
  viewer: Viewer,
  { filter, page, words }: Listing & { words: string },
): Promise<Listed> {
  const { scope } = filter
  const asked = { terms: searchTerms(words), number: ticketNumberIn(words) }
  const withIds = async (atMost: number | null): Promise<TicketFilter> => {
    const ids = await findTicketIds(tx, asked.terms, { scope, atMost })
    const { number } = asked
    const numbered =
      number === null ? undefined : await findTicketIdByNumber(tx, viewer, { scope, number })
    return { ...filter, ids: numbered === undefined ? ids : [...ids, numbered] }
  }
  const ids: string[] = []
  let { after } = page
  for (let read = FIRST_READ; ids.length <= page.limit; read = NEXT_READ) {
    const next = await listTicketKeys(tx, viewer, filter, { ...page, after, limit: read })
    const found = await findWithTerms(
      tx,
      next.map(({ id }) => id),
      asked,
    )
    ids.push(...next.map(({ id }) => id).filter((id) => found.has(id)))
    if (ids.length > page.limit || next.length <= read) break
    after = positionOf(next.at(-1)!, page.sort)
    if (read === FIRST_READ && scope === 'company' && viewer.visibility !== 'own') {
      const few = await withIds(FEW_OF_COMPANY + 1)
      if (few.ids!.length <= FEW_OF_COMPANY) return listFiltered(tx, viewer, { filter: few, page })
    }
  }
  return {
    rows: await listTickets(tx, viewer, { ...filter, ids: ids.slice(0, page.limit + 1) }, page),
    filter: () => withIds(null),
  }
}

function positionOf(row: TicketKeys, sort: TicketSort): Position {
  const at = sort === 'updatedAt' ? row.updatedAt : row.createdAt
  return { rank: row.priorityRank, at: at.toISOString(), id: row.id }
}
