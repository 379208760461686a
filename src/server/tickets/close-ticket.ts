import { v7 as uuidv7 } from 'uuid'

import { businessMinutesBetween } from '#shared/business-time.ts'
import type { CloseTicket } from '#shared/ticket-input.ts'
import { RESOLUTION_LABELS } from '#shared/ticket-values.ts'

import { asViewer } from '#server/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { type Idempotency, once } from '#server/http/idempotency.ts'
import { sizeOf } from '#server/usage/size-of.ts'
import { withinLimits } from '#server/usage/within-limits.ts'
import type { Viewer } from '#server/viewer.ts'
import { getTicketParts } from './get-ticket-parts.ts'
import { getOwnTicket } from './own-ticket.ts'
import { presentTicket } from './present-ticket.ts'
import { insertComment, updateTicket } from './queries.ts'
import { recordEvent } from './record-event.ts'
import { ticketAnswerMemory } from './ticket-answer-memory.ts'

/** Closes a ticket for good: what the requester adds becomes a comment, and the system says why it was closed. */
export function closeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { ticketId, resolutionCode, additionalComment }: CloseTicket & { ticketId: string },
  { idempotency }: { idempotency?: Idempotency } = {},
) {
  return withinLimits(
    deps,
    viewer,
    { replies: 1, bytes: sizeOf(additionalComment ?? '') },
    (counted) =>
      asViewer(deps.db, viewer, (tx) =>
        once(tx, deps, viewer, {
          idempotency,
          memory: ticketAnswerMemory(tx, viewer.customerId),
          work: async () => {
            counted.begin()
            const ticket = await getOwnTicket(tx, viewer, ticketId)
            const now = deps.now()
            if (additionalComment) {
              await insertComment(tx, {
                customerId: ticket.customerId,
                id: uuidv7(),
                ticketId: ticket.id,
                authorId: viewer.userId,
                authorName: viewer.name,
                kind: 'requester',
                content: additionalComment,
                createdAt: now,
              })
            }
            await insertComment(tx, {
              customerId: ticket.customerId,
              // Made after the one above, so that it stands above it in a list with the newest first.
              id: uuidv7(),
              ticketId: ticket.id,
              authorId: null,
              authorName: 'System',
              kind: 'system',
              content: `Ticket closed by ${viewer.name}. Reason: ${RESOLUTION_LABELS[resolutionCode]}.`,
              createdAt: now,
            })
            const updated = await updateTicket(tx, ticket, {
              status: 'Closed',
              closedAt: now,
              updatedAt: now,
              resolutionCode,
              resolutionMinutes: businessMinutesBetween(ticket.createdAt, now, ticket.timeZone),
              commentCount: ticket.commentCount + (additionalComment ? 2 : 1),
            })
            await recordEvent(tx, updated, {
              type: 'closed',
              by: viewer,
              at: now,
              data: { resolutionCode },
            })
            return { ticket: presentTicket(updated, await getTicketParts(tx, updated), now) }
          },
        }),
      ),
  )
}
