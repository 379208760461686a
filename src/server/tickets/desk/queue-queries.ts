import { sql } from 'kysely'
import type pg from 'pg'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import type { DeskSort } from '#shared/desk/values.ts'
import type { SortDirection, TicketStatus } from '#shared/tickets/values.ts'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { UserRole } from '#server/platform/db/tables/access.ts'
import type { DeskPlace } from './desk-cursor.ts'
import type { DeskOrder } from './desk-ranges.ts'
import type { DeskWay, FewBy } from './desk-way.ts'
import type { WantedTickets } from './wanted-tickets.ts'

// Calls the functions of platform/db/functions/desk-*.sql. They work as staff, so that a list takes one round
// trip.

/** A count of a view ends here. */
const MOST_COUNTED = 1_000

type Page = {
  sort: DeskSort
  direction: SortDirection
  limit: number
  after: DeskPlace | undefined
  now: Date
}

type PageRow = { tickets: string; lastKey: string | null; lastId: string | null }

/** Reads a page of the queue as JSON; `last` is its end where there is more. */
export async function readDeskPage(
  db: Db,
  wanted: WantedTickets,
  { sort, direction, limit, after, now }: Page,
): Promise<{ json: string; last: DeskPlace | undefined }> {
  const { rows } = await sql<PageRow>`
    select * from list_desk_page(
      ${JSON.stringify(wanted)}, ${now}, ${sort}, ${direction === 'desc'}, ${after?.key}, ${after?.id}, ${limit}
    )`.execute(db)
  // The function always returns one row.
  const { tickets, lastKey, lastId } = rows[0]!
  return pageOf(tickets, placeOf(lastKey, lastId))
}

type SessionRow = {
  user_id: string | null
  seen_at: Date
  viewer_role: UserRole
  lacks_second_factor: boolean
  /** Of a page. */
  tickets?: string | null
  last_key?: string | null
  last_id?: string | null
  /** Of the views, as JSON. */
  counts?: string | null
}

type SessionCheck = { sessionHash: Buffer; idleSince: Date; now: Date }

/** Runs a function that answers for the person of a session. Returns undefined when the session is not valid. */
async function callBySession(
  pool: pg.Pool,
  { sessionHash, now, idleSince }: SessionCheck,
  { name, values }: { name: string; values: unknown[] },
) {
  const all = [sessionHash, now, idleSince, ...values]
  const { rows } = await pool.query<SessionRow>({
    name,
    text: `select * from ${name}(${all.map((_, n) => `$${n + 1}`).join(', ')})`,
    values: all,
  })
  const row = rows[0]
  if (!row?.user_id) return undefined
  return {
    row,
    userId: row.user_id,
    seenAt: row.seen_at,
    role: row.viewer_role,
    lacksSecondFactor: row.lacks_second_factor,
  }
}

type PageOfSession = {
  order: DeskOrder
  /** Ranges, as the database reads them. */
  wants: string
  way: DeskWay
  start: DeskPlace
  limit: number
}

/**
 * Reads a page for the person of a session, in one statement with it. Returns undefined when the session is
 * not valid.
 */
export async function readDeskPageOfSession(
  pool: pg.Pool,
  check: SessionCheck,
  { order, wants, way, start, limit }: PageOfSession,
) {
  const found = await callBySession(pool, check, {
    name: order.name,
    values: [wants, way, start.key, start.id, limit],
  })
  if (!found) return undefined
  const { tickets, last_key = null, last_id = null } = found.row
  return { ...found, ...pageOf(tickets ?? '', placeOf(last_key, last_id)) }
}

/** Counts the views for the person of a session, in one statement with it. Undefined as above. */
export async function countDeskViewsOfSession(pool: pg.Pool, check: SessionCheck) {
  const found = await callBySession(pool, check, {
    name: 'read_desk_counts',
    values: [MOST_COUNTED],
  })
  return found && { ...found, json: found.row.counts ?? '{}' }
}

/** Tells whether a filter by itself leaves at most so many tickets of the wanted states. */
export async function areDeskTicketsFew(
  pool: pg.Pool,
  wants: string,
  { filter, now, atMost }: { filter: FewBy; now: Date; atMost: number },
): Promise<boolean> {
  const { rows } = await pool.query<{ few: boolean }>({
    name: 'are_desk_tickets_few',
    text: 'select are_desk_tickets_few($1, $2, $3, $4) as few',
    values: [wants, filter, now, atMost],
  })
  return rows[0]?.few ?? false
}

/** Makes a list of lines with a ticket on each. Where there are more tickets, the first of the next page is its last line. */
function pageOf(lines: string, last: DeskPlace | undefined) {
  return { json: `[${last ? lines.slice(0, lines.lastIndexOf(',\n')) : lines}]`, last }
}

function placeOf(key: string | null, id: string | null): DeskPlace | undefined {
  return key !== null && id !== null ? { key, id } : undefined
}

/** Parses tickets that the database has written in the shape of the contract. */
export function readItems(json: string): DeskTicketItem[] {
  return JSON.parse(json) as DeskTicketItem[]
}

