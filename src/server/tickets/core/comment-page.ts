import type { CommentListQuery } from '#shared/tickets/contract.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Conversation, findCommentPlace, listComments } from './comment-queries.ts'
import { listCommentAttachments } from './attachment-queries.ts'
import { cutToPage } from './cut-to-page.ts'
import { listMailParts } from './mail-part-queries.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads one page of the comments that the transaction's role sees, newest first, with their files. */
export async function readCommentPage(
  tx: Tx,
  ticket: Conversation,
  { limit, cursor }: CommentListQuery,
) {
  const before = cursor === undefined ? undefined : await readCursor(tx, ticket, cursor)
  const rows = await listComments(tx, ticket, { limit: limit + 1, before })
  const ids = rows.map(({ id }) => id)
  const mails = await listMailParts(tx, ticket.customerId, ids)
  const comments = cutToPage(rows.slice(0, limit), mails)
  return {
    comments,
    attachments: await listCommentAttachments(tx, ticket.customerId, ids),
    mails,
    nextCursor: rows.length > comments.length ? comments.at(-1)?.id : undefined,
  }
}

/** Reads a cursor. It is a comment's id, so that a page with some comments can ask for the older ones. */
async function readCursor(tx: Tx, ticket: Conversation, cursor: string) {
  const place = UUID.test(cursor) ? await findCommentPlace(tx, ticket, cursor) : undefined
  if (place === undefined) {
    throw invalidInput({
      cursor: (words) => words.tickets.unknownComment,
    })
  }
  return place
}
