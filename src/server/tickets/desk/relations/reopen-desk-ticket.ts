import type { DeskTicket } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { mustBeReopenable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { reopenTicket } from '#server/tickets/core/reopen-ticket.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'

/**
 * Opens a closed ticket again, at any time. The verdict of its closing stands.
 *
 * @throws AppError `not_found`, `conflict` for one that is open or goes on within another one
 */
export async function reopenDeskTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  ticketId: string,
): Promise<{ ticket: DeskTicket }> {
  await asStaff(deps.db, async (tx) => {
    const { customerId } = await getTicketKey(tx, ticketId)
    const by: Actor = { viewer: agent, byAgent: true }
    const ticket = mustBeReopenable(await lockTicket(tx, customerId, ticketId), by)
    if (!ticket) throw new AppError('conflict', (words) => words.tickets.isOpenAlready)
    if (ticket.isMerged) throw new AppError('conflict', (words) => words.tickets.isMergedAway)
    const line = { code: 'reopened' as const, by: agent.name }
    const at = deps.now()
    await reopenTicket(tx, ticket, { by, at, status: 'Open', verdictStands: true, line })
  })
  return showDeskTicket(deps, ticketId)
}