export async function countDeskTickets(db: Db, wanted: WantedTickets, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count_desk_tickets(${JSON.stringify(wanted)}, ${now}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts the tickets of several lists at once, each up to as many as a view is counted. Null has none. */
export async function countEachWanted(
  db: Db,
  wanted: (WantedTickets | null)[],
  now: Date,
): Promise<number[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<{ counts: number[] }>`
    select count_desk_lists(${JSON.stringify(wanted)}, ${now}, ${MOST_COUNTED}) as counts`.execute(
    db,
  )
  return rows[0]!.counts
}

type Search = { terms: string[]; number: number | null }

/** Returns the tickets with all of these terms, unordered and some more than once, at most `atMost`. */
export async function findDeskTickets(
  db: Db,
  { terms, number }: Search,
  { atMost }: { atMost: number },
): Promise<{ customerId: string; ticketId: string }[]> {
  const { rows } = await sql<{ customerId: string; ticketId: string }>`
    select customer_id, ticket_id from find_desk_tickets(${terms}::text[], ${number}, ${atMost})
    limit ${atMost}`.execute(db)
  return rows
}

/** Reads some tickets as the queue shows them. */
export async function listDeskItems(
  tx: Tx,
  tickets: { customerId: string; ticketId: string }[],
  now: Date,
): Promise<DeskTicketItem[]> {
  const customers = tickets.map(({ customerId }) => customerId)
  const ids = tickets.map(({ ticketId }) => ticketId)
  const { rows } = await sql<{ items: string }>`
    select '[' || string_agg(presented, ',' order by place) || ']' as items
    from list_desk_items(${customers}::uuid[], ${ids}::uuid[], ${now})`.execute(tx)
  return readItems(rows[0]?.items ?? '[]')
}

/** Whom a ticket without an assignee belongs to. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** More agents than this do not take a ticket at the same moment. */
const CANDIDATES = 50

/**
 * Finds the ticket that the view "Unassigned" has first and locks it, past those that others have
 * locked.
 */
export function lockNextTicket(tx: Tx) {
  // Ask for each status by itself, as the queue does: the first ones of the index of assignees have it.
  const ofStatus = (status: TicketStatus) =>
    tx
      .selectFrom('deskTickets')
      .innerJoin('customers', 'customers.id', 'deskTickets.customerId')
      .select(['deskTickets.customerId', 'deskTickets.ticketId', 'deskTickets.dueOrder'])
      .where('deskTickets.ownerId', '=', NOBODY)
      .where('deskTickets.snoozedAt', 'is', null)
      .where('deskTickets.status', '=', status)
      .where('customers.deletedAt', 'is', null)
      .orderBy('deskTickets.dueOrder')
      .orderBy('deskTickets.ticketId')
      .limit(CANDIDATES)
  return tx
    .selectFrom(
      tx
        .selectFrom(ofStatus('Open').as('open'))
        .selectAll()
        .unionAll(tx.selectFrom(ofStatus('Pending').as('pending')).selectAll())
        .as('candidates'),
    )
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'candidates.customerId')
        .onRef('tickets.id', '=', 'candidates.ticketId'),
    )
    .selectAll('tickets')
    .orderBy('candidates.dueOrder')
    .orderBy('candidates.ticketId')
    .limit(1)
    .forUpdate('tickets')
    .skipLocked()
    .executeTakeFirst()
}

/** Assigns a ticket that this transaction has locked, unless somebody has it. Returns whether it did. */
export async function assignIfNobodys(
  tx: Tx,
  { customerId, id }: { customerId: string; id: string },
  { assigneeId, at }: { assigneeId: string; at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('deskTickets')
    .set({ assigneeId, changedAt: at })
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .where('assigneeId', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Lists the customers that the queue can be narrowed to, by name. */
export function listCustomerNames(tx: Tx) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('name', byName)
    .orderBy('id')
    .execute()
}

/**
 * Lists for each of the tickets the text that has most of the terms, and of several the newest. Not for those
 * whose subject, requester or customer alone has them.
 */
export async function listPassages(
  db: Db,
  tickets: Pick<DeskTicketItem, 'id' | 'customer' | 'requester'>[],
  terms: string[],
) {
  const { rows } = await sql<{ ticketId: string; isInternal: boolean; words: string }>`
    with searched as (select search_patterns(${terms}) as patterns)
    select distinct on (texts.ticket_id) texts.ticket_id, texts.is_internal, said.words
    from searched, unnest(
      ${tickets.map(({ customer }) => customer.id)}::uuid[],
      ${tickets.map(({ requester }) => requester.id)}::uuid[],
      ${tickets.map(({ id }) => id)}::uuid[]
    ) as wanted (customer_id, requester_id, ticket_id)
    join ticket_texts texts using (customer_id, requester_id, ticket_id)
    join tickets on tickets.customer_id = texts.customer_id and tickets.id = texts.ticket_id
    left join comments on comments.customer_id = texts.customer_id and comments.id = texts.part_id
    cross join lateral (
      select coalesce(comment_words(comments.kind, comments.content), tickets.description) as words
    ) said
    where texts.search_text ~ any (patterns)
      and (comments.id is not null or search_fold(tickets.description) ~ any (patterns))
    order by
      texts.ticket_id,
      (select count(*) from unnest(patterns) as pattern where texts.search_text ~ pattern) desc,
      texts.part_id desc`.execute(db)
  return rows
}
