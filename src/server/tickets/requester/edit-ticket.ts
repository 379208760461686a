import { withOrganization } from '#shared/tickets/organization-suffix.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'

import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { applyChange, type TicketChange } from '#server/tickets/core/change-ticket.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import { changeOwnTicket } from './change-own-ticket.ts'

/**
 * Changes fields of a ticket, which its requester alone may. A new priority sets new due times,
 * counted from when the ticket was raised.
 *
 * @throws AppError `not_found`, `forbidden`, `ticket_closed`
 */
export function editTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  ticketId: string,
  { changes, idempotency }: { changes: Partial<CreateTicket>; idempotency?: Idempotency },
) {
  const options = { idempotency, brought: changes }
  return changeOwnTicket(deps, viewer, ticketId, options, async ({ tx, ticket, actor, at }) => {
    if (ticket.requesterId !== viewer.userId)
      throw new AppError('forbidden', (words) => words.tickets.requesterEdits)
    const { subject, description, priority, categories } = changes
    const change: TicketChange = {
      set: {
        subject: subject && withOrganization(subject, viewer.organization),
        description,
        categories: categories && (await checkCategories(tx, categories, ticket.categories)),
        priority,
      },
      event: { type: 'edited', data: { changed: Object.keys(changes) } },
    }
    return applyChange(tx, ticket, change, { by: actor, at })
  })
}
