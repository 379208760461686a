import type { DeskComment } from '#shared/desk/contract.ts'

import { presentComment } from '#server/tickets/present-ticket.ts'
import type { AttachmentRow, CommentRow } from '#server/tickets/queries.ts'

/** Presents comments as only staff see them, notes among them. */
export function presentDeskComments({
  comments,
  attachments,
}: {
  comments: CommentRow[]
  attachments: AttachmentRow[]
}): DeskComment[] {
  return comments.map((comment) => ({
    ...presentComment(
      comment,
      attachments.filter((file) => file.commentId === comment.id),
    ),
    isInternal: comment.isInternal,
  }))
}
