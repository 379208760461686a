import { api } from '#shared/api.ts'
import type { DeskTicketQuery } from '#shared/desk/contract.ts'
import { passageOf } from '#shared/tickets/passage.ts'
import { searchTerms } from '#shared/tickets/search-terms.ts'

import { checkAccess } from '#server/access/callers/route.ts'
import { findViewer, sessionCheck, touchSession } from '#server/access/sessions/sessions.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import { toKeptSpelling } from '#server/platform/domain-spelling.ts'
import { figureTickets } from '#server/tickets/desk/numbers/figure-tickets.ts'
import { inSearchPlace } from '#server/tickets/search-places.ts'
import { ticketNumberIn } from '#server/tickets/ticket-number.ts'
import { decodeDeskCursor, encodeDeskCursor } from './desk-cursor.ts'
import {
  deskOrder,
  type DeskOrder,
  deskRanges,
  type DeskRanges,
  startOf,
  toDeskWants,
  VIEWER,
} from './desk-ranges.ts'
import { chooseWay, fewToAskFor } from './desk-way.ts'
import { findFew } from './few-tickets.ts'
import { presentDeskItem, presentDeskItems } from './present-desk-item.ts'
import {
  countDeskTickets,
  findDeskTickets,
  listPassages,
  readDeskPage,
  readDeskPageOfSession,
  readItems,
} from './queue-queries.ts'
import { wantedTickets, type WantedTickets } from './wanted-tickets.ts'

/** Above this number, looking up each ticket costs more than reading the queue until its page is full. */
const FEW = 2_000
/** Fewer letters are in nearly every text, and no index leads to them. */
const MIN_INDEXED_LENGTH = 3

/** What wantedTickets reads, and what orders a page. Anything else needs to know who asks, or asks for more. */
const HOT = new Set(
  'view status priority customerId assignee category due age sort direction limit cursor'.split(
    ' ',
  ),
)

type DeskPage = {
  /** The tickets as JSON, as the database has written them. */
  json: string
  nextCursor: string | undefined
  /** Counted on request only. */
  total: number | undefined
}

/** Lists a page of all customers' tickets, as view, filters, search and order have it. */
export async function listDeskTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: DeskTicketQuery,
): Promise<DeskPage> {
  const { q, sort, direction, limit, cursor } = query
  const after = cursor === undefined ? undefined : decodeDeskCursor({ sort, direction }, cursor)
  const narrowed = wantedTickets(query, viewer.userId)
  const wanted =
    narrowed && query.figure !== undefined
      ? { ...narrowed, ...figureTickets(query.figure, viewer.timeZone) }
      : narrowed
  const list = async (db: Db): Promise<DeskPage> => {
    const searched = wanted && q ? await withWords(db, wanted, q) : wanted
    if (!searched) return { json: '[]', nextCursor: undefined, total: 0 }
    const now = deps.now()
    const page = await readDeskPage(db, searched, { sort, direction, limit, after, now })
    return {
      json: q ? await withPassages(db, page.json, q) : presentDeskItems(page.json),
      nextCursor: page.last && encodeDeskCursor({ sort, direction }, page.last),
      total: query.count === 'true' ? await countDeskTickets(db, searched, now) : undefined,
    }
  }
  return q ? inSearchPlace(deps, viewer, list, asStaff) : list(deps.db)
}

type PageOfSession = DeskPage & {
  userId: string
  viewer: Pick<Viewer, 'role' | 'mustAddSecondFactor'>
}

/**
 * Lists a page for the session's person, who may turn out not to be of staff: then it has no tickets.
 * Returns undefined when the session is not valid.
 */
export async function listDeskTicketsOfSession(
  deps: Pick<Deps, 'db' | 'pool' | 'now'>,
  token: string,
  query: DeskTicketQuery,
): Promise<PageOfSession | undefined> {
  const list = readHotList(query, deps.now())
  if (list) return readPageOfSession(deps, token, { ...list, query })
  const viewer = await findViewer(deps, token, { isUse: true })
  if (!viewer) return undefined
  checkAccess(api.listDeskTickets, viewer)
  return { ...(await listDeskTickets(deps, viewer, query)), userId: viewer.userId, viewer }
}

