import type { SystemText } from '#shared/tickets/system-text.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'
import type { MergePreview } from '#shared/desk/relations/relations.ts'
import type { Said } from '#shared/words/catalogue.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { carryParticipants } from '#server/tickets/core/participants.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import type { Actor, ExternalAgent, TicketScope } from '#server/tickets/core/audience.ts'
import { closeTicket } from '#server/tickets/core/close-ticket.ts'
import { type ChangeableTicket, mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { listAudience, type AudienceRow, type TicketRow } from '#server/tickets/core/queries.ts'
import { setConfidential } from '#server/tickets/core/set-confidential.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { getTicketRow } from '#server/tickets/desk/ticket/ticket-key.ts'
import { findMerge } from '#server/tickets/desk/ticket/relation-queries.ts'
import { lockTwoTickets } from './lock-two-tickets.ts'
import { findSnooze, insertMerge } from './queries.ts'
import { recordAtDesk } from './record-at-desk.ts'

/**
 * Closes a ticket because it goes on within another one of the same customer. The other one
 * changes for its requester, who may be another person, only in who sees it: agents see the comments of both together, and the requester of the closed one is told no more than is theirs to know.
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
      await closeAsMerged(tx, { ticket, into: mustBeTarget(ticket, other, by), by, at: deps.now() })
    }
  })
  return showDeskTicket(deps, ticketId)
}

type Merge = {
  ticket: ChangeableTicket
  into: ChangeableTicket
  by: Actor | ExternalAgent
  at: Date
}

/**
 * Names who would gain and who would lose sight by a merge.
 *
 * @throws AppError `not_found`, `invalid_input`
 */
export async function previewMerge(
  tx: Tx,
  { ticketId, intoTicketId }: { ticketId: string; intoTicketId: string },
): Promise<MergePreview> {
  if (ticketId === intoTicketId) throw refusal((words) => words.tickets.otherThanThis)
  const ticket = await getTicketRow(tx, ticketId)
  const other = await getTicketRow(tx, intoTicketId)
  if (ticket.customerId !== other.customerId) throw refusal((words) => words.tickets.sameCustomer)
  const merged = mergedScope(ticket, other)
  const before = await listAudience(tx, ticket)
  const into = await listAudience(tx, other)
  const after = await listAudience(tx, merged)
  return {
    gains: without(after, into),
    loses: without([...before, ...without(into, before)], after),
    confidential: merged.isConfidential,
  }
}

function without(people: AudienceRow[], others: AudienceRow[]): AudienceRow[] {
  return people.filter(({ id }) => others.every((other) => other.id !== id))
}

/** Closes a locked ticket because it goes on within another locked one of the same customer. */
export async function closeAsMerged(tx: Tx, { ticket, into, by, at }: Merge): Promise<void> {
  const key = { customerId: ticket.customerId, ticketId: ticket.id }
  const { viewer: agent } = by
  const snooze = await findSnooze(tx, key)
  const content = whatIsTold(agent, ticket, into)
  const { id: commentId } = await addComment(tx, ticket, { by: 'system', content, at })
  const { isConfidential, participantIds } = mergedScope(ticket, into)
  const set = { isConfidential }
  await closeTicket(tx, ticket, { by, at, line: null, newComments: 1, set })
  if (isConfidential) await setConfidential(tx, into, { confidential: true, by, at })
  await carryParticipants(tx, into, participantIds, { by, at })
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

function mustBeTarget(ticket: TicketRow, other: TicketRow, by: Actor): ChangeableTicket {
  if (other.customerId !== ticket.customerId) throw refusal((words) => words.tickets.sameCustomer)
  if (other.status === 'Closed') throw refusal((words) => words.tickets.targetClosed)
  return mustBeChangeable(other, by)
}

/**
 * Returns who sees the ticket that another one goes on within: its own people, and those who take part in the other one
 * if both have the same requester. One that is confidential makes both so.
 */
export function mergedScope(ticket: TicketRow, into: TicketRow): TicketScope {
  const others = ticket.requesterId === into.requesterId ? ticket.participantIds : []
  return {
    ...into,
    participantIds: [...new Set([...into.participantIds, ...others])],
    isConfidential: ticket.isConfidential || into.isConfidential,
  }
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
