import { TICKET_STATUSES } from '#shared/tickets/values.ts'
import type { Comment, Ticket } from '#shared/tickets/contract.ts'

import { inKnownCase } from '#web/tickets/queries/known-case.ts'

/** As little of a ticket as the specification promises after a change, or all of it. */
export type TicketAnswer = { ticket?: Partial<Ticket>; comment?: Partial<Comment> }

/** The known ticket with what an answer has of it; what is missing stays as it was. */
export function mergeTicketAnswer(known: Ticket, { ticket, comment }: TicketAnswer): Ticket {
  // A whole ticket that is not confidential does not say so.
  const { confidential: _, ...rest } = known
  const kept = isWholeTicket(ticket) ? rest : known
  const given = inKnownCase({ ...kept, ...presentFields(ticket ?? {}) })
  const hasComments = ticket?.comments !== undefined
  const comments = hasComments ? given.comments : withComment(known, comment)
  const addedCount = comments.length - known.comments.length
  return {
    ...given,
    status: TICKET_STATUSES.includes(given.status) ? given.status : known.status,
    updatedAt: ticket?.updatedAt ?? comment?.createdAt ?? known.updatedAt,
    comments,
    commentCount: ticket?.commentCount ?? known.commentCount + Math.max(addedCount, 0),
  }
}

/** Returns false when the rest has to be read again. */
export function isWholeTicket(ticket: Partial<Ticket> | undefined): ticket is Ticket {
  return ticket?.id !== undefined && ticket.comments !== undefined && ticket.sla !== undefined
}

function presentFields(ticket: Partial<Ticket>): Partial<Ticket> {
  return Object.fromEntries(Object.entries(ticket).filter(([, value]) => value !== undefined))
}

function withComment(known: Ticket, comment: Partial<Comment> | undefined): Comment[] {
  if (comment?.id === undefined || comment.content === undefined) return known.comments
  const added = {
    createdAt: known.updatedAt,
    isAgent: false,
    isSystem: false,
    authorName: '',
    attachments: [],
    ...comment,
    id: comment.id,
    content: comment.content,
  }
  return [added, ...known.comments.filter(({ id }) => id !== added.id)]
}
