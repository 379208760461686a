import type { DeskAnswer, DeskMovedOn } from '#shared/desk/contract.ts'
import type { Answer } from '#shared/desk/input.ts'
import { MAX_ATTACHMENTS, MAX_PAGE_SIZE } from '#shared/limits.ts'

import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { type ChangeableTicket, mustTakeNotes } from '#server/tickets/core/changeable-ticket.ts'
import { type AtDesk, changeAtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { decideByHand } from '#server/tickets/desk/ticket/decide-by-hand.ts'
import { getDeskComment, getDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { holdReply, readRelease } from './hold-reply.ts'
import { readAnswer } from './read-answer.ts'
import { sendWaitingReplies } from './release-reply.ts'
import { writeAnswer } from './write-answer.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { withParts } from '#server/tickets/core/get-ticket-parts.ts'
import {
  findCommentPlace,
  findTicketOfComment,
  listComments,
} from '#server/tickets/core/comment-queries.ts'
import {
  asReceived,
  countHeldFiles,
  dropHeldFiles,
  listHeldFiles,
  takeHeldFiles,
} from '#server/tickets/desk/ticket/held-file-queries.ts'
import { presentDeskComments } from '#server/tickets/desk/ticket/present-desk-comments.ts'
import { presentWaiting } from '#server/tickets/desk/ticket/present-waiting.ts'
import { listWaitingReplies } from '#server/tickets/desk/ticket/waiting-queries.ts'
import { listMergedIds } from '#server/tickets/desk/ticket/relation-queries.ts'
import { deleteDraft, type DraftRow, lockDraft } from './draft-queries.ts'

type Options = { files?: ReceivedFile[]; idempotency?: Idempotency }
type Made = { commentId: string } | { waitingId: string }

/**
 * Adds an agent's reply, which the requester gets, or a note, which only staff see. A reply may wait
 * until its release.
 */
export async function answerTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, ...answer }: Answer & { ticketId: string },
  { files = [], idempotency }: Options = {},
): Promise<DeskAnswer> {
  const given = { ...answer, comment: readAnswer(answer.comment, answer.kind) }
  const only = { ticketId, idempotency, ...(isNoteAlone(given) && { check: mustTakeNotes }) }
  const made = await asStaff(deps.db, (tx) =>
    changeAtDesk<Made>(tx, deps, agent, only, async (desk) => {
      await refuseCrossing(desk, given)
      return give(desk, given, [...files, ...(await takeDraft(desk, given))])
    }),
  )
  return asStaff(deps.db, async (tx) => {
    const { ticket } = await getDeskTicket(tx, deps, ticketId)
    if ('waitingId' in made) return { ticket, comment: null }
    return { ticket, comment: await getDeskComment(tx, ticketId, made.commentId) }
  })
}

/** A note that changes nothing of its ticket. */
function isNoteAlone({ kind, assignee, priority, categories, status, resolutionCode }: Answer) {
  const changes = [assignee, priority, categories, status, resolutionCode]
  return kind === 'note' && changes.every((change) => change === undefined)
}

async function give(desk: AtDesk, answer: Answer, files: ReceivedFile[]): Promise<Made> {
  if (files.length > MAX_ATTACHMENTS)
    throw invalidInput({
      attachments: (words) => words.tickets.tooManyFiles(MAX_ATTACHMENTS),
    })
  const release =
    answer.kind === 'reply' ? await readRelease(desk.tx, answer.release, desk.at) : undefined
  if (release) return holdReply(desk, answer, { files, release })
  const ticket = answer.resolutionCode ? await sendWaitingReplies(desk) : desk.ticket
  const made = await writeAnswer({ ...desk, ticket }, { ...answer, content: answer.comment, files })
  const { assignee } = answer
  const assigneeId = assignee === 'none' ? null : assignee
  await decideByHand(desk, { ...answer, assigneeId })
  return made
}

/**
 * Refuses an answer that crosses something newer than its sender has seen: a comment, or a reply of
 * another agent that goes out in some seconds. The ticket is locked, so nothing comes in between. The
 * refusal carries what is newer.
 *
 * @throws AppError `ticket_moved_on`
 */
async function refuseCrossing(
  { tx, ticket, by }: AtDesk,
  { kind, newestSeen, seenWaiting = [] }: Pick<Answer, 'kind' | 'newestSeen' | 'seenWaiting'>,
) {
  if (newestSeen === undefined) return
  const { customerId, id: ticketId } = ticket
  const mergedIds = await listMergedIds(tx, { customerId, ticketId })
  const conversation = { customerId, id: ticketId, mergedIds }
  const after =
    newestSeen === 'none'
      ? undefined
      : ((await findCommentPlace(tx, conversation, newestSeen)) ??
        (await findPlaceElsewhere(tx, ticket, newestSeen)))
  if (newestSeen !== 'none' && after === undefined)
    throw invalidInput({ newestSeen: (words) => words.tickets.notItsComment })
  const newer = await listComments(tx, conversation, { limit: MAX_PAGE_SIZE, after })
  // A note crosses nothing that has not been sent.
  const waiting = kind === 'note' ? [] : await listWaitingReplies(tx, ticket)
  const unseen = waiting.filter(
    ({ id, authorId, isLater, stopped }) =>
      authorId !== by.viewer.userId && !isLater && !stopped && !seenWaiting.includes(id),
  )
  if (newer.length + unseen.length === 0) return
  const extra: DeskMovedOn = {
    comments: presentDeskComments(await withParts(tx, ticket, newer)),
    waiting: presentWaiting(unseen, await listHeldFiles(tx, ticket)),
  }
  throw new AppError('ticket_moved_on', (words) => words.tickets.movedOn, { extra })
}

/**
 * Finds the place of a comment that has left the conversation while its reader wrote: it was split off,
 * or the merge was taken back. What came after it is new all the same.
 */
async function findPlaceElsewhere(tx: Tx, { customerId }: ChangeableTicket, commentId: string) {
  const id = await findTicketOfComment(tx, customerId, commentId)
  return id === undefined ? undefined : findCommentPlace(tx, { customerId, id }, commentId)
}

/**
 * Takes the files of the sender's draft that go with an answer, and drops the draft, because it is sent.
 * One with another text stays: that was written in another window, or is a part of this one, which the
 * page empties then. Both are sanitized.
 */
async function takeDraft(
  desk: AtDesk,
  { kind, comment, heldFiles }: Answer,
): Promise<ReceivedFile[]> {
  const { tx, ticket, by, at } = desk
  const key = { agentId: by.viewer.userId, ticketId: ticket.id, kind }
  const draft = await lockDraft(tx, key)
  if (!draft) return []
  const taken = heldFiles ? await takeHeldFiles(tx, ticket, key, heldFiles) : []
  if (draft.content === comment || (await isLeftEmpty(desk, draft))) {
    await dropHeldFiles(tx, ticket, key, { keep: [], at })
    await deleteDraft(tx, key)
  }
  return taken.map(asReceived)
}

/** A draft that was begun by its files, and never got a text. */
async function isLeftEmpty({ tx, ticket }: AtDesk, { content, agentId, kind }: DraftRow) {
  return content === '' && (await countHeldFiles(tx, ticket, { agentId, kind })) === 0
}
