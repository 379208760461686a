import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import type { Priority, SortDirection, TicketSort, TicketStatus } from '#shared/tickets/values.ts'

import type { TenantUser } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Position } from './ticket-cursor.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'

export type TicketRow = Selectable<Tables['tickets']>
export type CommentRow = Selectable<Tables['comments']>
export type AttachmentRow = Selectable<Tables['attachments']>

export type TicketFilter = {
  status?: TicketStatus
  priority?: Priority
  /** Words that the subject or the description must contain. */
  q?: string
  /** A ticket to list beside those with the words. */
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

/** Selects a ticket as lists present it at this instant. The only place that does. */
function ticketJson(now: Date) {
  return sql<string>`listed_ticket_json(
    customer_id, id, fields_json, first_response_at, response_due_at, closed_at, resolution_due_at, ${now}
  )`.as('json')
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
  if (filter.q) {
    // Use `offset 0` so that texts are looked up in the order of the list, which stops when the page is full.
    const isNamed = filter.orId ? sql`tickets.id = ${filter.orId}::uuid or` : sql``
    query = query.where(sql<boolean>`(${isNamed} exists (
      select from ticket_texts
      where ticket_texts.customer_id = tickets.customer_id
        and ticket_texts.requester_id = tickets.requester_id
        and ticket_texts.ticket_id = tickets.id
        and text_has(search_text, ${filter.q})
      offset 0))`)
  }
  return query
}

/** Returns the ids of the viewer's tickets with these words, unordered, at most `atMost` of them. */
export async function findTicketIds(
  tx: Tx,
  words: string,
  { atMost }: { atMost: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from find_own_tickets(${words}, ${atMost}) as found (id)`.execute(tx)
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
    ticketJson(now),
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
  // Ask for each status by itself, so that the index of changes is read and not the table.
  const { rows } = await sql<{ id: string; updatedAt: Date }>`
    select changed.ticket_id as id, changed.changed_at as updated_at
    from (values ('Open'), ('Pending'), ('Closed')) statuses (status),
    lateral (
      select ticket_id, changed_at from desk_tickets
      where desk_tickets.status = statuses.status and changed_at > ${since}
      order by changed_at, ticket_id limit ${atMost}
    ) changed
    order by changed.changed_at, changed.ticket_id limit ${atMost}`.execute(tx)
  return rows
}

export async function countTickets(tx: Tx, viewer: Viewer, filter: TicketFilter): Promise<number> {
  const row = await ownTickets(tx, viewer, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export function findTicket(
  tx: Tx,
  customerId: string,
  ticketId: string,
): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', ticketId)
    .executeTakeFirst()
}

/** Locks the ticket until the transaction ends, so that a reply and a close cannot interleave. */
export function lockTicket(
  tx: Tx,
  customerId: string,
  ticketId: string,
): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst()
}

/** Reads a ticket as lists present it. */
export function findListedTicket(
  tx: Tx,
  { customerId, ticketId }: { customerId: string; ticketId: string },
  now: Date,
): Promise<WrittenTicket | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .select(ticketJson(now))
    .where('customerId', '=', customerId)
    .where('id', '=', ticketId)
    .executeTakeFirst()
}

type CommentPlace = Pick<CommentRow, 'createdAt' | 'id'>

/** Lists comments, newest first: up to and including the one at `through`, or only those `before` or `after` one. */
export function listComments(
  tx: Tx,
  ticket: Pick<TicketRow, 'customerId' | 'id'>,
  {
    limit,
    through,
    before,
    after,
  }: { limit: number; through?: CommentPlace; before?: CommentPlace; after?: CommentPlace },
): Promise<CommentRow[]> {
  const edge = through ?? before ?? after
  const comparison = through ? sql`<=` : before ? sql`<` : sql`>`
  return tx
    .selectFrom('comments')
    .selectAll()
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .$if(edge !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) ${comparison} (${edge?.createdAt}::timestamptz, ${edge?.id}::uuid)`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findCommentPlace(
  tx: Tx,
  ticket: Pick<TicketRow, 'customerId' | 'id'>,
  commentId: string,
): Promise<CommentPlace | undefined> {
  return tx
    .selectFrom('comments')
    .select(['createdAt', 'id'])
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .where('id', '=', commentId)
    .executeTakeFirst()
}

/** Lists the files of the ticket itself, not those of its comments. */
export function listTicketAttachments(
  tx: Tx,
  ticket: Pick<TicketRow, 'customerId' | 'id'>,
): Promise<AttachmentRow[]> {
  return tx
    .selectFrom('attachments')
    .selectAll()
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .where('commentId', 'is', null)
    .orderBy('createdAt')
    .orderBy('position')
    .execute()
}

export function listCommentAttachments(
  tx: Tx,
  customerId: string,
  commentIds: string[],
): Promise<AttachmentRow[]> {
  return tx
    .selectFrom('attachments')
    .selectAll()
    .where('customerId', '=', customerId)
    .where(sql<boolean>`comment_id = any(${commentIds}::uuid[])`)
    .orderBy('createdAt')
    .orderBy('position')
    .execute()
}

export function findAttachment(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  return tx
    .selectFrom('attachments')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds a file of any customer's ticket, for staff. Those of a deleted customer are missing. */
export function findAttachmentAtDesk(tx: Tx, id: string): Promise<AttachmentRow | undefined> {
  return tx
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', id)
    .where(
      sql<boolean>`exists (
        select from customers where customers.id = attachments.customer_id and deleted_at is null
      )`,
    )
    .executeTakeFirst()
}

export function listEvents(tx: Tx, ticket: Pick<TicketRow, 'customerId' | 'id'>) {
  return tx
    .selectFrom('ticketEvents')
    .selectAll()
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function listCategoryIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('categories')
    .select('id')
    .where('retired', '=', false)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.id)
}

/** Falls back to the id when the category has no name. */
export function listNamedCategories(tx: Tx, { retired }: { retired?: 'include' | undefined }) {
  return tx
    .selectFrom('categories')
    .select((select) => ['id', select.fn.coalesce('name', 'id').as('name')])
    .$if(retired !== 'include', (query) => query.where('retired', '=', false))
    .orderBy('position')
    .execute()
}

/** A ticket that was just inserted or updated, with its JSON. */
export type WrittenTicket = TicketRow & { json: string }

export function insertTicket(
  tx: Tx,
  ticket: Insertable<Tables['tickets']> & { createdAt: Date },
): Promise<WrittenTicket> {
  return tx
    .insertInto('tickets')
    .values(ticket)
    .returningAll()
    .returning(ticketJson(ticket.createdAt))
    .executeTakeFirstOrThrow()
}

export function updateTicket(
  tx: Tx,
  ticket: ChangeableTicket,
  changes: Updateable<Tables['tickets']> & { updatedAt: Date },
): Promise<WrittenTicket> {
  return tx
    .updateTable('tickets')
    .set(changes)
    .where('customerId', '=', ticket.customerId)
    .where('id', '=', ticket.id)
    .returningAll()
    .returning(ticketJson(changes.updatedAt))
    .executeTakeFirstOrThrow()
}

export function insertComment(
  tx: Tx,
  { customerId, id: ticketId }: ChangeableTicket,
  comment: Omit<Insertable<Tables['comments']>, 'customerId' | 'ticketId'>,
): Promise<CommentRow> {
  return tx
    .insertInto('comments')
    .values({ ...comment, customerId, ticketId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function insertAttachments(
  tx: Tx,
  attachments: Insertable<Tables['attachments']>[],
): Promise<AttachmentRow[]> {
  return tx.insertInto('attachments').values(attachments).returningAll().execute()
}

export async function insertEvent(
  tx: Tx,
  event: Insertable<Tables['ticketEvents']>,
): Promise<void> {
  await tx.insertInto('ticketEvents').values(event).execute()
}

export type TicketKey = Pick<TicketRow, 'customerId' | 'id'>

/**
 * Rewrites the stored JSON of up to `atMost` tickets after `after` in its current shape. Returns the
 * last of them, or undefined when there are no more.
 */
export async function renewTicketJson(
  tx: Tx,
  after: TicketKey,
  atMost: number,
): Promise<TicketKey | undefined> {
  const { rows } = await sql<TicketKey>`
    select * from renew_ticket_json(${after.customerId}, ${after.id}, ${atMost})`.execute(tx)
  return rows[0]
}

export type RaisedTicket = Pick<
  TicketRow,
  | 'id'
  | 'subject'
  | 'description'
  | 'priority'
  | 'categories'
  | 'createdAt'
  | 'timeZone'
  | 'responseDueAt'
  | 'resolutionDueAt'
>

type RaiseOutcome = {
  outcome: 'created' | 'unknown_category' | 'under_way' | 'mismatch'
  /** The ticket as JSON, or the category that does not exist. */
  answer: string
}

/** Calls raise_ticket (platform/db/functions/raise-ticket.sql), which always returns one row. */
export async function callRaiseTicket(
  db: Db,
  viewer: Pick<Viewer, 'customerId' | 'userId'>,
  ticket: RaisedTicket,
  { eventId, idempotency }: { eventId: string; idempotency: Idempotency | undefined },
): Promise<RaiseOutcome> {
  const { rows } = await sql<RaiseOutcome>`
    select * from raise_ticket(
      ${viewer.customerId}, ${viewer.userId}, ${ticket.createdAt}, ${ticket.id}, ${ticket.subject},
      ${ticket.description}, ${ticket.priority}, ${[...new Set(ticket.categories)]}, ${ticket.timeZone},
      ${ticket.responseDueAt}, ${ticket.resolutionDueAt}, ${eventId}, ${idempotency?.endpoint},
      ${idempotency?.key}, ${idempotency?.fingerprint}
    )`.execute(db)
  return rows[0]!
}
