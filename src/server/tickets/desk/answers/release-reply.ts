import type { Answer } from '#shared/desk/input.ts'
import type { StopReason } from '#shared/desk/answers/parts.ts'

import type { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { findInternalCustomerId, listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import type { Actor } from '#server/tickets/core/audience.ts'
import { type ChangeableTicket, mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import type { AtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { asReceived, takeHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import type { WaitingKey } from './hold-reply.ts'
import { readHeldAnswer } from '#server/tickets/desk/ticket/present-waiting.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import { writeAnswer } from './write-answer.ts'
import {
  announceAtDesk,
  deleteWaitingReply,
  findDeskSettings,
  listWaitingReplies,
  lockWaitingReply,
  updateStopped,
  type WaitingRow,
} from '#server/tickets/desk/ticket/waiting-queries.ts'

/**
 * Sends a waiting reply as its author, if it still waits: from now on it is a comment like any other,
 * and only now the ticket changes and the response clock stops. A stopped one is left alone unless
 * `evenStopped`. Returns why it was stopped just now.
 *
 * @throws AppError `not_found`, `ticket_closed`, or what else refuses the answer by now.
 */
export async function releaseReply(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { ticketId, waitingId }: WaitingKey,
  { evenStopped = false } = {},
): Promise<StopReason | undefined> {
  const { customerId } = await getTicketKey(tx, ticketId)
  const ticket = await lockTicket(tx, customerId, ticketId)
  const waiting = ticket && (await lockWaitingReply(tx, ticket, waitingId))
  if (!waiting || (waiting.stopped && !evenStopped)) return undefined
  const at = now()
  const by = await authorOf(tx, waiting)
  if (!by) {
    await stopReply(tx, waiting, 'author_gone', at)
    return 'author_gone'
  }
  await send({ tx, ticket: mustBeChangeable(ticket, by), by, at }, waiting)
  return undefined
}

/**
 * Sends the replies that wait for their seconds alone, before the ticket is closed: to the person
 * who closes it they are sent. Returns the ticket as it is then. Replies that cannot be sent are
 * stopped by the closing.
 */
export async function sendWaitingReplies({
  tx,
  ticket,
  by,
  at,
}: AtDesk): Promise<ChangeableTicket> {
  let current = ticket
  for (const { id, isLater, stopped } of await listWaitingReplies(tx, ticket)) {
    const waiting = isLater || stopped ? undefined : await lockWaitingReply(tx, ticket, id)
    const author = waiting && (await authorOf(tx, waiting))
    if (!waiting || !author) continue
    const desk = { tx, ticket: current, by: author, at }
    // It does not close what is about to be closed.
    await send(desk, waiting, { resolutionCode: undefined })
    current = mustBeChangeable(await lockTicket(tx, ticket.customerId, ticket.id), by)
  }
  return current
}

/** Keeps a reply from being sent until an agent has decided about it. */
export async function stopReply(tx: Tx, waiting: WaitingRow, reason: StopReason, at: Date) {
  await updateStopped(tx, waiting, reason)
  await announceAtDesk(tx, { customerId: waiting.customerId, id: waiting.ticketId }, at)
}

/** Why a refusal at the release keeps the reply from being sent. */
export function stopReasonOf(refusal: AppError): StopReason {
  return refusal.code === 'ticket_closed' ? 'closed' : 'refused'
}

async function send(desk: AtDesk, waiting: WaitingRow, change: Partial<Answer> = {}) {
  const { tx, ticket } = desk
  const held = await takeHeldFiles(tx, ticket, { waitingId: waiting.id })
  await deleteWaitingReply(tx, waiting)
  const answer = { ...readHeldAnswer(waiting), ...change }
  await writeAnswer(desk, { ...answer, content: answer.comment, files: held.map(asReceived) })
}

/** Returns the agent who wrote it, under the name that they have by now, while they may still sign in. */
async function authorOf(tx: Tx, { authorId }: WaitingRow): Promise<Actor | undefined> {
  const agents = await listActiveStaffNames(tx)
  const author = agents.find(({ id }) => id === authorId)
  if (!author) return undefined
  const { timeZone } = await findDeskSettings(tx)
  const customerId = await findInternalCustomerId(tx)
  const viewer = { userId: author.id, customerId, name: author.name, timeZone }
  return { viewer, byAgent: true }
}
