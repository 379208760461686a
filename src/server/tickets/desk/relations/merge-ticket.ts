import type { SystemText } from '#shared/tickets/system-text.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import type { Said } from '#shared/words/catalogue.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import type { Actor, ExternalAgent } from '#server/tickets/core/audience.ts'
import { closeTicket } from '#server/tickets/core/close-ticket.ts'
import { type ChangeableTicket, mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import type { TicketRow } from '#server/tickets/core/queries.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { findMerge } from '#server/tickets/desk/ticket/relation-queries.ts'
import { lockTwoTickets } from './lock-two-tickets.ts'
import { findSnooze, insertMerge } from './queries.ts'
import { recordAtDesk } from './record-at-desk.ts'

/**
 * Closes a ticket because it goes on within another one of the same customer. Nothing of the other one
 * changes for its requester, who may be another person: agents see the comments of both together, and the requester of the closed one is told no more than is theirs to know.
 *
 * @throws AppError `not_found`, `ticket_closed`, `invalid_input`
 */
export async function mergeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, intoTicketId }: { ticketId: string; intoTicketId: string },
): Promise<{ ticket: DeskTicket }> {
  if (ticketId === intoTicketId) throw refusal((words) => words.tickets.otherThanThis)
  await asStaff(deps.db, async (tx) => {
    const { key, row, other } = await lockTwoTickets(tx, ticketId, intoTicketId)
    const earlier = await findMerge(tx, key)
    // The same request once more, such as after an answer that was lost.
    if (earlier?.intoTicketId !== intoTicketId) {
      const by: Actor = { viewer: agent, byAgent: true }
      const ticket = mustBeChangeable(row, by)
      await closeAsMerged(tx, { ticket, into: mustBeTarget(ticket, other), by, at: deps.now() })
    }
  })
  return showDeskTicket(deps, ticketId)
}

type Merge = {
  ticket: ChangeableTicket
  into: TicketRow
  by: Actor | ExternalAgent
  at: Date
}

/** Closes a locked ticket because it goes on within another locked one of the same customer. */
export async function closeAsMerged(tx: Tx, { ticket, into, by, at }: Merge): Promise<void> {
  const key = { customerId: ticket.customerId, ticketId: ticket.id }
  const { viewer: agent } = by
  const snooze = await findSnooze(tx, key)
  const content = whatIsTold(agent, ticket, into)
  const { id: commentId } = await addComment(tx, ticket, { by: 'system', content, at })
  await closeTicket(tx, ticket, { by, at, line: null, newComments: 1 })
  await insertMerge(tx, {
    ...key,
    ...snooze,
    intoTicketId: into.id,
    mergedAt: at,
    mergedByName: agent.name,
    status: ticket.status === 'Pending' ? 'Pending' : 'Open',
    commentId,
  })
  await recordAtDesk(tx, [key, { ...key, ticketId: into.id }], { type: 'merged', agent, at })
}

function mustBeTarget(ticket: ChangeableTicket, other: TicketRow): TicketRow {
  if (other.customerId !== ticket.customerId) throw refusal((words) => words.tickets.sameCustomer)
  if (other.status === 'Closed') throw refusal((words) => words.tickets.targetClosed)
  return other
}

/** Only its own requester may learn that there is another ticket, and which. */
function whatIsTold(
  { name: by }: { name: string },
  ticket: TicketRow,
  into: TicketRow,
): SystemText {
  return into.requesterId === ticket.requesterId
    ? { code: 'merged', by, number: into.number, ticketId: into.id }
    : { code: 'mergedAway', by }
}

function refusal(said: Said) {
  return invalidInput({ intoTicketId: said })
}
