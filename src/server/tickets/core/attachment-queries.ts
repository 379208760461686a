import { type Insertable, type Selectable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { TicketRow } from './queries.ts'

export type AttachmentRow = Selectable<Tables['attachments']>

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

export function insertAttachments(
  tx: Tx,
  attachments: Insertable<Tables['attachments']>[],
): Promise<AttachmentRow[]> {
  return tx.insertInto('attachments').values(attachments).returningAll().execute()
}
