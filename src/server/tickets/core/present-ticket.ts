import type { Attachment, Comment, Ticket, TicketListItem } from '#shared/tickets/contract.ts'

import type { AttachmentRow } from './attachment-queries.ts'
import type { CommentRow } from './comment-queries.ts'
import type { MailPartRow } from './mail-part-queries.ts'
import type { TicketRow } from './queries.ts'

/** Parts of a ticket besides its fields. */
export type Parts = {
  comments: CommentRow[]
  attachments: AttachmentRow[]
  mails: MailPartRow[]
}

export function presentTicket(
  ticket: Pick<TicketRow, 'raisedBy'> & { listed: TicketListItem },
  parts: Parts,
): Ticket {
  return {
    ...ticket.listed,
    ...presentParts(parts),
    ...mailOf(parts, ticket.listed.id),
    ...raisedByOf(ticket),
  }
}

export function raisedByOf({ raisedBy }: Pick<TicketRow, 'raisedBy'>): Pick<Ticket, 'raisedBy'> {
  return raisedBy === null ? {} : { raisedBy }
}

export function presentParts(parts: Parts): Pick<Ticket, 'attachments' | 'comments'> {
  return {
    attachments: parts.attachments.filter((file) => file.commentId === null).map(presentAttachment),
    comments: presentComments(parts),
  }
}

export function presentComments(parts: Parts): Comment[] {
  return parts.comments.map((comment) => presentCommentOf(parts, comment))
}

/** Presents one of the comments that were read. */
export function presentCommentOf(parts: Parts, comment: CommentRow): Comment {
  const files = parts.attachments.filter((file) => file.commentId === comment.id)
  return { ...presentComment(comment, files), ...mailOf(parts, comment.id) }
}

/** Returns the content of a mail besides its text, for the comment or the ticket that it became. */
export function mailOf({ mails }: Pick<Parts, 'mails'>, partId: string): Pick<Comment, 'mail'> {
  const mail = mails.find((part) => part.partId === partId)?.mail
  return mail ? { mail } : {}
}

export function presentComment(comment: CommentRow, attachments: AttachmentRow[]): Comment {
  return {
    id: comment.id,
    content: comment.content,
    createdAt: comment.createdAt.toISOString(),
    isAgent: comment.kind === 'agent',
    isSystem: comment.kind === 'system',
    authorName: comment.authorName,
    ...(comment.isExternal && { isExternal: comment.isExternal }),
    ...(comment.isOfColleague && { isOfColleague: comment.isOfColleague }),
    attachments: attachments.map(presentAttachment),
    ...(comment.said && { said: comment.said }),
  }
}

/** As `attachment_json` of the database does. */
function presentAttachment(file: AttachmentRow): Attachment {
  const { id, filename, sizeBytes: size, storageKey } = file
  if (storageKey !== null) return { id, filename, size }
  return { id, filename, size, url: `/api/hubspot-files/${id}` }
}
