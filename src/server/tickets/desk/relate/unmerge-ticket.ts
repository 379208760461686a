import type { DeskTicket } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { applyChange } from '#server/tickets/change-ticket.ts'
import { mustBeReopenable } from '#server/tickets/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/queries.ts'
import { getDeskTicket } from '#server/tickets/desk/get-desk-ticket.ts'
import { findMerge } from '#server/tickets/desk/relation-queries.ts'
import { getTicketKey } from '#server/tickets/desk/ticket-key.ts'
import { updateDeskTicket } from '#server/tickets/desk/ticket-queries.ts'
import { deleteMerge, hideComment } from './queries.ts'
import { recordAtDesk } from './record-at-desk.ts'

/**
 * Takes a merge back. The ticket is as it was, but for the instant of its last change: what told its
 * requester of the merge stays among the staff from now on.
 *
 * @throws AppError `not_found`, `conflict` for a ticket that is not merged.
 */
export function unmergeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  ticketId: string,
): Promise<{ ticket: DeskTicket }> {
  return asStaff(deps.db, async (tx) => {
    const key = await getTicketKey(tx, ticketId)
    const by = { viewer: agent, byAgent: true }
    const ticket = mustBeReopenable(await lockTicket(tx, key.customerId, ticketId), by)
    const merge = await findMerge(tx, key)
    if (!ticket || !merge) throw new AppError('conflict', (words) => words.ticketAnswers.notMerged)
    const { status, snoozedAt, wakesAt, intoTicketId, commentId } = merge
    const at = deps.now()
    await deleteMerge(tx, key)
    await hideComment(tx, { customerId: key.customerId, commentId })
    const change = {
      set: { status, closedAt: null, resolutionCode: null, resolutionMinutes: null },
      newComments: -1,
      event: { type: 'reopened' as const },
    }
    await applyChange(tx, ticket, change, { by, at })
    await updateDeskTicket(tx, ticket, { snoozedAt, wakesAt, changedAt: at })
    await recordAtDesk(tx, [key, { ...key, ticketId: intoTicketId }], {
      type: 'unmerged',
      agent,
      at,
    })
    const { ticket: shown } = await getDeskTicket(tx, deps, ticketId)
    return { ticket: shown }
  })
}
