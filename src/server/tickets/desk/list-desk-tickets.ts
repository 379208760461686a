import type { DeskTicketQuery } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import { toKeptSpelling } from '#server/platform/domain-spelling.ts'
import { inSearchPlace } from '#server/tickets/search-places.ts'
import { ticketNumberIn } from '#server/tickets/ticket-number.ts'
import { decodeDeskCursor, encodeDeskCursor } from './desk-cursor.ts'
import { presentDeskItems } from './present-desk-item.ts'
import { countDeskTickets, findDeskTickets, readDeskPage } from './queue-queries.ts'
import { wantedTickets, type WantedTickets } from './wanted-tickets.ts'

/** Above this number, looking up each ticket costs more than reading the queue until its page is full. */
const FEW = 2_000
/** Fewer letters are in nearly every text, and no index leads to them. */
const MIN_INDEXED_LENGTH = 3

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
  const wanted = wantedTickets(query, viewer.userId)
  const list = async (db: Db): Promise<DeskPage> => {
    const searched = wanted && q ? await withWords(db, wanted, q) : wanted
    if (!searched) return { json: '[]', nextCursor: undefined, total: 0 }
    const now = deps.now()
    const page = await readDeskPage(db, searched, { sort, direction, limit, after, now })
    return {
      json: presentDeskItems(page.json),
      nextCursor: page.last && encodeDeskCursor({ sort, direction }, page.last),
      total: query.count === 'true' ? await countDeskTickets(db, searched, now) : undefined,
    }
  }
  return q ? inSearchPlace(deps, viewer, list, asStaff) : list(deps.db)
}

/** Narrows to ids where few tickets have the words, and by the words where many do and soon fill a page. */
async function withWords(
  db: Db,
  wanted: WantedTickets,
  words: string,
): Promise<WantedTickets | undefined> {
  const search = { words, kept: toKeptSpelling(words), number: ticketNumberIn(words) }
  if (words.length < MIN_INDEXED_LENGTH) return { ...wanted, ...search }
  const found = await findDeskTickets(db, search, { atMost: FEW + 1 })
  if (found.length === 0) return undefined
  if (found.length > FEW) return { ...wanted, ...search }
  return {
    ...wanted,
    ids: found.map(({ ticketId }) => ticketId),
    customers: found.map(({ customerId }) => customerId),
  }
}
