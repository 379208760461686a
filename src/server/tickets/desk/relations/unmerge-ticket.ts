import type { DeskTicket } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff, asStaffWithin } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Actor, mayChangeTicket } from '#server/tickets/core/audience.ts'
import { type ChangeableTicket, mustBeReopenable } from '#server/tickets/core/changeable-ticket.ts'
import { findTicket, lockTicket } from '#server/tickets/core/queries.ts'
import { reopenTicket } from '#server/tickets/core/reopen-ticket.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { findMerge } from '#server/tickets/desk/ticket/relation-queries.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { updateDeskTicket } from '#server/tickets/desk/ticket/ticket-queries.ts'
import { deleteMerge, hideComment } from './queries.ts'
import { recordAtDesk } from './record-at-desk.ts'

/**
 * Takes a merge back. The ticket is as it was, but for the instant of its last change: what told its
 * requester of the merge stays among the staff from now on.
 *
 * @throws AppError `not_found`, `conflict` for a ticket that is not merged.
 */
export async function unmergeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  ticketId: string,
): Promise<{ ticket: DeskTicket }> {
  await asStaff(deps.db, async (tx) => {
    const key = await getTicketKey(tx, ticketId)
    const by: Actor = { viewer: agent, byAgent: true }
    const ticket = mustBeReopenable(await lockTicket(tx, key.customerId, ticketId), by)
    const merge = await findMerge(tx, key)
    if (!ticket || !merge) throw new AppError('conflict', (words) => words.tickets.notMerged)
    await undoMerge(tx, { ticket, merge, by, at: deps.now() })
  })
  return showDeskTicket(deps, ticketId)
}

/**
 * Opens the viewer's ticket again for a reply of theirs, if it goes on within one that they may
 * not answer: they would reach no one otherwise. Does nothing for any other ticket.
 */
export async function reopenMergedAway(
  tx: Tx,
  by: Extract<Actor, { byAgent: false }>,
  { customerId, ticketId }: { customerId: string; ticketId: string },
  at: Date,
): Promise<void> {
  const row = await lockTicket(tx, customerId, ticketId)
  if (row?.status !== 'Closed') return
  const ticket = mustBeReopenable(row, by)
  await asStaffWithin(tx, async () => {
    const merge = await findMerge(tx, { customerId, ticketId })
    const into = merge && (await findTicket(tx, customerId, merge.intoTicketId))
    if (!ticket || !merge || (into && mayChangeTicket(by, into))) return
    await undoMerge(tx, { ticket, merge, by, at })
  })
}

type Merge = NonNullable<Awaited<ReturnType<typeof findMerge>>>
type Undone = { ticket: ChangeableTicket; merge: Merge; by: Actor; at: Date }

async function undoMerge(tx: Tx, { ticket, merge, by, at }: Undone): Promise<void> {
  const { customerId, ticketId, status, snoozedAt, wakesAt, intoTicketId, commentId } = merge
  const key = { customerId, ticketId }
  await deleteMerge(tx, key)
  await hideComment(tx, { customerId, commentId })
  await reopenTicket(tx, ticket, { by, at, status, newComments: -1 })
  await updateDeskTicket(tx, ticket, { snoozedAt, wakesAt, changedAt: at })
  const agent = by.byAgent ? by.viewer : null
  await recordAtDesk(tx, [key, { customerId, ticketId: intoTicketId }], {
    type: 'unmerged',
    agent,
    at,
  })
}
