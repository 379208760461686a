import type { SystemText } from '#shared/tickets/system-text.ts'
import type { TicketStatus } from '#shared/tickets/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { addComment } from './add-comment.ts'
import type { Author } from './audience.ts'
import { applyChange, type ChangedTicket } from './change-ticket.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'

type Reopening = {
  by: Author
  at: Date
  status: TicketStatus
  /** System comment about it. */
  line?: SystemText
  /** How many comments were added that the customer sees, less those that were hidden. */
  newComments?: number
}

/** Opens a locked ticket again, as if it had not been closed. */
export async function reopenTicket(
  tx: Tx,
  ticket: ChangeableTicket,
  { by, at, status, line, newComments = 0 }: Reopening,
): Promise<ChangedTicket> {
  if (line) await addComment(tx, ticket, { by: 'system', content: line, at })
  const change = {
    set: { status, closedAt: null, resolutionCode: null, resolutionMinutes: null },
    newComments: newComments + (line ? 1 : 0),
    event: { type: 'reopened' as const },
  }
  return applyChange(tx, ticket, change, { by, at })
}
