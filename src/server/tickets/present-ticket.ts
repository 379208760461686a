import { slaStatuses } from '#shared/sla/sla.ts'
import type { Attachment, Comment, Ticket, TicketListItem } from '#shared/tickets/contract.ts'

import type { AttachmentRow, CommentRow, TicketRow } from './queries.ts'

/** As ticket_json of platform/db/functions/ticket-json.sql does for lists. */
function presentListItem(ticket: TicketRow, now: Date): TicketListItem {
  const statuses = slaStatuses({ ...ticket, now })
  return {
    id: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    description: ticket.description,
    priority: ticket.priority,
    status: ticket.status,
    categories: ticket.categories,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    closedAt: ticket.closedAt?.toISOString() ?? null,
    resolutionCode: ticket.resolutionCode,
    commentCount: ticket.commentCount,
    sla: {
      firstResponseTime: ticket.firstResponseMinutes,
      resolutionTime: ticket.resolutionMinutes,
      ...statuses,
      responseDueAt: ticket.responseDueAt.toISOString(),
      resolutionDueAt: ticket.resolutionDueAt.toISOString(),
    },
  }
}

export function presentTicket(
  ticket: TicketRow,
  parts: { comments: CommentRow[]; attachments: AttachmentRow[] },
  now: Date,
): Ticket {
  return { ...presentListItem(ticket, now), ...presentParts(parts) }
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