type HotList = {
  order: DeskOrder
  ranges: DeskRanges
  /** Undefined where view and filters exclude each other. */
  wanted: WantedTickets | undefined
}

/** Returns what the page is that can be read together with the session; undefined for any other. */
function readHotList(query: DeskTicketQuery, now: Date): HotList | undefined {
  const { view, assignee, sort, direction } = query
  // Whether these exclude each other depends on who asks.
  if (view === 'mine' && assignee !== undefined && assignee !== 'me') return undefined
  if (Object.entries(query).some(([name, value]) => value !== undefined && !HOT.has(name)))
    return undefined
  const wanted = wantedTickets(query, VIEWER)
  const order = deskOrder(sort, direction)
  const ranges = deskRanges(wanted ?? { statuses: [] }, now)
  return order && ranges && { order, ranges, wanted }
}

async function readPageOfSession(
  deps: Pick<Deps, 'db' | 'pool' | 'now'>,
  token: string,
  { query, order, ranges, wanted }: HotList & { query: DeskTicketQuery },
): Promise<PageOfSession | undefined> {
  const { sort, direction, limit, cursor } = query
  const after = cursor === undefined ? undefined : decodeDeskCursor({ sort, direction }, cursor)
  const check = sessionCheck(deps, token)
  const { now } = check
  const found = await readDeskPageOfSession(deps.pool, check, {
    order,
    wants: toDeskWants(ranges),
    way: wanted ? await findWay(deps.pool, wanted, { order, now }) : 'none',
    start: startOf(order, ranges, after),
    limit,
  })
  if (!found) return undefined
  await touchSession(deps, check.sessionHash, found.seenAt)
  return {
    userId: found.userId,
    viewer: { role: found.role, mustAddSecondFactor: found.lacksSecondFactor },
    json: presentDeskItems(found.json),
    nextCursor: found.last && encodeDeskCursor({ sort, direction }, found.last),
    total: undefined,
  }
}

async function findWay(
  pool: Deps['pool'],
  wanted: WantedTickets,
  { order, now }: { order: DeskOrder; now: Date },
) {
  const filters = fewToAskFor(wanted, order)
  return chooseWay(wanted, order, await findFew(pool, wanted, { filters, now }))
}

/** Narrows to ids where few tickets have the words, and by the words where many do and soon fill a page. */
async function withWords(
  db: Db,
  wanted: WantedTickets,
  words: string,
): Promise<WantedTickets | undefined> {
  const terms = searchTerms(words).map(withKeptSpelling)
  const search = { terms, number: ticketNumberIn(words) }
  if ((terms[0] ?? '').length < MIN_INDEXED_LENGTH) return { ...wanted, ...search }
  const found = await findDeskTickets(db, search, { atMost: FEW + 1 })
  if (found.length === 0) return undefined
  if (found.length > FEW) return { ...wanted, ...search }
  return {
    ...wanted,
    ids: found.map(({ ticketId }) => ticketId),
    customers: found.map(({ customerId }) => customerId),
  }
}

/** Adds to each ticket of a page where the words of a search stand in it. */
async function withPassages(db: Db, json: string, words: string): Promise<string> {
  const items = readItems(json).map(presentDeskItem)
  const terms = searchTerms(words)
  const passages = await listPassages(db, items, terms.map(withKeptSpelling))
  return JSON.stringify(
    items.map((item) => {
      const found = passages.find(({ ticketId }) => ticketId === item.id)
      if (!found) return item
      return { ...item, passage: { text: passageOf(found.words, terms), isNote: found.isInternal } }
    }),
  )
}

/** Adds a second line for a domain or an address that is kept in another spelling than it is typed. */
function withKeptSpelling(term: string): string {
  return [...new Set([term, toKeptSpelling(term)])].join('\n')
}
