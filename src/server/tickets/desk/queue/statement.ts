import { type RawBuilder, sql } from 'kysely'

import type { DeskSort } from '#shared/desk/values.ts'
import type { SortDirection } from '#shared/tickets/values.ts'

import { plannedForItsValues } from '#server/platform/db/pool/prepared-statements.ts'
import type { QueueFilter } from './filter.ts'

// The SQL of the queue. A page is found by its keys alone, in indexes that have every column of a filter, and its rows
// are read after that. Statements are planned for their values: how many tickets an agent, a customer or a category
// has decides which index is the right one. statement.test.ts has the snapshot of each shape.

const DAY_MS = 24 * 3_600_000
/** No promise is near for longer than over a long weekend. */
const NEAR_AT_MOST_MS = 5 * DAY_MS
/** Closed tickets follow all that are due in the order by due date. */
const FIRST_CLOSED = 400_000_000_000_000
/** High comes first, then Medium, each by due date. */
const PER_PRIORITY = 1_000_000_000_000_000

export type QueueOrder = {
  key: 'due_order' | 'priority_order' | 'changed_at' | 'created_at'
  isDown: boolean
}
/** The last ticket of a page: its key in the order as text, and its id. */
export type QueuePosition = { key: string; id: string }

type Branch = 'open' | 'closed'
type Condition = RawBuilder<unknown>
type Values = {
  now: Date
  /** The sets of categories that contain the wanted one. */
  categorySets: readonly string[] | undefined
}
type Page = Values & { order: QueueOrder; after: QueuePosition | undefined; limit: number }

/** `due` goes from the earliest on in any direction; the small numbers of `priority` are urgent. */
export function queueOrder(sort: DeskSort, direction: SortDirection): QueueOrder {
  const isDown = direction === 'desc'
  if (sort === 'due') return { key: 'due_order', isDown: false }
  if (sort === 'priority') return { key: 'priority_order', isDown: !isDown }
  return { key: sort === 'updatedAt' ? 'changed_at' : 'created_at', isDown }
}

/** Selects the ids of a page, in its order. */
export function pageStatement(filter: QueueFilter, page: Page): RawBuilder<{ ticketId: string }> {
  const { key, isDown } = page.order
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const branches = branchesOf(filter).map((branch) => {
    const wanted = [...conditionsOf(filter, branch, page), ...orderConditions(filter, branch, page)]
    return sql`(
  select ticket_id, ${sql.ref(key)} as key from desk_tickets
  where ${sql.join(wanted, sql` and `)}
  order by ${sql.ref(key)} ${direction}, ticket_id ${direction} limit ${page.limit}
)`
  })
  return sql<{
    ticketId: string
  }>`${plannedForItsValues} ${withSearched(filter)}select ticket_id from (${unionAll(branches)}) branches
order by key ${direction}, ticket_id ${direction} limit ${page.limit}`
}

/** Counts the tickets of a filter, up to `atMost`. */
export function countStatement(
  filter: QueueFilter,
  { atMost, ...values }: Values & { atMost: number | null },
): RawBuilder<number> {
  const branches = branchesOf(filter).map((branch) => {
    const wanted = conditionsOf(filter, branch, values)
    return sql`select from desk_tickets where ${sql.join(wanted, sql` and `)}`
  })
  return sql<number>`(${withSearched(filter)}select count(*) from (${unionAll(branches)} limit ${atMost}) counted)`
}

/** Both branches read what a search has found. */
function withSearched({ search }: QueueFilter) {
  if (!search) return sql``
  return sql`with searched as materialized (
  select customer_id, ticket_id from find_desk_tickets(${search.terms}::text[], ${search.number}, null)
)
`
}

function unionAll(branches: RawBuilder<unknown>[]) {
  return sql.join(branches, sql` union all `)
}

/** Tickets that are closed and those that are not have indexes of their own. */
function branchesOf({ statuses, isSnoozed }: QueueFilter): Branch[] {
  const hasOpen = statuses.some((status) => status !== 'Closed')
  const hasClosed = statuses.includes('Closed') && isSnoozed !== true
  return [...(hasOpen ? (['open'] as const) : []), ...(hasClosed ? (['closed'] as const) : [])]
}

function conditionsOf(filter: QueueFilter, branch: Branch, values: Values): Condition[] {
  const { customerId, ownerId, priorityRank, found, search } = filter
  return [
    sql`status ${sql.raw(branch === 'open' ? '<>' : '=')} 'Closed'`,
    ...(branch === 'open' ? stateConditions(filter) : []),
    sql`customer_id <> all (array(select id from customers where deleted_at is not null and not internal))`,
    ...(customerId ? [sql`customer_id = ${customerId}`] : []),
    ...(ownerId ? [sql`owner_id = ${ownerId}`] : []),
    ...(priorityRank ? [sql`priority_rank = ${priorityRank}`] : []),
    ...(values.categorySets ? [sql`category_set = any (${values.categorySets}::bigint[])`] : []),
    ...dueConditions(filter, values),
    ...ageConditions(filter, values),
    ...figureConditions(filter, values),
    ...(found
      ? [
          sql`(customer_id, ticket_id) in (select * from unnest(${found.customerIds}::uuid[], ${found.ticketIds}::uuid[]))`,
        ]
      : []),
    ...(search ? [sql`(customer_id, ticket_id) in (select * from searched)`] : []),
  ]
}

