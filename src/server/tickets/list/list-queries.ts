import { type RawBuilder, sql } from 'kysely'

import {
  type ListScope,
  PRIORITIES,
  type Priority,
  type SlaStatus,
  type SortDirection,
  TICKET_STATUSES,
  type TicketSort,
  type TicketStatus,
} from '#shared/tickets/values.ts'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { plannedForItsValues } from '#server/platform/db/pool/prepared-statements.ts'
import type { TenantUser } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'
import type { Position } from './ticket-cursor.ts'

export type Span = { from: Date; to: Date }

export type TicketFilter = {
  scope: ListScope
  /** Lists tickets that this person raised. */
  requesterId?: string
  status?: TicketStatus
  priority?: Priority
  /** Lists tickets that were raised in this time, without those that go on within another one. */
  raisedIn?: Span
  /** Lists tickets whose clocks have this verdict, without those that go on within another one. */
  verdicts?: { response?: SlaStatus; resolution?: SlaStatus; now: Date }
  /** Terms that must all be found in the texts of a ticket. */
  terms?: string[]
  /** A ticket to list next to those with the terms. */
  orId?: string
  /** Lists these tickets only. */
  ids?: string[]
  /** Lists tickets with priority High that are not closed. */
  isUrgent?: boolean
  /** Lists tickets that changed after this instant, and those that the viewer takes part in since then. */
  since?: Date
}

export type Page = {
  sort: TicketSort
  direction: SortDirection
  limit: number
  after?: Position
  /** The instant for which the service level is judged. */
  now: Date
}

/** The columns that order a list. */
export type TicketKeys = Pick<TicketRow, 'id' | 'priorityRank' | 'createdAt' | 'updatedAt'>

/** A ticket of a list, with its JSON as the API answers it. */
export type ListedTicket = TicketKeys & { json: string }

/**
 * Restricts a list or a figure to tickets that the viewer raised. Policies hide all others already.
 * Naming the requester lets the planner use the index of the list.
 */
export function raisedBy(viewer: TenantUser) {
  return sql<boolean>`customer_id = ${viewer.customerId} and requester_id = ${viewer.userId}`
}

/** Restricts a list or a figure to tickets that the viewer is a participant of. */
export const takesPart = sql<boolean>`tickets.id = any (list_participations())`

/**
 * Splits the tickets of a scope into ranges of indexes that have the order of the list: what a page reads does not grow
 * with the company then. Policies decide what the viewer sees of each range.
 */
function rangesOf(viewer: Viewer, filter: TicketFilter, sort: TicketSort): RawBuilder<boolean>[] {
  const { scope, requesterId, ids } = filter
  const own = raisedBy(viewer)
  const ofCompany = sql<boolean>`customer_id = ${viewer.customerId}`
  if (scope === 'mine') return [own]
  if (scope === 'participating') return [sql`${ofCompany} and ${takesPart}`]
  if (requesterId || ids) return [ofCompany]
  if (viewer.visibility === 'own')
    return [own, sql`${ofCompany} and ${takesPart} and requester_id <> ${viewer.userId}`]
  const running = conditionsOfRunning(filter)
  if (running) return running.map((condition) => sql`${ofCompany} and ${condition}`)
  const priorities = filter.priority ? [filter.priority] : filter.isUrgent ? URGENT : PRIORITIES
  // The index has its priorities in order.
  const byPriority = (range: RawBuilder<boolean>) =>
    sort === 'priority'
      ? [range]
      : priorities.map(
          (one) => sql<boolean>`${range} and priority_rank = ${PRIORITIES.indexOf(one) + 1}`,
        )
  const late = clockWith(filter, 'breached')
  if (late) return byPriority(sql`${ofCompany} and ${CLOCKS[late].isUnmet}`)
  const statuses = filter.status ? [filter.status] : filter.isUrgent ? NOT_CLOSED : TICKET_STATUSES
  return statuses.flatMap((status) => byPriority(sql`${ofCompany} and status = ${status}`))
}

/** Clocks, written as the partial indexes of those that were not met in time have them. */
const CLOCKS = {
  response: {
    isRunning: sql`first_response_at is null`,
    isUnmet: sql`(first_response_at is null or first_response_at > response_due_at)`,
    due: sql`response_due_at`,
  },
  resolution: {
    isRunning: sql`closed_at is null and resolved_at is null`,
    isUnmet: sql`(coalesce(resolved_at, closed_at) is null or coalesce(resolved_at, closed_at) > resolution_due_at)`,
    due: sql`resolution_due_at`,
  },
} as const

