import { type DeskTicketItem, type DeskTicketQuery, DeskViewCounts } from '#shared/desk/contract.ts'
import { DESK_VIEWS, type DeskSort } from '#shared/desk/values.ts'
import { passageOf } from '#shared/tickets/passage.ts'
import { searchTerms } from '#shared/tickets/search-terms.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toKeptSpelling } from '#server/platform/text/domain-spelling.ts'
import { figureTickets } from '#server/tickets/desk/reports/figure-tickets.ts'
import { inSearchPlace } from '#server/tickets/list/search-places.ts'
import { ticketNumberIn } from '#server/tickets/list/ticket-number.ts'
import type { ItemRow } from '#server/tickets/desk/ticket/item-queries.ts'
import { presentItem } from '#server/tickets/desk/ticket/present-item.ts'
import type { SortDirection } from '#shared/tickets/values.ts'
import { invalidInput } from '#server/platform/app-error.ts'

import { type QueueFilter, queueFilter } from './filter.ts'
import {
  countEach,
  countTickets,
  findDeskTickets,
  listLastWords,
  listPassages,
  readPage,
} from './queries.ts'
import { type QueueOrder, queueOrder, type QueuePosition } from './statement.ts'

type Order = { sort: DeskSort; direction: SortDirection }

const CURSOR = /^(\w+) (asc|desc) (\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const NUMBER = /^\d{1,17}$/
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function encodeCursor({ sort, direction }: Order, { key, id }: QueuePosition): string {
  return Buffer.from(`${sort} ${direction} ${key} ${id}`).toString('base64url')
}

/** @throws AppError `invalid_input` for a cursor that this list did not give out. */
function decodeCursor({ sort, direction }: Order, cursor: string): QueuePosition {
  const [, ofSort, ofDirection, key = '', id = ''] =
    CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (ofSort === sort && ofDirection === direction && isKey(sort, key)) return { key, id }
  throw invalidInput({
    cursor: (words) => words.tickets.unknownCursor,
  })
}

/** Returns whether the database reads it in the column of this order: an instant or a number. */
function isKey(sort: DeskSort, key: string): boolean {
  if (sort === 'due' || sort === 'priority') return NUMBER.test(key)
  return INSTANT.test(key) && new Date(key).toISOString?.() === key
}

/** The ids of so many tickets at most are given to the statement of the page, which is planned for them. */
const FEW = 2_000

type Page = {
  items: DeskTicketItem[]
  nextCursor: string | undefined
  /** Counted on request only. */
  total: number | undefined
}

/** Lists a page of all customers' tickets, as view, filters, search and order have it. */
export async function listQueue(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: DeskTicketQuery,
): Promise<Page> {
  const { q, sort, direction, limit, cursor } = query
  const order = queueOrder(sort, direction)
  const after = cursor === undefined ? undefined : decodeCursor({ sort, direction }, cursor)
  const narrowed = queueFilter(query, viewer.userId)
  const figure = query.figure && figureTickets(query.figure, viewer.timeZone)
  const list = async (tx: Tx): Promise<Page> => {
    const wanted = narrowed && { ...narrowed, ...figure }
    const filter = wanted && q ? await withWords(tx, wanted, q) : wanted
    if (!filter) return { items: [], nextCursor: undefined, total: 0 }
    const now = deps.now()
    const rows = await readPage(tx, filter, { order, after, limit: limit + 1, now })
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const passages = q ? await findPassages(tx, shown, q) : undefined
    return {
      items: (await presentItems(tx, viewer, shown, now)).map((item) => ({
        ...item,
        ...passages?.get(item.id),
      })),
      nextCursor: last && encodeCursor({ sort, direction }, positionOf(last, order)),
      total: query.count === 'true' ? await countTickets(tx, filter, now) : undefined,
    }
  }
  return q ? inSearchPlace(deps, viewer, list, asStaff) : asStaff(deps.db, list)
}

/** Presents tickets with the words that came last, and whether they are new to the viewer. */
export async function presentItems(
  tx: Tx,
  { userId }: Pick<Viewer, 'userId'>,
  rows: ItemRow[],
  now: Date,
): Promise<DeskTicketItem[]> {
  const talks = new Map(
    (await listLastWords(tx, rows, userId)).map((talk) => [talk.ticketId, talk]),
  )
  return rows.map((row) => {
    const { by, isExternal, isRequester, at, words, isUnread } = talks.get(row.id)!
    const text = words?.replaceAll(/\s+/g, ' ').trim() ?? ''
    return {
      ...presentItem(row, now),
      lastWords:
        by === null
          ? null
          : { by, ...(isExternal && { isExternal }), isRequester, at: at.toISOString(), text },
      isUnread,
    }
  })
}

/** Counts the tickets of each view, each up to as many as a view is counted. */
export async function countViews(
  deps: Pick<Deps, 'db' | 'now'>,
  { userId }: Viewer,
): Promise<DeskViewCounts> {
  const filters = DESK_VIEWS.map((view) => queueFilter({ view }, userId))
  const counts = await asStaff(deps.db, (tx) => countEach(tx, filters, { now: deps.now() }))
  return DeskViewCounts.parse(
    Object.fromEntries(DESK_VIEWS.map((view, index) => [view, counts[index]])),
  )
}

function positionOf(row: ItemRow, { key }: QueueOrder): QueuePosition {
  const keys = {
    due_order: () => String(row.dueOrder),
    priority_order: () => String(row.priorityOrder),
    changed_at: () => row.changedAt.toISOString(),
    created_at: () => row.createdAt.toISOString(),
  }
  return { key: keys[key](), id: row.id }
}

/** Narrows to ids where few tickets have the words, and by the words where many do. */
async function withWords(
  tx: Tx,
  filter: QueueFilter,
  words: string,
): Promise<QueueFilter | undefined> {
  const terms = searchTerms(words).map(withKeptSpelling)
  const search = { terms, number: ticketNumberIn(words) }
  const found = await findDeskTickets(tx, search, { atMost: FEW + 1 })
  if (found.length === 0) return undefined
  if (found.length > FEW) return { ...filter, search }
  return {
    ...filter,
    found: {
      ticketIds: found.map(({ ticketId }) => ticketId),
      customerIds: found.map(({ customerId }) => customerId),
    },
  }
}

/** Finds where the words of a search stand in each ticket. */
async function findPassages(tx: Tx, rows: ItemRow[], words: string) {
  const terms = searchTerms(words)
  const passages = await listPassages(tx, rows, terms.map(withKeptSpelling))
  return new Map(
    passages.map(({ ticketId, words: text, isInternal: isNote }) => [
      ticketId,
      { passage: { text: passageOf(text, terms), isNote } },
    ]),
  )
}

/** Adds a second line for a domain or an address that is kept in another spelling than it is typed. */
function withKeptSpelling(term: string): string {
  return [...new Set([term, toKeptSpelling(term)])].join('\n')
}