/** The values of the column `state`; every closed ticket is awake. */
const STATES = { Open: { awake: 2, asleep: 1 }, Pending: { awake: 3, asleep: 4 } }

function stateConditions({ statuses, isSnoozed }: QueueFilter): Condition[] {
  const states = statuses.flatMap((status) => {
    if (status === 'Closed') return []
    const { awake, asleep } = STATES[status]
    return [...(isSnoozed === true ? [] : [awake]), ...(isSnoozed === false ? [] : [asleep])]
  })
  return [
    ...(isSnoozed ? [sql`snoozed_at is not null`] : []),
    ...(states.length < 4 ? [sql`state = any (${states}::smallint[])`] : []),
  ]
}

function dueConditions({ due }: QueueFilter, { now }: Values): Condition[] {
  const at = now.getTime()
  if (due === 'breached') return [sql`due_order < ${at}`]
  if (due === 'near')
    return [sql`due_order between ${at} and ${at + NEAR_AT_MOST_MS} and near_at < ${now}`]
  if (due === 'on_track')
    return [sql`due_order >= ${at} and due_order < ${FIRST_CLOSED} and near_at >= ${now}`]
  return []
}

function ageConditions(filter: QueueFilter, { now }: Values): Condition[] {
  const { after, until } = raisedBetween(filter, now)
  return [
    ...(after ? [sql`created_at > ${after}`] : []),
    ...(until ? [sql`created_at <= ${until}`] : []),
  ]
}

function raisedBetween({ minDays, maxDays }: QueueFilter, now: Date) {
  const before = (days: number | undefined) =>
    days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS)
  return { after: before(maxDays), until: before(minDays) }
}

function figureConditions(filter: QueueFilter, { now }: Values): Condition[] {
  const { createdFrom, createdBefore, closedFrom, closedBefore, openAt, verdict } = filter
  return [
    ...(createdFrom ? [sql`created_at >= ${createdFrom} and created_at < ${createdBefore}`] : []),
    ...(closedFrom ? [sql`closed_at >= ${closedFrom} and closed_at < ${closedBefore}`] : []),
    ...(openAt
      ? [sql`created_at < ${openAt} and (closed_at is null or closed_at >= ${openAt})`]
      : []),
    ...(verdict ? [verdictCondition(verdict, now)] : []),
    // A merged ticket is counted with the one it goes on in.
    ...(createdFrom || closedFrom || openAt
      ? [
          sql`not exists (select from ticket_merges merge where merge.customer_id = desk_tickets.customer_id and merge.ticket_id = desk_tickets.ticket_id)`,
        ]
      : []),
  ]
}

/** As clockStatus of shared/sla/sla.ts has it. */
function verdictCondition(verdict: string, now: Date): Condition {
  const [clock, status] = verdict.split('_')
  const [ended, due] =
    clock === 'response'
      ? [sql.ref('first_response_at'), sql.ref('response_due_at')]
      : [sql`coalesce(resolved_at, closed_at)`, sql.ref('resolution_due_at')]
  if (status === 'met') return sql`${ended} <= ${due}`
  if (status === 'breached') return sql`coalesce(${ended}, ${now}) > ${due}`
  return sql`${ended} is null and (${due} >= ${now} or ${due} is null)`
}

/**
 * Enters the index at one edge: conditions for the start of a page in its order, also those that
 * follow from the filter.
 */
function orderConditions(filter: QueueFilter, branch: Branch, page: Page): Condition[] {
  const { order, after, now } = page
  const { priorityRank } = filter
  const key = sql.ref(order.key)
  const raisedAfter = raisedBetween(filter, now).after
  const beyond =
    after &&
    sql`(${key}, ticket_id) ${sql.raw(order.isDown ? '<' : '>')} (${after.key}::${sql.raw(typeOf(order))}, ${after.id})`
  return [
    ...(beyond ? [beyond] : []),
    // A ticket is not changed before it is raised, and no promise ends before that.
    ...(raisedAfter && order.key === 'changed_at' ? [sql`changed_at > ${raisedAfter}`] : []),
    ...(raisedAfter && order.key === 'due_order' && branch === 'open'
      ? [sql`due_order > ${raisedAfter.getTime()}`]
      : []),
    ...(priorityRank && order.key === 'priority_order'
      ? [
          sql`priority_order >= ${(3 - priorityRank) * PER_PRIORITY} and priority_order < ${(4 - priorityRank) * PER_PRIORITY}`,
        ]
      : []),
  ]
}

function typeOf({ key }: QueueOrder): string {
  return key === 'due_order' || key === 'priority_order' ? 'bigint' : 'timestamptz'
}
