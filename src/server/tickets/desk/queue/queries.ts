import { type RawBuilder, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import { plannedForItsValues } from '#server/platform/db/pool/prepared-statements.ts'
import type { TicketStatus } from '#shared/tickets/values.ts'
import { type ItemRow, readItems } from '#server/tickets/desk/ticket/item-queries.ts'
import { NOBODY, type QueueFilter } from './filter.ts'
import { countStatement, pageStatement, type QueueOrder, type QueuePosition } from './statement.ts'

/** A count of a view ends here. */
const MOST_COUNTED = 1_000

type Page = { order: QueueOrder; after: QueuePosition | undefined; limit: number; now: Date }

/** Reads a page of the queue. */
export async function readPage(tx: Tx, filter: QueueFilter, page: Page): Promise<ItemRow[]> {
  const categorySets = await findCategorySets(tx, filter)
  const findIds = async (wanted: QueueFilter, limit: number) => {
    const statement = pageStatement(wanted, { ...page, limit, categorySets })
    return (await statement.execute(tx)).rows.map(({ ticketId }) => ticketId)
  }
  const ids = filter.search
    ? await searchIds(tx, filter, { ...page, findIds })
    : await findIds(filter, page.limit)
  const items = new Map((await readItems(tx, ids)).map((item) => [item.id, item]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

/** A search looks at so many tickets of the list one by one, in which a word that most tickets have fills a page. */
const LOOKED_AT = 1_000

/** Finds the ids of a page of a search whose words many tickets have. */
async function searchIds(
  tx: Tx,
  { search, ...filter }: QueueFilter,
  {
    limit,
    findIds,
  }: { limit: number; findIds: (filter: QueueFilter, limit: number) => Promise<string[]> },
): Promise<string[]> {
  const first = await findIds(filter, LOOKED_AT)
  const { rows } = await sql<{ ticketId: string }>`
    select ticket_id from desk_tickets
    join tickets on tickets.customer_id = desk_tickets.customer_id and tickets.id = ticket_id
    where ticket_id = any (${first}::uuid[]) and (
      number = ${search!.number} or desk_ticket_has(
        desk_tickets.customer_id, desk_tickets.requester_id, ticket_id, search_patterns(${search!.terms}::text[])
      )
    )`.execute(tx)
  const matching = new Set(rows.map(({ ticketId }) => ticketId))
  const ids = first.filter((id) => matching.has(id)).slice(0, limit)
  return ids.length === limit ? ids : findIds({ ...filter, search: search! }, limit)
}

export async function countTickets(tx: Tx, filter: QueueFilter, now: Date): Promise<number> {
  const [count = 0] = await countEach(tx, [filter], { now, atMost: null })
  return count
}

/** Counts the tickets of several filters, each up to `atMost`. Undefined selects nothing. */
export async function countEach(
  tx: Tx,
  filters: (QueueFilter | undefined)[],
  { now, atMost = MOST_COUNTED }: { now: Date; atMost?: number | null },
): Promise<number[]> {
  const counts: RawBuilder<number>[] = []
  for (const filter of filters) {
    const categorySets = filter && (await findCategorySets(tx, filter))
    counts.push(
      filter ? countStatement(filter, { now, categorySets, atMost }) : sql<number>`0::bigint`,
    )
  }
  const { rows } = await sql<{ counts: number[] }>`
    select ${plannedForItsValues} array[${sql.join(counts)}]::integer[] as counts`.execute(tx)
  return rows[0]!.counts
}

/** Finds the sets of categories that contain the wanted one: far fewer than tickets. */
async function findCategorySets(tx: Tx, { category }: QueueFilter): Promise<string[] | undefined> {
  if (category === undefined) return undefined
  const { rows } = await sql<{ id: string }>`
    select id::text from desk_category_sets where categories @> array[${category}::text]`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

type Search = { terms: string[]; number: number | null }

/**
 * Returns the tickets with all of these terms, unordered and some more than once. As many as `atMost` say that there may
 * be more.
 */
export async function findDeskTickets(
  tx: Tx,
  { terms, number }: Search,
  { atMost }: { atMost: number },
): Promise<{ customerId: string; ticketId: string }[]> {
  const { rows } = await sql<{ customerId: string; ticketId: string }>`
    select customer_id, ticket_id from find_desk_tickets(${terms}::text[], ${number}, ${atMost})
    limit ${atMost}`.execute(tx)
  return rows
}

/** More agents than this do not take a ticket at the same moment. */
const CANDIDATES = 50

/**
 * Finds the ticket that is due first of those no one has and locks it, past those that others have locked. One that
 * waits for its requester comes only when none waits for an agent.
 */
export async function lockNextTicket(tx: Tx) {
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
  const lockFirst = (status: TicketStatus) =>
    tx
      .selectFrom(ofStatus(status).as('candidates'))
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
  return (await lockFirst('Open')) ?? lockFirst('Pending')
}

/** Assigns a ticket that this transaction has locked, unless it is assigned. Returns whether it did. */
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

/** As much of a text is read for the beginning of its words, of which a row shows less. */
const WORDS_READ = 1_000
const WORDS_SHOWN = 160

type Talk = {
  ticketId: string
  isRequester: boolean
  isUnread: boolean
  words: string | null
} & ({ by: string; isExternal: boolean; at: Date } | { by: null; isExternal: null; at: null })

/** Reads for each ticket the beginning of the newest comment that both sides see, as in `lastWords` of the contract. */
export async function listLastWords(
  tx: Tx,
  tickets: Pick<ItemRow, 'id' | 'customerId'>[],
  userId: string,
): Promise<Talk[]> {
  const { rows } = await sql<Talk>`
    select
      id as ticket_id, last.by, last.is_external, last.at, coalesce(last.kind, 'requester') = 'requester' as is_requester,
      left(comment_words(last.kind, regexp_replace(last.content, '<[^>]*$', '')), ${WORDS_SHOWN}) as words,
      status <> 'Closed' and coalesce(last.kind, 'requester') = 'requester'
        and coalesce(seen_at < coalesce(last.at, tickets.created_at), true) as is_unread
    from unnest(
      ${tickets.map(({ customerId }) => customerId)}::uuid[], ${tickets.map(({ id }) => id)}::uuid[]
    ) as wanted (customer_id, id)
    join tickets using (customer_id, id)
    left join desk_seen seen
      on seen.customer_id = wanted.customer_id and seen.ticket_id = wanted.id and seen.user_id = ${userId}
    left join lateral (
      select author_name as by, is_external, created_at as at, kind, left(content, ${WORDS_READ}) as content
      from comments
      where comments.customer_id = wanted.customer_id and comments.ticket_id = wanted.id
        and not is_internal and kind <> 'system'
      order by created_at desc, comments.id desc
      limit 1
    ) last on true`.execute(tx)
  return rows
}

/**
 * Lists for each of the tickets the text that has most of the terms, and of several the newest. Not for those
 * whose subject, requester or customer alone has them.
 */
export async function listPassages(
  tx: Tx,
  tickets: Pick<ItemRow, 'id' | 'customerId' | 'requesterId'>[],
  terms: string[],
) {
  const { rows } = await sql<{ ticketId: string; isInternal: boolean; words: string }>`
    with searched as (select search_patterns(${terms}) as patterns)
    select distinct on (texts.ticket_id) texts.ticket_id, texts.is_internal, said.words
    from searched, unnest(
      ${tickets.map(({ customerId }) => customerId)}::uuid[],
      ${tickets.map(({ requesterId }) => requesterId)}::uuid[],
      ${tickets.map(({ id }) => id)}::uuid[]
    ) as wanted (customer_id, requester_id, ticket_id)
    join ticket_texts texts using (customer_id, requester_id, ticket_id)
    join tickets on tickets.customer_id = texts.customer_id and tickets.id = texts.ticket_id
    left join comments on comments.customer_id = texts.customer_id and comments.id = texts.part_id
    cross join lateral (
      select coalesce(comment_words(comments.kind, comments.content), tickets.description) as words
    ) said
    where texts.search_text ~ any (patterns)
      and (comments.id is not null or searched_words(tickets.description) ~ any (patterns))
    order by
      texts.ticket_id,
      (select count(*) from unnest(patterns) as pattern where texts.search_text ~ pattern) desc,
      texts.part_id desc`.execute(tx)
  return rows
}
