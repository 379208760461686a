import { Readable } from 'node:stream'

import { keysOf } from '#shared/basic/keys-of.ts'
import type { Language } from '#shared/languages.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import type { TicketExportQuery, TicketListItem } from '#shared/tickets/contract.ts'
import { categoryLabel, type SlaStatus } from '#shared/tickets/values.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import { BYTE_ORDER_MARK, type Cell, csvRow } from '#server/platform/text/csv.ts'
import { listNamedCategories } from '#server/tickets/core/queries.ts'
import { listOwnTickets } from './list-own-tickets.ts'

/** More than a spreadsheet's reader looks through. */
const MAX_EXPORTED = 10_000

type TicketWords = Words['tickets']
type Row = TicketListItem & { requesterName: string; categoryNames: string }

const COLUMNS: Record<keyof TicketWords['exportHeads'], (row: Row, words: TicketWords) => Cell> = {
  number: ({ number }) => number,
  subject: ({ subject }) => subject,
  requester: ({ requesterName }) => requesterName,
  status: ({ status }, { statuses }) => statuses[status],
  priority: ({ priority }, { priorities }) => priorities[priority],
  categories: ({ categoryNames }) => categoryNames,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  closedAt: ({ closedAt }) => closedAt,
  resolution: ({ resolutionCode }, { resolutions }) =>
    resolutionCode && resolutions[resolutionCode],
  responseDueAt: ({ sla }) => sla.responseDueAt,
  response: ({ status, sla: { responseStatus, responseLeft } }, words) =>
    status === 'Closed' && responseStatus === 'pending'
      ? words.noReplyYet
      : verdictOf(responseStatus, responseLeft, words),
  resolutionDueAt: ({ sla }) => sla.resolutionDueAt,
  resolved: ({ sla }, words) => verdictOf(sla.resolutionStatus, sla.resolutionLeft, words),
  comments: ({ commentCount }) => commentCount,
}

/** A clock that is paused has no due time in its column. */
function verdictOf(status: SlaStatus, left: number | undefined, words: TicketWords): string {
  return left === undefined ? words.slaStates[status] : words.receiptLines.paused
}

/** Streams a list as CSV: page by page, each with what the viewer sees at that moment. */
export async function exportTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: TicketExportQuery,
  language: Language,
): Promise<Readable> {
  const categories = await asViewer(deps.db, viewer, (tx) =>
    listNamedCategories(tx, { retired: 'include', language }),
  )
  const { tickets: words } = wordsIn(language)
  const names = new Map(
    categories.map((category) => [category.id, categoryLabel(category, words.categoryName)]),
  )
  const rowOf = (ticket: TicketListItem) => {
    const row = {
      ...ticket,
      requesterName: ticket.requester?.name ?? viewer.name,
      categoryNames: ticket.categories.map((id) => names.get(id) ?? id).join(', '),
    }
    return csvRow(
      Object.values(COLUMNS).map((cellOf) => cellOf(row, words)),
      language,
    )
  }
  const head = csvRow(
    keysOf(COLUMNS).map((name) => words.exportHeads[name]),
    language,
  )
  async function* write() {
    yield BYTE_ORDER_MARK + head
    for await (const page of readPages(deps, viewer, query)) yield page.map(rowOf).join('')
  }
  return Readable.from(write(), { objectMode: false })
}

async function* readPages(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  query: TicketExportQuery,
): AsyncGenerator<TicketListItem[], void, void> {
  let count = 0
  let cursor: string | undefined
  do {
    const limit = Math.min(MAX_PAGE_SIZE, MAX_EXPORTED - count)
    const page = await listOwnTickets(deps, viewer, { ...query, limit, cursor })
    // The database writes the shape of the contract.
    const tickets = JSON.parse(page.json ?? '[]') as TicketListItem[]
    if (tickets.length > 0) yield tickets
    count += tickets.length
    cursor = page.nextCursor
  } while (cursor !== undefined && count < MAX_EXPORTED)
}
