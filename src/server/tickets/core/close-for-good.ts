import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import type { ResolutionCode } from '#shared/tickets/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { addComment } from './add-comment.ts'
import type { Actor } from './audience.ts'
import type { TicketChange } from './change-ticket.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'

type Closing = {
  by: Actor
  resolutionCode: ResolutionCode
  at: Date
  /** The closer's own words, where they have no event of their own. */
  commentId?: string | undefined
}

/**
 * Adds the system's comment that says who closed the ticket and why, and returns the change that
 * closes it. Call it after the closer's own comment: its later id places it above in a list with the
 * newest first.
 */
export async function closeForGood(
  tx: Tx,
  ticket: ChangeableTicket,
  { by, resolutionCode, at, commentId }: Closing,
): Promise<TicketChange> {
  const content = {
    code: 'closedBecause' as const,
    by: by.viewer.name,
    resolution: resolutionCode,
  }
  await addComment(tx, ticket, { by: 'system', content, at })
  return {
    set: {
      status: 'Closed',
      closedAt: at,
      resolutionCode,
      resolutionMinutes: businessMinutesBetween(ticket.createdAt, at, ticket.timeZone),
    },
    event: { type: 'closed', data: { resolutionCode, ...(commentId && { commentId }) } },
  }
}
