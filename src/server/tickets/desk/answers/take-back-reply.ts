import { randomUUID } from 'node:crypto'

import type { DeskTicket } from '#shared/desk/contract.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { lockDraft, replaceDraft } from './draft-queries.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { listHeldFiles, moveHeldFiles } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { readHeldAnswer } from '#server/tickets/desk/ticket/present-waiting.ts'
import { getTicketKey } from '#server/tickets/desk/ticket/ticket-key.ts'
import {
  announceAtDesk,
  deleteWaitingReply,
  lockWaitingReply,
  type WaitingRow,
} from '#server/tickets/desk/ticket/waiting-queries.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'
import { presentDraft, readChosen } from './present-draft.ts'

type Key = { ticketId: string; waitingId: string }

/**
 * Makes a draft of a reply that is not sent yet, with its text, its files and its choices. Text that is
 * in the draft already stays below. The first of this and the release has the lock of the ticket.
 *
 * @throws AppError `conflict` when it has been sent or taken back, `forbidden` for that of a colleague
 *   which goes out in seconds.
 */
export async function takeBackReply(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, waitingId }: Key,
): Promise<{ ticket: DeskTicket; draft: AnswerDraft }> {
  const taken = await asStaff(deps.db, async (tx) => {
    const { customerId } = await getTicketKey(tx, ticketId)
    // A closed ticket as well: what it has stopped is to be had back.
    const ticket = await lockTicket(tx, customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    const waiting = await lockWaitingReply(tx, ticket, waitingId)
    if (!waiting) throw new AppError('conflict', (words) => words.deskTicket.tooLateToRecall)
    mayDecide(agent, waiting)
    const key = { agentId: agent.userId, ticketId, kind: 'reply' as const }
    const before = await lockDraft(tx, key)
    const { comment, newestSeen, ...answer } = readHeldAnswer(waiting)
    const at = deps.now()
    const draft = await replaceDraft(tx, {
      customerId,
      ...key,
      content: comment + (before?.content ?? ''),
      newestSeen: before?.newestSeen ?? newestSeen ?? null,
      version: randomUUID(),
      updatedAt: at,
      // Later choices win.
      chosen: JSON.stringify({ ...readChosen(answer), ...readChosen(before?.chosen) }),
    })
    await moveHeldFiles(tx, ticket, { waitingId }, { agentId: agent.userId, kind: 'reply' })
    await deleteWaitingReply(tx, waiting)
    await announceAtDesk(tx, ticket, at)
    return presentDraft(draft, await listHeldFiles(tx, ticket))
  })
  return { ...(await showDeskTicket(deps, ticketId)), draft: taken }
}

/**
 * Checks that an agent may decide about a waiting reply: its author, and for one that waits longer any agent, so that its author need not be present.
 *
 * @throws AppError `forbidden`
 */
export function mayDecide(agent: Viewer, { authorId, isLater, stopped }: WaitingRow): void {
  if (authorId === agent.userId || isLater || stopped) return
  throw new AppError('forbidden', (words) => words.deskTicket.onlyAuthorRecalls)
}
