import type { Comment, CommentListQuery } from '#shared/tickets/contract.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { readCommentPage } from '#server/tickets/core/comment-page.ts'
import { presentComments } from '#server/tickets/core/present-ticket.ts'
import { findTicket } from '#server/tickets/core/queries.ts'

/** Lists one page of the comments of a viewer's ticket, newest first. */
export function listCommentPage(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  ticketId: string,
  query: CommentListQuery,
): Promise<{ comments: Comment[]; nextCursor: string | undefined }> {
  return asViewer(deps.db, viewer, async (tx) => {
    const ticket = await findTicket(tx, viewer.customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    const page = await readCommentPage(tx, ticket, query)
    return { comments: presentComments(page), nextCursor: page.nextCursor }
  })
}
