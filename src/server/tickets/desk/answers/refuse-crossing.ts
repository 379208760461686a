import type { DeskMovedOn } from '#shared/desk/contract.ts'
import type { Answer } from '#shared/desk/input.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'

import { AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ChangeableTicket } from '#server/tickets/core/changeable-ticket.ts'
import { withParts } from '#server/tickets/core/get-ticket-parts.ts'
import {
  findCommentPlace,
  findTicketOfComment,
  listComments,
} from '#server/tickets/core/comment-queries.ts'
import type { AtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { listHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { presentDeskComments } from '#server/tickets/desk/ticket/present-desk-comments.ts'
import { presentWaiting } from '#server/tickets/desk/ticket/present-waiting.ts'
import { listWaitingReplies } from '#server/tickets/desk/ticket/waiting-queries.ts'
import { listMergedIds } from '#server/tickets/desk/ticket/relation-queries.ts'

/**
 * Refuses an answer that crosses something newer than its sender has seen: a comment, or a reply of
 * another agent that goes out in some seconds. The ticket is locked, so nothing comes in between. The
 * refusal carries what is newer.
 *
 * @throws AppError `ticket_moved_on`
 */
export async function refuseCrossing(
  { tx, ticket, by }: AtDesk,
  { kind, newestSeen, seenWaiting = [] }: Pick<Answer, 'kind' | 'newestSeen' | 'seenWaiting'>,
) {
  if (newestSeen === undefined) return
  const { customerId, id: ticketId } = ticket
  const mergedIds = await listMergedIds(tx, { customerId, ticketId })
  const conversation = { customerId, id: ticketId, mergedIds }
  const after =
    newestSeen === 'none'
      ? undefined
      : ((await findCommentPlace(tx, conversation, newestSeen)) ??
        (await findPlaceElsewhere(tx, ticket, newestSeen)))
  if (newestSeen !== 'none' && after === undefined)
    throw invalidInput({ newestSeen: (words) => words.tickets.notItsComment })
  const newer = await listComments(tx, conversation, { limit: MAX_PAGE_SIZE, after })
  // A note crosses nothing that has not been sent.
  const waiting = kind === 'note' ? [] : await listWaitingReplies(tx, ticket)
  const unseen = waiting.filter(
    ({ id, authorId, isLater, stopped }) =>
      authorId !== by.viewer.userId && !isLater && !stopped && !seenWaiting.includes(id),
  )
  if (newer.length + unseen.length === 0) return
  const extra: DeskMovedOn = {
    comments: presentDeskComments(await withParts(tx, ticket, newer)),
    waiting: presentWaiting(unseen, await listHeldFiles(tx, ticket)),
  }
  throw new AppError('ticket_moved_on', (words) => words.tickets.movedOn, { extra })
}

/**
 * Finds the place of a comment that has left the conversation while its reader wrote: it was split off,
 * or the merge was taken back. What came after it is new all the same.
 */
async function findPlaceElsewhere(tx: Tx, { customerId }: ChangeableTicket, commentId: string) {
  const id = await findTicketOfComment(tx, customerId, commentId)
  return id === undefined ? undefined : findCommentPlace(tx, { customerId, id }, commentId)
}
