import { slaDueDates } from '#shared/sla/sla.ts'
import { withOrganization } from '#shared/tickets/organization-suffix.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { withinLimits } from '#server/usage/within-limits.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { checkCategories } from '#server/tickets/check-categories.ts'
import { getTicketParts } from '#server/tickets/get-ticket-parts.ts'
import { getOwnTicket } from '#server/tickets/own-ticket.ts'
import { presentTicket } from '#server/tickets/present-ticket.ts'
import { updateTicket } from '#server/tickets/queries.ts'
import { recordEvent } from '#server/tickets/record-event.ts'
import { ticketAnswerMemory } from '#server/tickets/ticket-answer-memory.ts'

/** Corrects what the requester wrote. Another priority has other targets, counted from the same start. */
export function editTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  ticketId: string,
  { changes, idempotency }: { changes: Partial<CreateTicket>; idempotency?: Idempotency },
) {
  return withinLimits(deps, viewer, { replies: 1 }, (counted) =>
    asViewer(deps.db, viewer, (tx) =>
      once(tx, deps, viewer, {
        idempotency,
        memory: ticketAnswerMemory(tx, viewer.customerId, changes),
        work: async () => {
          counted.begin()
          const ticket = await getOwnTicket(tx, viewer, ticketId)
          const now = deps.now()
          const { subject, description, priority, categories } = changes
          const isRescheduled = priority !== undefined && priority !== ticket.priority
          const updated = await updateTicket(tx, ticket, {
            subject: subject && withOrganization(subject, viewer.organization),
            description,
            categories: categories && (await checkCategories(tx, categories, ticket.categories)),
            priority,
            updatedAt: now,
            ...(isRescheduled && slaDueDates(ticket.createdAt, priority, ticket.timeZone)),
          })
          await recordEvent(tx, updated, {
            type: 'edited',
            by: viewer,
            at: now,
            data: { changed: Object.keys(changes), ...(isRescheduled && { priority }) },
          })
          return { ticket: presentTicket(updated, await getTicketParts(tx, updated), now) }
        },
      }),
    ),
  )
}
