import type { Attachment, Comment, Ticket, TicketListItem } from '#shared/tickets/contract.ts'

import type { AttachmentRow, CommentRow } from './queries.ts'

/**
 * Parses a ticket of a list. The database writes it in the shape of the contract, and route()
 * checks it.
 */
export function readListItem({ json }: { json: string }): TicketListItem {
  return JSON.parse(json) as TicketListItem
}

export function presentTicket(
  ticket: { json: string },
  parts: { comments: CommentRow[]; attachments: AttachmentRow[] },
): Ticket {
  return { ...readListItem(ticket), ...presentParts(parts) }
}

export function presentParts(parts: {
  comments: CommentRow[]
  attachments: AttachmentRow[]
}): Pick<Ticket, 'attachments' | 'comments'> {
  return {
    attachments: parts.attachments.filter((file) => file.commentId === null).map(presentAttachment),
    comments: presentComments(parts.comments, parts.attachments),
  }
}

export function presentComments(comments: CommentRow[], attachments: AttachmentRow[]): Comment[] {
  return comments.map((comment) =>
    presentComment(
      comment,
      attachments.filter((file) => file.commentId === comment.id),
    ),
  )
}

export function presentComment(comment: CommentRow, attachments: AttachmentRow[]): Comment {
  return {
    id: comment.id,
    content: comment.content,
    createdAt: comment.createdAt.toISOString(),
    isAgent: comment.kind === 'agent',
    isSystem: comment.kind === 'system',
    authorName: comment.authorName,
    attachments: attachments.map(presentAttachment),
  }
}

function presentAttachment(file: AttachmentRow): Attachment {
  return { id: file.id, filename: file.filename, size: file.sizeBytes }
}
