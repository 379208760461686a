import { v7 as uuidv7 } from 'uuid'

import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import type { CloseTicket } from '#shared/tickets/input.ts'
import { RESOLUTION_LABELS } from '#shared/tickets/values.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { sizeOf } from '#server/usage/size-of.ts'
import { withinLimits } from '#server/usage/within-limits.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { getTicketParts } from '#server/tickets/get-ticket-parts.ts'
import { getOwnTicket } from '#server/tickets/own-ticket.ts'
import { presentTicket } from '#server/tickets/present-ticket.ts'
import { insertComment, updateTicket } from '#server/tickets/queries.ts'
import { recordEvent } from '#server/tickets/record-event.ts'
import { ticketAnswerMemory } from '#server/tickets/ticket-answer-memory.ts'

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
