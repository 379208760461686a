import { v7 as uuidv7 } from 'uuid'

import type { DeskTicket } from '#shared/desk/contract.ts'
import type { SystemText } from '#shared/tickets/system-text.ts'
import type { SplitTicket } from '#shared/desk/relations/input.ts'
import { withOrganization } from '#shared/tickets/organization-suffix.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import { carryParticipants } from '#server/tickets/core/participants.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import { applyChange } from '#server/tickets/core/change-ticket.ts'
import type { ChangeableTicket } from '#server/tickets/core/changeable-ticket.ts'
import { raiseTicket } from '#server/tickets/core/raise-ticket.ts'
import { type AtDesk, changeAtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import {
  findAssigneeId,
  findCustomerFacts,
  updateDeskTicket,
} from '#server/tickets/desk/ticket/ticket-queries.ts'
import { addLink } from './link-tickets.ts'
import { findWaitingSince, listMovable, moveComments } from './queries.ts'
import { recordAtDesk } from './record-at-desk.ts'

type Split = SplitTicket & { ticketId: string }

/**
 * Moves comments of a ticket, with their files, to a new ticket of the same people, as confidential. Both tickets say
 * so to the requester, unless all that moves are notes, of which they know nothing.
 *
 * @throws AppError `not_found`, `ticket_closed`, `invalid_input`
 */
export async function splitTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, ...split }: Split,
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<{ ticket: DeskTicket }> {
  const { newId } = await asStaff(deps.db, (tx) =>
    changeAtDesk(tx, deps, agent, { ticketId, idempotency }, (desk) => splitOff(desk, split)),
  )
  return showDeskTicket(deps, newId)
}

async function splitOff(desk: AtDesk, split: SplitTicket) {
  const { tx, ticket, by, at } = desk
  const wanted = [...new Set(split.commentIds)]
  const moving = await listMovable(tx, ticket, wanted)
  if (moving.length < wanted.length)
    throw invalidInput({ commentIds: (words) => words.tickets.ownComments })
  const since = (await findWaitingSince(tx, ticket, wanted)) ?? at
  const raised = await raiseBeside(desk, split, since)
  await moveComments(tx, ticket, wanted, raised)

  const told = moving.filter(({ isInternal }) => !isInternal).length
  if (told > 0) {
    const { name } = by.viewer
    const moved = { code: 'partMoved' as const, by: name, number: raised.number }
    await tell(desk, ticket, { content: moved, came: -told })
    const cameFrom = { code: 'splitOff' as const, by: name, number: ticket.number }
    await tell(desk, raised, { content: cameFrom, came: told })
  }
  const { customerId } = ticket
  const [from, to] = [
    { customerId, ticketId: ticket.id },
    { customerId, ticketId: raised.id },
  ]
  await addLink(tx, { from: to, to: from, kind: 'related' }, { agent: by.viewer, at })
  await recordAtDesk(tx, [from, to], { type: 'split', agent: by.viewer, at })
  return { newId: raised.id }
}

/**
 * Raises the new ticket as if the requester had, at the moment from which they wait: a split
 * restarts no clock. When it was answered already, the moment is now.
 */
async function raiseBeside(
  { tx, ticket, by, at }: AtDesk,
  { subject, description }: SplitTicket,
  createdAt: Date,
): Promise<ChangeableTicket> {
  const { customerId, requesterId, priority, categories } = ticket
  const { name, timeZone } = await findCustomerFacts(tx, customerId)
  // The tickets of staff name no organization.
  const organization = ticket.subject.endsWith(`(${name})`) ? name : null
  const beside = {
    customerId,
    id: uuidv7(),
    requesterId,
    subject: withOrganization(subject, organization),
    description,
    priority,
    categories,
    confidential: ticket.isConfidential,
    timeZone,
    createdAt,
    updatedAt: at,
  }
  const raised = await raiseTicket(tx, beside, by)
  await carryParticipants(tx, raised, ticket.participantIds, { by, at })
  const assigneeId = await findAssigneeId(tx, ticket)
  await updateDeskTicket(tx, raised, { assigneeId, changedAt: at })
  return raised
}

/** Tells the requester at one of the two what became of the comments, of which `came` came here. */
async function tell(
  { tx, by, at }: AtDesk,
  ticket: ChangeableTicket,
  { content, came }: { content: SystemText; came: number },
) {
  await addComment(tx, ticket, { by: 'system', content, at })
  const event = { type: 'edited' as const, data: { changed: ['comments'] } }
  await applyChange(tx, ticket, { set: {}, newComments: came + 1, event }, { by, at })
}
