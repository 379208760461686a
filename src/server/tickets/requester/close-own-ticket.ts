import type { CloseTicket } from '#shared/tickets/input.ts'

import type { Deps } from '#server/deps.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import { sizeOf } from '#server/usage/with-usage-limits.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import { closeTicket } from '#server/tickets/core/close-ticket.ts'
import { changeOwnTicket } from './change-own-ticket.ts'

/**
 * Closes a ticket for good. Adds the requester's closing comment, and one of the system with the
 * reason.
 */
export function closeOwnTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { ticketId, resolutionCode, additionalComment }: CloseTicket & { ticketId: string },
  { idempotency }: { idempotency?: Idempotency } = {},
) {
  const options = { idempotency, bytes: sizeOf(additionalComment ?? '') }
  return changeOwnTicket(deps, viewer, ticketId, options, async ({ tx, ticket, actor, at }) => {
    const words =
      additionalComment &&
      (await addComment(tx, ticket, { by: actor, content: additionalComment, at }))
    const closing = { by: actor, at, resolutionCode }
    if (!words) return closeTicket(tx, ticket, closing)
    return closeTicket(tx, ticket, { ...closing, commentId: words.id, newComments: 1 })
  })
}
