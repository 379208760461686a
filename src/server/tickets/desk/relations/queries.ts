import { type Insertable, sql } from 'kysely'

import type { LinkKind } from '#shared/desk/relations/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { ChangeableTicket } from '#server/tickets/core/changeable-ticket.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'

export type DeskKey = { customerId: string; ticketId: string }

/** Lists snoozed tickets whose moment has come, the earliest first. */
export function listDueToWake(
  tx: Tx,
  { at, limit }: { at: Date; limit: number },
): Promise<DeskKey[]> {
  return tx
    .selectFrom('deskTickets')
    .select(['customerId', 'ticketId'])
    .where('wakesAt', '<=', at)
    .orderBy('wakesAt')
    .limit(limit)
    .execute()
}

/** Ends the snoozing of a locked ticket, with `isDue` only if its moment has come. Returns whether it did. */
export async function wakeTicketRow(
  tx: Tx,
  { customerId, ticketId }: DeskKey,
  { at, isDue = false }: { at: Date; isDue?: boolean },
): Promise<boolean> {
  const result = await tx
    .updateTable('deskTickets')
    .set({ snoozedAt: null, wakesAt: null, changedAt: at })
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('snoozedAt', 'is not', null)
    .$if(isDue, (query) => query.where('wakesAt', '<=', at))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Marks that something changed of which only staff know. */
export async function touchDeskTicket(
  tx: Tx,
  { customerId, ticketId }: DeskKey,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('deskTickets')
    .set({ changedAt: at })
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .execute()
}

export function findSnooze(tx: Tx, { customerId, ticketId }: DeskKey) {
  return tx
    .selectFrom('deskTickets')
    .select(['snoozedAt', 'wakesAt'])
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .executeTakeFirstOrThrow()
}

export async function insertMerge(tx: Tx, merge: Insertable<Tables['ticketMerges']>) {
  await tx.insertInto('ticketMerges').values(merge).execute()
}

export async function deleteMerge(tx: Tx, { customerId, ticketId }: DeskKey): Promise<void> {
  await tx
    .deleteFrom('ticketMerges')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .execute()
}

/** Leaves a comment to the staff alone. */
export async function hideComment(
  tx: Tx,
  { customerId, commentId }: { customerId: string; commentId: string },
): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ isInternal: true })
    .where('customerId', '=', customerId)
    .where('id', '=', commentId)
    .execute()
}

export async function insertLink(
  tx: Tx,
  from: DeskKey,
  to: DeskKey,
  link: { kind: LinkKind; createdAt: Date },
): Promise<void> {
  const other = { toCustomerId: to.customerId, toTicketId: to.ticketId }
  await tx
    .insertInto('ticketLinks')
    .values({ ...from, ...other, ...link })
    .execute()
}

/** Deletes the link of two tickets, stored at either of them. Returns whether there was one. */
export async function deleteLink(tx: Tx, one: DeskKey, two: DeskKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('ticketLinks')
    .where((where) =>
      where.or([
        where.and({ ...one, toCustomerId: two.customerId, toTicketId: two.ticketId }),
        where.and({ ...two, toCustomerId: one.customerId, toTicketId: one.ticketId }),
      ]),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Finds which of these comments are the ticket's own and of a person. */
export function listMovable(
  tx: Tx,
  { customerId, id }: Pick<TicketRow, 'customerId' | 'id'>,
  commentIds: string[],
) {
  return tx
    .selectFrom('comments')
    .select(['id', 'isInternal'])
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .where('kind', '<>', 'system')
    .where(sql<boolean>`id = any(${commentIds}::uuid[])`)
    .execute()
}

/** Since when the requester waits for an answer to some comments of a ticket; null where they have one. */
export async function findWaitingSince(
  tx: Tx,
  { customerId, id }: Pick<TicketRow, 'customerId' | 'id'>,
  commentIds: string[],
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(created_at) as since
    from comments
    where customer_id = ${customerId} and ticket_id = ${id} and id = any(${commentIds}::uuid[])
      and kind = 'requester' and not exists (
        select from comments answer
        where answer.customer_id = comments.customer_id and answer.ticket_id = comments.ticket_id
          and answer.kind = 'agent' and not answer.is_internal and answer.created_at >= comments.created_at
      )`.execute(tx)
  return rows[0]?.since ?? null
}

/** Moves comments with their files between two locked tickets. */
export async function moveComments(
  tx: Tx,
  { customerId }: ChangeableTicket,
  commentIds: string[],
  { id: ticketId }: ChangeableTicket,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ ticketId })
    .where('customerId', '=', customerId)
    .where(sql<boolean>`id = any(${commentIds}::uuid[])`)
    .execute()
  await tx
    .updateTable('attachments')
    .set({ ticketId })
    .where('customerId', '=', customerId)
    .where(sql<boolean>`comment_id = any(${commentIds}::uuid[])`)
    .execute()
  await tx
    .updateTable('mailParts')
    .set({ ticketId })
    .where('customerId', '=', customerId)
    .where(sql<boolean>`part_id = any(${commentIds}::uuid[])`)
    .execute()
}

/** Finds a customer that is there, and locks it against another who writes its brief. */
export function lockCustomerOfBrief(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', customerId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function saveBrief(tx: Tx, brief: Insertable<Tables['customerBriefs']>) {
  await tx
    .insertInto('customerBriefs')
    .values(brief)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(brief))
    .execute()
}
