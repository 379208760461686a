import { sql } from 'kysely'

import type { Priority, SortDirection, TicketSort, TicketStatus } from '#shared/tickets/values.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { TenantUser } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'
import type { Position } from './ticket-cursor.ts'

export type TicketFilter = {
  status?: TicketStatus
  priority?: Priority
  /** Terms that must all be found in the texts of a ticket. */
  terms?: string[]
  /** A ticket to list next to those with the terms. */
  orId?: string
  /** Lists these tickets only. */
  ids?: string[]
  /** Lists tickets with priority High that are not closed. */
  isUrgent?: boolean
  /** Lists tickets that changed after this instant. */
  since?: Date
}

type Page = {
  sort: TicketSort
  direction: SortDirection
  limit: number
  after?: Position
  /** The instant for which the service level is judged. */
  now: Date
}

/** A ticket of a list: the columns that order it, and its JSON as the API answers it. */
export type ListedTicket = Pick<TicketRow, 'id' | 'priorityRank' | 'createdAt' | 'updatedAt'> & {
  json: string
}

/**
 * Restricts a list or a figure to tickets that the viewer raised. Policies hide all others already.
 * Naming the requester lets the planner use the index of the list.
 */
export function raisedBy(viewer: TenantUser) {
  return sql<boolean>`customer_id = ${viewer.customerId} and requester_id = ${viewer.userId}`
}

function ownTickets(tx: Tx, viewer: TenantUser, filter: TicketFilter) {
  let query = tx.selectFrom('tickets').where(raisedBy(viewer))
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.priority) query = query.where('priority', '=', filter.priority)
  // Write literals: with parameters the planner could not use the partial index.
  if (filter.isUrgent) query = query.where(sql<boolean>`priority = 'High' and status <> 'Closed'`)
  if (filter.since) query = query.where('updatedAt', '>', filter.since)
  if (filter.ids) query = query.where(sql<boolean>`tickets.id = any(${filter.ids}::uuid[])`)
  if (filter.terms) {
    const isNamed = filter.orId ? sql`tickets.id = ${filter.orId}::uuid or` : sql``
    query = query.where(sql<boolean>`(${isNamed}
      ticket_has(customer_id, requester_id, tickets.id, (select search_patterns(${filter.terms}::text[]))))`)
  }
  return query
}

/**
 * Returns the ids of the viewer's tickets with all of these terms, unordered and some more than once, at
 * most `atMost`.
 */
export async function findTicketIds(
  tx: Tx,
  terms: string[],
  { atMost }: { atMost: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from find_own_tickets(${terms}::text[], ${atMost}) as found (id)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Finds the viewer's ticket with this number. */
export async function findTicketIdByNumber(
  tx: Tx,
  viewer: Viewer,
  number: number,
): Promise<string | undefined> {
  const row = await ownTickets(tx, viewer, {})
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.id
}

/**
 * Takes one of the person's few search slots, which all processes share, until the transaction ends.
 * Returns false when none is free. Limits each statement of the transaction to `limitMs`.
 */
export async function takeSearchPlace(
  tx: Tx,
  viewer: Viewer,
  { places, limitMs }: { places: number; limitMs: number },
): Promise<boolean> {
  const locks = Array.from(
    { length: places },
    (_, place) =>
      sql`pg_try_advisory_xact_lock(hashtextextended(${`search ${place} ${viewer.userId}`}, 0))`,
  )
  const { rows } = await sql<{ isTaken: boolean }>`
    select set_config('statement_timeout', ${String(limitMs)}, true), ${sql.join(locks, sql` or `)} as is_taken`.execute(
    tx,
  )
  return rows[0]?.isTaken ?? false
}

/** Returns up to one row more than `limit`, which tells the caller that there is a next page. */
export function listTickets(
  tx: Tx,
  viewer: Viewer,
  filter: TicketFilter,
  page: Page,
): Promise<ListedTicket[]> {
  const { sort, direction, limit, after, now } = page
  const at = sort === 'updatedAt' ? sql.ref('updated_at') : sql.ref('created_at')
  const comparison = direction === 'desc' ? sql`<` : sql`>`
  let query = ownTickets(tx, viewer, filter).select([
    'id',
    'priorityRank',
    'createdAt',
    'updatedAt',
    // As text, which goes on as it is.
    sql<string>`listed_ticket(tickets, ${now})::text`.as('json'),
  ])
  if (sort === 'priority') {
    query = query.orderBy('priorityRank', direction)
    if (after) {
      query = query.where(
        sql<boolean>`(priority_rank, ${at}, id) ${comparison} (${after.rank}, ${after.at}::timestamptz, ${after.id}::uuid)`,
      )
    }
  } else if (after) {
    query = query.where(
      sql<boolean>`(${at}, id) ${comparison} (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  }
  return query
    .orderBy(at, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
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
  const row = await ownTickets(tx, viewer, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
