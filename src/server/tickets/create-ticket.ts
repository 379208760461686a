import { v7 as uuidv7 } from 'uuid'

import { slaDueDates } from '#shared/sla.ts'
import type { CreateTicket } from '#shared/ticket-input.ts'
import type { Ticket } from '#shared/tickets.ts'

import { asViewer } from '#server/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/files/uploads.ts'
import { type Idempotency, once } from '#server/http/idempotency.ts'
import type { Viewer } from '#server/viewer.ts'
import { attachFiles } from './attach-files.ts'
import { checkCategories } from './check-categories.ts'
import { withOrganization } from './organization-suffix.ts'
import { presentTicket } from './present-ticket.ts'
import { insertTicket } from './queries.ts'
import { recordEvent } from './record-event.ts'

/** Raises a ticket for the viewer. With an Idempotency-Key, once. */
export function createTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  input: CreateTicket,
  { files = [], idempotency }: { files?: ReceivedFile[]; idempotency?: Idempotency } = {},
): Promise<Ticket> {
  return asViewer(deps.db, viewer, (tx) =>
    once(tx, deps, viewer, idempotency, async () => {
      const categories = await checkCategories(tx, input.categories)
      const now = deps.now()
      const ticket = await insertTicket(tx, {
        customerId: viewer.customerId,
        id: uuidv7(),
        requesterId: viewer.userId,
        subject: withOrganization(input.subject, viewer.organization),
        description: input.description,
        priority: input.priority,
        status: 'Open',
        categories,
        createdAt: now,
        updatedAt: now,
        timeZone: viewer.timeZone,
        ...slaDueDates(now, input.priority, viewer.timeZone),
      })
      const attachments = await attachFiles(tx, ticket, files, { commentId: null, at: now })
      await recordEvent(tx, ticket, {
        type: 'created',
        by: viewer,
        at: now,
        data: { priority: ticket.priority },
      })
      return presentTicket(ticket, { comments: [], attachments }, now)
    }),
  )
}
