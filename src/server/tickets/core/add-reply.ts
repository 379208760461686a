import type { Comment } from '#shared/tickets/contract.ts'
import type { TicketStatus } from '#shared/tickets/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { addComment } from './add-comment.ts'
import type { Author } from './audience.ts'
import { applyChange, type ChangedTicket } from './change-ticket.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import { firstResponse } from './sla-clock.ts'

type Reply = {
  by: Author
  /** Sanitized HTML from an agent, plain text from others. */
  content: string
  /** When it was written. */
  at: Date
  /** When the ticket changes, where the reply was written earlier, elsewhere. */
  changedAt?: Date
  files?: ReceivedFile[]
  /** Next status. Left out to keep the present one. */
  status?: TicketStatus
  /** With Pending: the requester is waited for. */
  waits?: true | undefined
}

/**
 * Adds what a person wrote to a locked ticket, for both sides to read. An agent's first reply stops
 * the response clock.
 */
export async function addReply(
  tx: Tx,
  ticket: ChangeableTicket,
  { by, content, at, changedAt = at, files = [], status, waits }: Reply,
): Promise<ChangedTicket & { comment: Comment }> {
  const comment = await addComment(tx, ticket, { by, content, at, files })
  const change = {
    set: { ...(status && { status }), ...(by.byAgent && firstResponse(ticket, at)) },
    newComments: 1,
    event: {
      type: 'replied' as const,
      at,
      data: { commentId: comment.id, ...(waits && status === 'Pending' && { waits }) },
    },
  }
  const { ticket: changed } = await applyChange(tx, ticket, change, { by, at: changedAt })
  return { ticket: changed, comment }
}
