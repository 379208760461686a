import { v7 as uuidv7 } from 'uuid'

import type { BulkChange, BulkOutcome, ChangeTickets } from '#shared/desk/bulk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import type { TicketKey } from '#server/tickets/queries.ts'
import { type AtDesk, changeAtDesk } from '#server/tickets/desk/change-at-desk.ts'
import { changeFields } from '#server/tickets/desk/change-fields.ts'
import { closeAtDesk } from '#server/tickets/desk/close-desk-ticket.ts'
import { readClosingWords } from '#server/tickets/desk/read-answer.ts'
import { decideByHand } from '#server/tickets/desk/decide-by-hand.ts'
import { forEachTicket } from './each-ticket.ts'
import { type Before, findDeskFacts, insertBulk } from './queries.ts'

/**
 * Makes the same change to many tickets, in one transaction: announcements leave together, and what
 * is closed or missing is named and left. What was there before is kept, so that it can be undone.
 *
 * @throws AppError `invalid_input` for somebody who is not an active agent.
 */
export function changeTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketIds, change }: ChangeTickets,
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<BulkOutcome> {
  const words = readClosingWords(change.additionalComment)
  return asStaff(deps.db, (tx) =>
    once(tx, deps, agent, {
      idempotency,
      async work() {
        const kept: (TicketKey & { before: Before })[] = []
        const { changed, refused } = await forEachTicket(ticketIds, async (ticketId) => {
          const { before, customerId } = await changeAtDesk(
            tx,
            deps,
            agent,
            { ticketId, idempotency: undefined },
            async (desk) => ({
              before: await changeOne(desk, change, words),
              customerId: desk.ticket.customerId,
            }),
          )
          if (before) kept.push({ customerId, id: ticketId, before })
          return before !== undefined
        })
        if (changed.length === 0) return { bulkId: null, changed, refused }
        const bulkId = uuidv7()
        await insertBulk(tx, { bulkId, agentId: agent.userId, at: deps.now() }, kept)
        return { bulkId, changed, refused }
      },
    }),
  )
}

/** Returns what was there before, undefined for a ticket that is so already. */
async function changeOne(
  desk: AtDesk,
  change: BulkChange,
  words: string | undefined,
): Promise<Before | undefined> {
  const { tx, ticket } = desk
  const { resolutionCode } = change
  const fields = pickFields(change)
  const { assigneeId, snoozedAt, wakesAt } = await findDeskFacts(tx, ticket)
  const { status, priority } = ticket
  if (resolutionCode !== undefined) {
    const before = await closeAtDesk(desk, { resolutionCode, words })
    return { status: before.status, snoozedAt: inJson(snoozedAt), wakesAt: inJson(wakesAt) }
  }
  await changeFields(desk, fields)
  await decideByHand(desk, fields)
  if (fields.status && fields.status !== status) return { status }
  if (fields.priority && fields.priority !== priority) return { priority }
  return fields.assigneeId !== undefined && fields.assigneeId !== assigneeId
    ? { assigneeId }
    : undefined
}

function pickFields({ assigneeId, status, priority }: BulkChange) {
  return { assigneeId, status, priority }
}

function inJson(at: Date | null): string | null {
  return at && at.toISOString()
}
