import type { BulkOutcome } from '#shared/desk/bulk/contract.ts'
import { BULK_UNDO_MINUTES } from '#shared/desk/bulk/endpoints.ts'

import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { addComment } from '#server/tickets/add-comment.ts'
import { applyChange } from '#server/tickets/change-ticket.ts'
import { mustBeChangeable, mustBeReopenable } from '#server/tickets/changeable-ticket.ts'
import { lockTicket, type TicketRow } from '#server/tickets/queries.ts'
import type { AtDesk } from '#server/tickets/desk/change-at-desk.ts'
import { changeFields } from '#server/tickets/desk/change-fields.ts'
import { getTicketKey } from '#server/tickets/desk/ticket-key.ts'
import { updateDeskTicket } from '#server/tickets/desk/ticket-queries.ts'
import { forEachTicket, Leave } from './each-ticket.ts'
import { type BulkRow, findDeskFacts, takeBulk } from './queries.ts'

/**
 * Takes back what this agent has changed at many tickets, once. A ticket that anybody has done
 * anything to since is named and left.
 *
 * @throws AppError `not_found` when it is too late, or was undone already.
 */
export function undoBulk(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  bulkId: string,
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<BulkOutcome> {
  return asStaff(deps.db, (tx) =>
    once(tx, deps, agent, {
      idempotency,
      async work() {
        const at = deps.now()
        const since = new Date(at.getTime() - BULK_UNDO_MINUTES * 60_000)
        const rows = await takeBulk(tx, { bulkId, agentId: agent.userId, since })
        if (rows.length === 0) throw notFound((words) => words.deskBulk.tooLate)
        const byId = new Map(rows.map((row) => [row.ticketId, row]))
        const outcome = await forEachTicket([...byId.keys()], async (ticketId) => {
          const { customerId } = await getTicketKey(tx, ticketId)
          const ticket = await lockTicket(tx, customerId, ticketId)
          await restore({ tx, agent, at }, ticket, byId.get(ticketId))
          return true
        })
        return { bulkId: null, ...outcome }
      },
    }),
  )
}

/** @throws Leave for a ticket that is not as the change has left it. */
async function restore(
  { tx, agent, at }: { tx: Tx; agent: Viewer; at: Date },
  ticket: TicketRow | undefined,
  row: BulkRow | undefined,
) {
  if (!ticket || !row) throw new Leave('missing')
  const by = { viewer: agent, byAgent: true }
  const { changedAt } = await findDeskFacts(tx, ticket)
  if (changedAt.getTime() !== row.changedAt.getTime()) throw new Leave('changed_since')
  const { assigneeId, priority, status } = row.before
  const closed = mustBeReopenable(ticket, by)
  if (closed) return reopen({ tx, ticket: closed, by, at }, row.before)
  if (assigneeId) await mustBeActive(tx, assigneeId)
  const open = mustBeChangeable(ticket, by)
  const fields = {
    ...(assigneeId !== undefined && { assigneeId }),
    ...(priority && { priority }),
    ...(status && status !== 'Closed' && { status }),
  }
  await changeFields({ tx, ticket: open, by, at }, fields)
}

/** Says so in the conversation: the requester may have read already that it was closed. */
async function reopen({ tx, ticket, by, at }: AtDesk, before: BulkRow['before']) {
  const { status = 'Open', snoozedAt = null, wakesAt = null } = before
  const content = { code: 'reopenedAfterMistake' as const, by: by.viewer.name }
  await addComment(tx, ticket, { by: 'system', content, at })
  const change = {
    set: { status, closedAt: null, resolutionCode: null, resolutionMinutes: null },
    newComments: 1,
    event: { type: 'reopened' as const },
  }
  await applyChange(tx, ticket, change, { by, at })
  if (!snoozedAt) return
  await updateDeskTicket(tx, ticket, {
    snoozedAt: new Date(snoozedAt),
    wakesAt: wakesAt === null ? null : new Date(wakesAt),
    changedAt: at,
  })
}

async function mustBeActive(tx: Tx, agentId: string) {
  const staff = await listActiveStaffNames(tx)
  if (!staff.some(({ id }) => id === agentId)) throw new Leave('agent_gone')
}
