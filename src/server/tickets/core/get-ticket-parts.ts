import { MAX_PAGE_SIZE } from '#shared/limits.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { type CommentRow, findCommentPlace, listComments } from './comment-queries.ts'
import { listCommentAttachments, listTicketAttachments } from './attachment-queries.ts'
import { cutToPage } from './cut-to-page.ts'
import { listMailParts } from './mail-part-queries.ts'
import { type TicketRow } from './queries.ts'

/**
 * Reads what a ticket's page shows beside its fields: its files, its newest comments with their files, and
 * what mails have beside their text.
 */
export async function getTicketParts(tx: Tx, ticket: Pick<TicketRow, 'customerId' | 'id'>) {
  return withParts(tx, ticket, await listComments(tx, ticket, { limit: MAX_PAGE_SIZE }))
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
  return withParts(tx, ticket, comments)
}

/** Adds the files of the ticket and of these comments, of which a page is left, and what their mails have. */
export async function withParts(
  tx: Tx,
  ticket: Pick<TicketRow, 'customerId' | 'id'>,
  comments: CommentRow[],
) {
  const ofTicket = await listTicketAttachments(tx, ticket)
  const ids = comments.map(({ id }) => id)
  const ofComments =
    ids.length === 0 ? [] : await listCommentAttachments(tx, ticket.customerId, ids)
  const mails = await listMailParts(tx, ticket.customerId, [ticket.id, ...ids])
  return {
    comments: cutToPage(comments, mails),
    attachments: [...ofTicket, ...ofComments],
    mails,
  }
}
