import type { DeskTicket } from '#shared/desk/contract.ts'

import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { dropHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import {
  announceAtDesk,
  deleteWaitingReply,
  lockWaitingReply,
} from '#server/tickets/desk/ticket/waiting-queries.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'

/**
 * Throws away a reply that was stopped, with its files. Any agent may: its author need not be present.
 * One that is gone already is as good.
 *
 * @throws AppError `conflict` for one that is still to be sent, which can be taken back.
 */
export async function discardReply(
  deps: Pick<Deps, 'db' | 'now'>,
  { ticketId, waitingId }: { ticketId: string; waitingId: string },
): Promise<{ ticket: DeskTicket }> {
  await asStaff(deps.db, async (tx) => {
    const { customerId } = await getTicketKey(tx, ticketId)
    // A closed ticket as well: the closing has stopped it.
    const ticket = await lockTicket(tx, customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    const waiting = await lockWaitingReply(tx, ticket, waitingId)
    if (waiting) {
      if (!waiting.stopped) throw new AppError('conflict', (words) => words.deskTicket.stillWaits)
      const at = deps.now()
      await dropHeldFiles(tx, ticket, { waitingId }, { keep: [], at })
      await deleteWaitingReply(tx, waiting)
      await announceAtDesk(tx, ticket, at)
    }
  })
  return showDeskTicket(deps, ticketId)
}
