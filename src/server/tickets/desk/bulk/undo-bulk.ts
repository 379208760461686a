import type { BulkOutcome } from '#shared/desk/queue/contract.ts'
import { type BulkRefusal, BULK_UNDO_MINUTES } from '#shared/desk/endpoints.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, onceInSteps } from '#server/platform/http/idempotency.ts'
import { mustBeChangeable, mustBeReopenable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { reopenTicket } from '#server/tickets/core/reopen-ticket.ts'
import { assignTicket, isAgent } from '#server/tickets/desk/ticket/assign-ticket.ts'
import type { AtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { changeFields } from '#server/tickets/desk/ticket/change-fields.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { updateDeskTicket } from '#server/tickets/desk/ticket/ticket-queries.ts'
import { forEachTicket } from './each-ticket.ts'
import { type BulkRow, findDeskFacts, listBulkTickets, takeBulkTicket } from './queries.ts'

/**
 * Takes back what this agent has changed at many tickets, each in a transaction of its own and once. A ticket that
 * anybody has done anything to since is named and left.
 *
 * @throws AppError `not_found` when it is too late, or was undone already.
 */
export function undoBulk(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  bulkId: string,
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<BulkOutcome> {
  return onceInSteps(deps, agent, idempotency, async () => {
    const since = new Date(deps.now().getTime() - BULK_UNDO_MINUTES * 60_000)
    const ticketIds = await asStaff(deps.db, (tx) =>
      listBulkTickets(tx, { bulkId, agentId: agent.userId, since }),
    )
    if (ticketIds.length === 0) throw notFound((words) => words.desk.tooLateToUndo)
    const outcome = await forEachTicket(ticketIds.toSorted(), (ticketId) =>
      asStaff(deps.db, (tx) => undoTicket(tx, { agent, at: deps.now() }, ticketId, bulkId)),
    )
    return { bulkId: null, ...outcome }
  })
}

async function undoTicket(
  tx: Tx,
  { agent, at }: { agent: Viewer; at: Date },
  ticketId: string,
  bulkId: string,
): Promise<boolean | BulkRefusal> {
  const key = await getTicketKey(tx, ticketId)
  const ticket = await lockTicket(tx, key.customerId, ticketId)
  const row = await takeBulkTicket(tx, key, bulkId)
  if (!ticket || !row) return false
  const by = { viewer: agent, byAgent: true }
  const { changedAt } = await findDeskFacts(tx, ticket)
  if (changedAt.getTime() !== row.changedAt.getTime()) return 'changed_since'
  const { assigneeId, priority, status } = row.before
  const closed = mustBeReopenable(ticket, by)
  if (closed) {
    await reopen({ tx, ticket: closed, by, at }, row.before)
    return true
  }
  if (assigneeId && !(await isAgent(tx, assigneeId))) return 'agent_gone'
  const open = mustBeChangeable(ticket, by)
  const fields = {
    ...(assigneeId !== undefined && { assigneeId }),
    ...(priority && { priority }),
    ...(status && status !== 'Closed' && { status }),
  }
  await changeFields({ tx, ticket: open, by, at, act: `undo ${bulkId}` }, fields)
  return true
}

/** Says so in the conversation: the requester may have read already that it was closed. */
async function reopen(desk: AtDesk, before: BulkRow['before']) {
  const { tx, ticket, by, at } = desk
  const { status = 'Open', snoozedAt = null, wakesAt = null } = before
  const line = { code: 'reopenedAfterMistake' as const, by: by.viewer.name }
  await reopenTicket(tx, ticket, { by, at, status, line })
  if (before.assigneeId !== undefined) await assignTicket(desk, before.assigneeId)
  if (!snoozedAt) return
  await updateDeskTicket(tx, ticket, {
    snoozedAt: new Date(snoozedAt),
    wakesAt: wakesAt === null ? null : new Date(wakesAt),
    changedAt: at,
  })
}