function clockWith({ verdicts }: TicketFilter, verdict: SlaStatus) {
  return (['response', 'resolution'] as const).find((clock) => verdicts?.[clock] === verdict)
}

/**
 * Returns conditions that lead to the few tickets of a company with a clock that goes on in time, by when they are due.
 * Undefined for other filters. No index has these tickets in the order of a list.
 */
function conditionsOfRunning(filter: TicketFilter): RawBuilder<unknown>[] | undefined {
  const clock = clockWith(filter, 'pending')
  if (!clock) return undefined
  const { isRunning, due } = CLOCKS[clock]
  return [
    sql`${isRunning} and ${due} >= ${filter.verdicts!.now}`,
    sql`${isRunning} and ${due} is null`,
  ]
}

/** Restricts figures to a scope. */
export function isInScope(viewer: Viewer, scope: ListScope): RawBuilder<boolean> {
  const own = raisedBy(viewer)
  const ofCompany = sql<boolean>`customer_id = ${viewer.customerId}`
  if (scope === 'mine') return own
  if (scope === 'participating') return sql`${ofCompany} and ${takesPart}`
  if (viewer.visibility !== 'own') return ofCompany
  return sql`${ofCompany} and (requester_id = ${viewer.userId} or ${takesPart})`
}

const NOT_CLOSED = ['Open', 'Pending'] as const
const URGENT = ['High'] as const

function rangeTickets(tx: Tx, range: RawBuilder<boolean>, filter: TicketFilter) {
  let query = tx.selectFrom('tickets').where(range)
  if (filter.requesterId) query = query.where('requesterId', '=', filter.requesterId)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.priority) query = query.where('priority', '=', filter.priority)
  // Write literals: with parameters the planner could not use the partial index.
  if (filter.isUrgent) query = query.where(sql<boolean>`priority = 'High' and status <> 'Closed'`)
  if (filter.raisedIn) {
    const { from, to } = filter.raisedIn
    query = query.where('createdAt', '>=', from).where('createdAt', '<', to)
  }
  if (filter.verdicts) {
    const { response, resolution, now } = filter.verdicts
    if (response)
      query = query.where(
        sql<boolean>`clock_status(first_response_at, response_due_at, ${now}) = ${response}`,
      )
    if (resolution)
      query = query.where(
        sql<boolean>`clock_status(coalesce(resolved_at, closed_at), resolution_due_at, ${now}) = ${resolution}`,
      )
  }
  if (filter.raisedIn ?? filter.verdicts) query = query.where('isMerged', '=', false)
  if (filter.since) {
    const hasChanged = sql<boolean>`updated_at > ${filter.since}`
    query = query.where(
      filter.scope === 'participating'
        ? sql<boolean>`(${hasChanged} or tickets.id = any (list_participations(${filter.since}::timestamptz)))`
        : hasChanged,
    )
  }
  if (filter.ids) query = query.where(sql<boolean>`tickets.id = any(${filter.ids}::uuid[])`)
  if (filter.terms) {
    const isNamed = filter.orId ? sql`tickets.id = ${filter.orId}::uuid or` : sql``
    query = query.where(sql<boolean>`(${isNamed}
      ticket_has(customer_id, requester_id, tickets.id, (select search_patterns(${filter.terms}::text[]))))`)
  }
  return query
}

/** Finds the ticket with this number that the viewer raised, or in other scopes sees. */
export async function findTicketIdByNumber(
  tx: Tx,
  viewer: Viewer,
  { scope, number }: { scope: ListScope; number: number },
): Promise<string | undefined> {
  const isOf =
    scope === 'mine' ? raisedBy(viewer) : sql<boolean>`customer_id = ${viewer.customerId}`
  const row = await tx
    .selectFrom('tickets')
    .where(isOf)
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.id
}

type People = Pick<TicketListItem, 'requester' | 'joined'>

/** Finds who raised these tickets, and who made the viewer a participant. */
export async function findRequesters(tx: Tx, ids: string[]): Promise<Map<string, People>> {
  const { rows } = await sql<{
    ticketId: string
    id: string
    name: string
    joinedAt: Date | null
    joinedBy: string | null
  }>`select * from list_requesters(${ids}::uuid[])`.execute(tx)
  return new Map(
    rows.map(({ ticketId, id, name, joinedAt, joinedBy }) => [
      ticketId,
      {
        requester: { id, name },
        ...(joinedAt && { joined: { at: joinedAt.toISOString(), by: joinedBy } }),
      },
    ]),
  )
}

