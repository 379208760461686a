import { MAX_PAGE_SIZE } from '#shared/limits.ts'

import type { Tx } from '#server/platform/db/client.ts'
import {
  type CommentRow,
  findCommentPlace,
  listCommentAttachments,
  listComments,
  listTicketAttachments,
  type TicketRow,
} from './queries.ts'

/**
 * Reads what a ticket's page shows beside its fields: its files, and its newest comments with their
 * files.
 */
export async function getTicketParts(tx: Tx, ticket: Pick<TicketRow, 'customerId' | 'id'>) {
  return withAttachments(tx, ticket, await listComments(tx, ticket, { limit: MAX_PAGE_SIZE }))
}

/** Reads the same as of when this comment was the newest. Comments and files never change. */
export async function getTicketPartsThrough(
  tx: Tx,
  ticket: Pick<TicketRow, 'customerId' | 'id'>,
  newestCommentId: string | undefined,
) {
  const through =
    newestCommentId === undefined ? undefined : await findCommentPlace(tx, ticket, newestCommentId)
  const comments = through ? await listComments(tx, ticket, { limit: MAX_PAGE_SIZE, through }) : []
  return withAttachments(tx, ticket, comments)
}

/** Adds the files of the ticket and of these comments. */
export async function withAttachments(
  tx: Tx,
  ticket: Pick<TicketRow, 'customerId' | 'id'>,
  comments: CommentRow[],
) {
  const ofTicket = await listTicketAttachments(tx, ticket)
  const ids = comments.map(({ id }) => id)
  const ofComments =
    ids.length === 0 ? [] : await listCommentAttachments(tx, ticket.customerId, ids)
  return { comments, attachments: [...ofTicket, ...ofComments] }
}
