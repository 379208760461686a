import type { CreateTicket } from '#shared/tickets/input.ts'
import type { Reply, Ticket } from '#shared/tickets/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { AnswerMemory } from '#server/platform/http/idempotency.ts'
import { getTicketPartsThrough } from './get-ticket-parts.ts'
import { ticketNotFound } from './changeable-ticket.ts'
import { presentParts } from './present-ticket.ts'
import { findTicket } from './queries.ts'

type Fields = Omit<Ticket, 'description' | 'attachments' | 'comments'>

type KeptAnswer = {
  /** As they were answered: another change may have followed. */
  fields: Fields
  newestCommentId?: string | undefined
  /** The newest comment is answered by itself as well. */
  isReply: boolean
}

/**
 * Keeps what a change answered of its ticket without the texts, which are in their own rows already.
 * They are read from there again; a description that somebody has corrected since is the corrected one.
 */
export function ticketAnswerMemory(
  tx: Tx,
  customerId: string,
  { description }: Partial<Pick<CreateTicket, 'description'>> = {},
): AnswerMemory<Reply, KeptAnswer> {
  return {
    keep({ ticket, comment }) {
      const { description: _, attachments: __, comments, ...fields } = ticket
      return { fields, newestCommentId: comments[0]?.id, isReply: comment !== undefined }
    },
    recall: async ({ fields, newestCommentId, isReply }) => {
      const row = await findTicket(tx, customerId, fields.id)
      if (!row) throw ticketNotFound()
      const parts = presentParts(await getTicketPartsThrough(tx, row, newestCommentId))
      const ticket = { ...fields, description: description ?? row.description, ...parts }
      return isReply ? { ticket, comment: ticket.comments[0] } : { ticket }
    },
  }
}

/** As raise_ticket of the database does. The same request has the same description. */
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
