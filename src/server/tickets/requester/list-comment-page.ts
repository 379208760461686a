import type { Comment, CommentListQuery } from '#shared/tickets/contract.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { ticketNotFound } from '#server/tickets/changeable-ticket.ts'
import { presentComments } from '#server/tickets/present-ticket.ts'
import {
  findCommentPlace,
  findTicket,
  listCommentAttachments,
  listComments,
  type TicketRow,
} from '#server/tickets/queries.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Lists one page of the comments of a viewer's ticket, newest first. */
export function listCommentPage(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  ticketId: string,
  { limit, cursor }: CommentListQuery,
): Promise<{ comments: Comment[]; nextCursor: string | undefined }> {
  return asViewer(deps.db, viewer, async (tx) => {
    const ticket = await findTicket(tx, viewer.customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    const before = cursor === undefined ? undefined : await readCursor(tx, ticket, cursor)
    const rows = await listComments(tx, ticket, { limit: limit + 1, before })
    const page = rows.slice(0, limit)
    const ids = page.map(({ id }) => id)
    const attachments = await listCommentAttachments(tx, ticket.customerId, ids)
    return {
      comments: presentComments(page, attachments),
      nextCursor: rows.length > limit ? page.at(-1)?.id : undefined,
    }
  })
}

/** Reads a cursor. It is a comment's id, so that a page with some comments can ask for the older ones. */
async function readCursor(tx: Tx, ticket: TicketRow, cursor: string) {
  const place = UUID.test(cursor) ? await findCommentPlace(tx, ticket, cursor) : undefined
  if (place === undefined) {
    throw invalidInput({
      cursor: 'Take the cursor from the Link header of the page before, or the id of a comment',
    })
  }
  return place
}
