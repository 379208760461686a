import type { DeskTicket } from '#shared/desk/contract.ts'
import type { CloseTicket } from '#shared/tickets/input.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { type AtDesk, changeAtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { closeAsAgent } from '#server/tickets/desk/ticket/change-fields.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { readClosingWords } from './read-answer.ts'
import { sendWaitingReplies } from './release-reply.ts'
import { writeReply } from './write-answer.ts'

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
  const ticket = await sendWaitingReplies(found)
  const desk = { ...found, ticket }
  await (words
    ? writeReply(desk, { content: words, files: [], resolutionCode })
    : closeAsAgent(desk, { resolutionCode }))
  return ticket
}
