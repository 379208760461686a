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
  /** The work begins again: the closing counts, and the clock of the resolution stays ended. */
  verdictStands?: boolean
  /** System comment about it. */
  line?: SystemText
  /** How many comments were added that the customer sees, less those that were hidden. */
  newComments?: number
}

/** Opens a locked ticket again: as if it had not been closed, unless the verdict of the closing stands. */
export async function reopenTicket(
  tx: Tx,
  ticket: ChangeableTicket,
  { by, at, status, verdictStands = false, line, newComments = 0 }: Reopening,
): Promise<ChangedTicket> {
  if (line) await addComment(tx, ticket, { by: 'system', content: line, at })
  const change = {
    set: {
      status,
      closedAt: null,
      resolutionCode: null,
      ...(verdictStands
        ? { resolvedAt: ticket.resolvedAt ?? ticket.closedAt }
        : { resolutionMinutes: ticket.resolvedAt && ticket.resolutionMinutes }),
    },
    newComments: newComments + (line ? 1 : 0),
    event: { type: 'reopened' as const, ...(verdictStands && { data: { verdictStands } }) },
  }
  return applyChange(tx, ticket, change, { by, at })
}
