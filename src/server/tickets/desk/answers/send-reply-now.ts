import type { DeskTicket } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { releaseReply } from './release-reply.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { listWaitingReplies } from '#server/tickets/desk/ticket/waiting-queries.ts'
import { mayDecide } from './take-back-reply.ts'

type Key = { ticketId: string; waitingId: string }

/**
 * Sends a reply that waits, or that was stopped, without waiting any longer. One that has been sent by
 * now is as good.
 *
 * @throws AppError `forbidden`, `ticket_closed`, `conflict` where its author is no agent any more.
 */
export async function sendReplyNow(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, waitingId }: Key,
): Promise<{ ticket: DeskTicket }> {
  await asStaff(deps.db, async (tx) => {
    const { customerId } = await getTicketKey(tx, ticketId)
    const waiting = await listWaitingReplies(tx, { customerId, id: ticketId })
    const found = waiting.find(({ id }) => id === waitingId)
    if (found) {
      mayDecide(agent, found)
      const key = { customerId, ticketId, waitingId }
      const stopped = await releaseReply(tx, deps, key, { evenStopped: true })
      if (stopped) throw new AppError('conflict', (words) => words.deskTicket.authorGone)
    }
  })
  return showDeskTicket(deps, ticketId)
}
