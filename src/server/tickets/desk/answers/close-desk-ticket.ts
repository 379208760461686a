import type { DeskTicket } from '#shared/desk/contract.ts'
import type { CloseTicket } from '#shared/tickets/input.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import { applyChange } from '#server/tickets/core/change-ticket.ts'
import { closeForGood } from '#server/tickets/core/close-for-good.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
import { type AtDesk, changeAtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { firstResponse } from '#server/tickets/core/sla-clock.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { readClosingWords } from './read-answer.ts'
import { sendWaitingReplies } from './release-reply.ts'

/** Closes a ticket for good. The agent's closing words are a reply, which stops the response clock. */
export async function closeDeskTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, resolutionCode, additionalComment }: CloseTicket & { ticketId: string },
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<{ ticket: DeskTicket }> {
  const words = readClosingWords(additionalComment)
  await asStaff(deps.db, async (tx) => {
    await changeAtDesk(tx, deps, agent, { ticketId, idempotency }, async (found) => {
      await closeAtDesk(found, { resolutionCode, words })
      return {}
    })
  })
  return showDeskTicket(deps, ticketId)
}

/**
 * Sends what waits to be sent, says the closing words and closes. Returns the ticket as it was with all that
 * was sent before.
 */
export async function closeAtDesk(
  found: AtDesk,
  { resolutionCode, words }: Pick<CloseTicket, 'resolutionCode'> & { words: string | undefined },
): Promise<AtDesk['ticket']> {
  const { tx, at } = found
  const desk = { ...found, ticket: await sendWaitingReplies(found) }
  if (words) await sayLast(desk, words)
  const closing = await closeForGood(tx, desk.ticket, { ...desk, resolutionCode })
  const change = {
    ...closing,
    set: { ...closing.set, ...(words && firstResponse(desk.ticket, at)) },
    newComments: words ? 2 : 1,
  }
  await applyChange(tx, desk.ticket, change, desk)
  return desk.ticket
}

async function sayLast({ tx, ticket, by, at }: AtDesk, content: string) {
  const { id: commentId } = await addComment(tx, ticket, { by, content, at })
  await recordEvent(tx, ticket, { type: 'replied', by, at, data: { commentId } })
}
