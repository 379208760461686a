import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'

import type { BulkChange, BulkOutcome, ChangeTickets } from '#shared/desk/queue/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, onceInSteps } from '#server/platform/http/idempotency.ts'
import { mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { mustBeAgent } from '#server/tickets/desk/ticket/assign-ticket.ts'
import type { AtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { changeFields } from '#server/tickets/desk/ticket/change-fields.ts'
import { closeAtDesk } from '#server/tickets/desk/answers/close-desk-ticket.ts'
import { decideByHand } from '#server/tickets/desk/ticket/decide-by-hand.ts'
import { readClosingWords } from '#server/tickets/desk/answers/read-answer.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { forEachTicket } from './each-ticket.ts'
import { type Before, findDeskFacts, insertBulkTicket, isInBulk } from './queries.ts'

type Wanted = { bulkId: string; change: BulkChange; words: string | undefined }

/**
 * Makes the same change to many tickets, each in a transaction of its own, so that a customer's reply waits for one
 * ticket at most. Closed and missing tickets are named and left. The state before is kept with each, so that it can be undone, and so that a repeated request goes on where the first one stopped.
 *
 * @throws AppError `invalid_input` for a person who is not an active agent.
 */
export function changeTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketIds, change }: ChangeTickets,
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<BulkOutcome> {
  const words = readClosingWords(change.additionalComment)
  const wanted = { bulkId: bulkIdOf(agent, idempotency), change, words }
  return onceInSteps(deps, agent, idempotency, async () => {
    const { assigneeId } = change
    if (assigneeId) await asStaff(deps.db, (tx) => mustBeAgent(tx, assigneeId))
    const outcome = await forEachTicket(ticketIds, (ticketId) =>
      asStaff(deps.db, (tx) => changeTicket(tx, { agent, at: deps.now() }, ticketId, wanted)),
    )
    return { bulkId: outcome.changed.length === 0 ? null : wanted.bulkId, ...outcome }
  })
}

/** The same for each try of a request. */
function bulkIdOf(agent: Viewer, idempotency: Idempotency | undefined): string {
  return idempotency ? uuidv5(idempotency.key, agent.userId) : uuidv7()
}

/** Returns whether the ticket was not so already. */
async function changeTicket(
  tx: Tx,
  { agent, at }: { agent: Viewer; at: Date },
  ticketId: string,
  { bulkId, change, words }: Wanted,
): Promise<boolean> {
  const key = await getTicketKey(tx, ticketId)
  const row = await lockTicket(tx, key.customerId, ticketId)
  if (await isInBulk(tx, key, bulkId)) return true
  const by = { viewer: agent, byAgent: true }
  const ticket = mustBeChangeable(row, by)
  const before = await makeChange({ tx, ticket, by, at, act: bulkId }, change, words)
  if (!before) return false
  await insertBulkTicket(tx, key, { bulkId, agentId: agent.userId, before, at })
  return true
}

/** Returns what was there before, undefined for a ticket that is so already. */
async function makeChange(
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
    return {
      status: before.status,
      snoozedAt: inJson(snoozedAt),
      wakesAt: inJson(wakesAt),
      ...(assigneeId === null && { assigneeId }),
    }
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
