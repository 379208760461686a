import type { SystemText } from '#shared/tickets/system-text.ts'
import type { ResolutionCode } from '#shared/tickets/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { addComment } from './add-comment.ts'
import type { Author } from './audience.ts'
import { applyChange, type ChangedTicket, type TicketChange } from './change-ticket.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'

type Closing = {
  by: Author
  /** When it was closed. */
  at: Date
  /** When the ticket changes, where it was closed earlier, elsewhere. */
  changedAt?: Date
  resolutionCode?: ResolutionCode | undefined
  /** System comment about it, unless another comment explains it. */
  line?: SystemText | null
  /** The closer's own words, where they have no event of their own. */
  commentId?: string | undefined
  /** Further changes of the closing. */
  set?: TicketChange['set'] | undefined
  /** How many comments were added before that the customer sees. */
  newComments?: number
}

/**
 * Closes a locked ticket, for any closer, and adds the system's comment that says by whom and why. Call it
 * after the closer's own comment: its later id sorts it above in a list with the newest first.
 */
export async function closeTicket(
  tx: Tx,
  ticket: ChangeableTicket,
  {
    by,
    at,
    changedAt = at,
    resolutionCode,
    line = lineOf(by, resolutionCode),
    commentId,
    set,
    newComments = 0,
  }: Closing,
): Promise<ChangedTicket> {
  if (line) await addComment(tx, ticket, { by: 'system', content: line, at })
  const change: TicketChange = {
    set: {
      ...set,
      status: 'Closed',
      closedAt: at,
      ...(resolutionCode && { resolutionCode }),
    },
    newComments: newComments + (line ? 1 : 0),
    event: {
      type: 'closed',
      at,
      data: { ...(resolutionCode && { resolutionCode }), ...(commentId && { commentId }) },
    },
  }
  return applyChange(tx, ticket, change, { by, at: changedAt })
}

function lineOf(
  { viewer: { name: by } }: Author,
  resolution: ResolutionCode | undefined,
): SystemText {
  return resolution ? { code: 'closedBecause', by, resolution } : { code: 'closed', by }
}
