import type { DeskMovedOn } from '#shared/desk/contract.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'

import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ChangeableTicket } from '#server/tickets/changeable-ticket.ts'
import { withAttachments } from '#server/tickets/get-ticket-parts.ts'
import { findCommentPlace, listComments } from '#server/tickets/queries.ts'
import { presentDeskComments } from './present-desk-comments.ts'

/**
 * Refuses an answer that crosses something newer than its sender has seen. The ticket is locked, so
 * nothing comes in between. The refusal carries what is newer.
 *
 * @throws AppError `ticket_moved_on`
 */
export async function refuseCrossing(tx: Tx, ticket: ChangeableTicket, newestSeen: string) {
  const after = newestSeen === 'none' ? undefined : await findCommentPlace(tx, ticket, newestSeen)
  if (newestSeen !== 'none' && after === undefined)
    throw invalidInput({ newestSeen: 'This comment is not one of the ticket' })
  const newer = await listComments(tx, ticket, { limit: MAX_PAGE_SIZE, after })
  if (newer.length === 0) return
  const extra: DeskMovedOn = {
    comments: presentDeskComments(await withAttachments(tx, ticket, newer)),
  }
  throw new AppError('ticket_moved_on', 'Something newer has come into this ticket.', { extra })
}
