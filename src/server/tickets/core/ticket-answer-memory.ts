import type { CreateTicket } from '#shared/tickets/input.ts'
import type { Reply, Ticket } from '#shared/tickets/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { AnswerMemory } from '#server/platform/http/idempotency.ts'
import { getTicketPartsThrough } from './get-ticket-parts.ts'
import { ticketNotFound } from './changeable-ticket.ts'
import { mailOf, presentParts } from './present-ticket.ts'
import { findTicket } from './queries.ts'

type Fields = Omit<Ticket, 'description' | 'attachments' | 'comments' | 'mail'>

type KeptAnswer = {
  /** The fields as they were answered. Another change may have followed. */
  fields: Fields
  newestCommentId?: string | undefined
  /** Set when the newest comment is also answered on its own. */
  isReply: boolean
}

/**
 * Stores the answer to a change without the ticket's texts, which have rows of their own. A repeated
 * request reads them from there again, so it gets the description as it is by then.
 */
export function ticketAnswerMemory(
  tx: Tx,
  customerId: string,
  { description }: Partial<Pick<CreateTicket, 'description'>> = {},
): AnswerMemory<Reply, KeptAnswer> {
  return {
    keep({ ticket, comment }) {
      const { description: _, attachments: __, mail: ___, comments, ...fields } = ticket
      return { fields, newestCommentId: comments[0]?.id, isReply: comment !== undefined }
    },
    recall: async ({ fields, newestCommentId, isReply }) => {
      const row = await findTicket(tx, customerId, fields.id)
      if (!row) throw ticketNotFound()
      const parts = await getTicketPartsThrough(tx, row, newestCommentId)
      const ticket = {
        ...fields,
        description: description ?? row.description,
        ...presentParts(parts),
        ...mailOf(parts, row.id),
      }
      return isReply ? { ticket, comment: ticket.comments[0] } : { ticket }
    },
  }
}

/** Does the same as raise_ticket in the database. A repeated request brings the same description. */
export function newTicketMemory({
  description,
}: Pick<CreateTicket, 'description'>): AnswerMemory<Ticket, Omit<Ticket, 'description'>> {
  return {
    keep(ticket) {
      const { description: _, ...rest } = ticket
      return rest
    },
    recall: async (kept) => ({ ...kept, description }),
  }
}