/** Returns up to one row more than `limit`, which tells the caller that there is a next page. */
export function listTickets(
  tx: Tx,
  viewer: Viewer,
  filter: TicketFilter,
  page: Page,
): Promise<ListedTicket[]> {
  // As text, which goes on as it is.
  const json = sql<string>`listed_ticket(tickets, ${page.now})::text`
  return listWith(tx, viewer, filter, { ...page, json })
}

/** The same without reading what the tickets say. */
export function listTicketKeys(
  tx: Tx,
  viewer: Viewer,
  filter: TicketFilter,
  page: Page,
): Promise<TicketKeys[]> {
  return listWith(tx, viewer, filter, { ...page, json: sql<string>`''` })
}

async function listWith(
  tx: Tx,
  viewer: Viewer,
  filter: TicketFilter,
  { json, ...page }: Page & { json: RawBuilder<string> },
): Promise<ListedTicket[]> {
  const order = orderOf(page)
  const atMost = page.limit + 1
  const ranges = rangesOf(viewer, filter, page.sort).map((range) =>
    rangeTickets(tx, range, filter)
      .$if(page.after !== undefined, (query) => query.where(isAfter(page)))
      .select(['id', 'priorityRank', 'createdAt', 'updatedAt'])
      .orderBy(order)
      .limit(atMost),
  )
  if (ranges.length === 1 && !(filter.scope === 'company' && filter.verdicts))
    return ranges[0]!.select(json.as('json')).execute()
  if (!clockWith(filter, 'pending')) await readIndexesInOrder(tx)
  const { rows } = await sql<ListedTicket>`${plannedForItsValues}
    select listed.*, (select ${json} from tickets where customer_id = ${viewer.customerId} and id = listed.id) as json
    from (${sql.join(
      ranges.map((range) => sql`(${range})`),
      sql` union all `,
    )}) listed
    order by ${order} limit ${atMost}`.execute(tx)
  return rows
}

/**
 * Leaves the indexes of the order as the only plan, for the rest of the transaction. The planner does not know which share
 * of a company a person sees, takes it for very small, and would read and sort all of it.
 */
async function readIndexesInOrder(tx: Tx): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(
    tx,
  )
}

function orderedAt(sort: TicketSort) {
  return sort === 'updatedAt' ? 'updatedAt' : 'createdAt'
}

function orderOf({ sort, direction }: Page) {
  const by = sql.raw(direction)
  const newest = sql`${sql.ref(orderedAt(sort))} ${by}, id ${by}`
  return sort === 'priority' ? sql`priority_rank ${by}, ${newest}` : newest
}

function isAfter({ sort, direction, after }: Page) {
  const at = sql.ref(orderedAt(sort))
  const comparison = direction === 'desc' ? sql`<` : sql`>`
  return sort === 'priority'
    ? sql<boolean>`(priority_rank, ${at}, id) ${comparison} (${after?.rank}, ${after?.at}::timestamptz, ${after?.id}::uuid)`
    : sql<boolean>`(${at}, id) ${comparison} (${after?.at}::timestamptz, ${after?.id}::uuid)`
}

/** Lists the tickets of all customers that changed after an instant, notes included, oldest change first. */
export async function listChangesAtDesk(
  tx: Tx,
  since: Date,
  atMost: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  // Ask for what is closed by itself: the indexes of changes are read, and not the table.
  const { rows } = await sql<{ id: string; updatedAt: Date }>`
    select id, updated_at
    from (
      (
        select ticket_id as id, changed_at as updated_at from desk_tickets
        where status <> 'Closed' and changed_at > ${since}
        order by changed_at, ticket_id limit ${atMost}
      )
      union all (
        select ticket_id, changed_at from desk_tickets
        where status = 'Closed' and changed_at > ${since}
        order by changed_at, ticket_id limit ${atMost}
      )
    ) changed
    order by updated_at, id limit ${atMost}`.execute(tx)
  return rows
}

export async function countTickets(tx: Tx, viewer: Viewer, filter: TicketFilter): Promise<number> {
  const counts = rangesOf(viewer, filter, 'priority').map(
    (range) =>
      sql`(${rangeTickets(tx, range, filter).select((select) => select.fn.countAll<number>().as('count'))})`,
  )
  const { rows } = await sql<{
    count: number
  }>`select ${sql.join(counts, sql` + `)} as count`.execute(tx)
  return rows[0]!.count
}
