import { type Insertable, sql } from 'kysely'

import { MAX_NOTICES_COUNTED } from '#shared/desk/endpoints.ts'
import { NOTICE_KINDS, type NoticeKind } from '#shared/desk/notices/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TicketKey } from '#server/tickets/core/queries.ts'

export async function insertNotices(
  tx: Tx,
  notices: Insertable<Tables['staffNotices']>[],
): Promise<void> {
  await tx.insertInto('staffNotices').values(notices).execute()
}

/** Adds a ticket to the unread notices of an act. Returns who has one. */
export async function addToNotices(tx: Tx, act: string, userIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    update staff_notices
    set data = data || jsonb_build_object('tickets', (data ->> 'tickets')::integer + 1)
    where user_id = any(${userIds}::uuid[]) and read_at is null and data ->> 'act' = ${act}
    returning user_id`.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** A person's notices, without those of deleted customers and of kinds that a later version tells of. */
function noticesOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('staffNotices')
    .innerJoin('customers', 'customers.id', 'staffNotices.customerId')
    .where('staffNotices.userId', '=', userId)
    .where('staffNotices.kind', 'in', NOTICE_KINDS)
    .where('customers.deletedAt', 'is', null)
}

/** Lists the newest first, or those that came before one. */
export function listNotices(
  tx: Tx,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
) {
  return noticesOf(tx, userId)
    .leftJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'staffNotices.customerId')
        .onRef('tickets.id', '=', 'staffNotices.ticketId'),
    )
    .select([
      'staffNotices.id',
      'staffNotices.kind',
      'staffNotices.actorName',
      'staffNotices.data',
      'staffNotices.createdAt',
      'staffNotices.readAt',
      'staffNotices.ticketId',
      'tickets.number',
      'tickets.subject',
      'customers.id as customerId',
      'customers.name as customerName',
      sql<boolean>`staff_notices.kind = 'near_due' and not ${isStillDue}`.as('isOver'),
    ])
    .$if(before !== undefined, (some) => some.where('staffNotices.id', '<', before ?? ''))
    .orderBy('staffNotices.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Counts up to 100. Tickets that are due soon are one together, as long as they are: the queue has each of them, and
 * what is meant for one person must not be lost among what is told to everybody.
 */
export async function countUnreadNotices(tx: Tx, userId: string): Promise<number> {
  const unread = noticesOf(tx, userId)
    .select((select) =>
      select
        .case()
        .when('staffNotices.kind', '=', 'near_due')
        .then('near_due')
        .else(sql<string>`staff_notices.id::text`)
        .end()
        .as('told'),
    )
    .distinct()
    .where('staffNotices.readAt', 'is', null)
    .where((where) => where.or([where('staffNotices.kind', '<>', 'near_due'), isStillDue]))
    .limit(MAX_NOTICES_COUNTED)
  const row = await tx
    .selectFrom(unread.as('unread'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The promise is neither kept nor another one by now. */
const isStillDue = sql<boolean>`exists (
  select from desk_tickets
  where desk_tickets.customer_id = staff_notices.customer_id
    and desk_tickets.ticket_id = staff_notices.ticket_id
    and closed_at is null
    and (staff_notices.data ->> 'dueAt')::timestamptz = case staff_notices.data ->> 'clock'
      when 'resolution' then case when resolved_at is null then resolution_due_at end
      else case when first_response_at is null then response_due_at end
    end
)`

/** Deletes a person's own notices up to one, read or not. */
export async function deleteNotices(
  tx: Tx,
  userId: string,
  { upTo }: { upTo: string },
): Promise<void> {
  await tx.deleteFrom('staffNotices').where('userId', '=', userId).where('id', '<=', upTo).execute()
}

type Which = { noticeIds?: string[]; ticketId?: string; upTo?: string }

/** Marks a person's own notices as read. What is read already keeps its instant. */
export async function markNoticesRead(
  tx: Tx,
  userId: string,
  { noticeIds, ticketId, upTo, at }: Which & { at: Date },
): Promise<void> {
  let unread = tx
    .updateTable('staffNotices')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
  if (noticeIds) unread = unread.where('id', 'in', noticeIds)
  // That one of many tickets is looked at says nothing of the others.
  if (ticketId)
    unread = unread
      .where('ticketId', '=', ticketId)
      .where(sql<boolean>`coalesce((data ->> 'tickets')::integer, 1) = 1`)
  if (upTo) unread = unread.where('id', '<=', upTo)
  await unread.execute()
}

/** Deletes notices of one kind that a person has not read yet, because a newer one says the same. */
export async function deleteUnread(
  tx: Tx,
  { customerId, id: ticketId }: TicketKey,
  { kind, userId }: { kind: NoticeKind; userId: string },
): Promise<void> {
  await tx
    .deleteFrom('staffNotices')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('readAt', 'is', null)
    .execute()
}

/** Finds who wrote a comment, and to whom its ticket is assigned. */
export function findReply(
  tx: Tx,
  { customerId, commentId }: { customerId: string; commentId: string },
) {
  return tx
    .selectFrom('comments')
    .innerJoin('deskTickets', (join) =>
      join
        .onRef('deskTickets.customerId', '=', 'comments.customerId')
        .onRef('deskTickets.ticketId', '=', 'comments.ticketId'),
    )
    .select(['authorId', 'authorName', 'isExternal', 'assigneeId'])
    .where('comments.customerId', '=', customerId)
    .where('comments.id', '=', commentId)
    .executeTakeFirst()
}

export async function deleteOldNotices(tx: Tx, until: Date): Promise<void> {
  await sql`delete from staff_notices where created_at < ${until}`.execute(tx)
}
