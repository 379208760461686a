import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import { sizeOf } from '#server/usage/with-usage-limits.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { addReply } from '#server/tickets/core/add-reply.ts'
import { reopenMergedAway } from '#server/tickets/desk/relations/unmerge-ticket.ts'
import { changeOwnTicket } from './change-own-ticket.ts'

/**
 * Adds the requester's reply and sets the ticket to Open, because it is the agents' turn. One that
 * goes on within a ticket that they may not answer is opened again for it.
 */
export function replyToTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { ticketId, comment: content }: { ticketId: string; comment: string },
  { files = [], idempotency }: { files?: ReceivedFile[]; idempotency?: Idempotency } = {},
) {
  const options = { idempotency, bytes: sizeOf(content, files), prepare: reopenMergedAway }
  return changeOwnTicket(deps, viewer, ticketId, options, ({ tx, ticket, actor, at }) =>
    addReply(tx, ticket, { by: actor, content, at, files, status: 'Open' }),
  )
}
