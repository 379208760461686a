import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import type { CloseTicket } from '#shared/tickets/input.ts'
import { RESOLUTION_LABELS } from '#shared/tickets/values.ts'

import type { Deps } from '#server/deps.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import { sizeOf } from '#server/usage/within-limits.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { addComment } from '#server/tickets/add-comment.ts'
import { changeOwnTicket } from './change-own-ticket.ts'

/**
 * Closes a ticket for good. Adds the requester's closing comment, and one of the system with the
 * reason.
 */
export function closeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { ticketId, resolutionCode, additionalComment }: CloseTicket & { ticketId: string },
  { idempotency }: { idempotency?: Idempotency } = {},
) {
  const options = { idempotency, bytes: sizeOf(additionalComment ?? '') }
  return changeOwnTicket(deps, viewer, ticketId, options, async ({ tx, ticket, actor, at }) => {
    // Add the system's comment last: its later id places it above in a list with the newest first.
    if (additionalComment)
      await addComment(tx, ticket, { by: actor, content: additionalComment, at })
    const reason = `Ticket closed by ${viewer.name}. Reason: ${RESOLUTION_LABELS[resolutionCode]}.`
    await addComment(tx, ticket, { by: 'system', content: reason, at })
    return {
      set: {
        status: 'Closed',
        closedAt: at,
        resolutionCode,
        resolutionMinutes: businessMinutesBetween(ticket.createdAt, at, ticket.timeZone),
      },
      newComments: additionalComment ? 2 : 1,
      event: { type: 'closed', data: { resolutionCode } },
    }
  })
}
