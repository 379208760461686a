import type { DeskAnswer } from '#shared/desk/contract.ts'
import type { Answer } from '#shared/desk/input.ts'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { mustTakeNotes } from '#server/tickets/core/changeable-ticket.ts'
import { type AtDesk, changeAtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { decideByHand } from '#server/tickets/desk/ticket/decide-by-hand.ts'
import { getDeskComment, getDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { holdReply, readRelease } from './hold-reply.ts'
import { readAnswer } from './read-answer.ts'
import { refuseCrossing } from './refuse-crossing.ts'
import { sendWaitingReplies } from './release-reply.ts'
import { takeDraft } from './take-draft.ts'
import { writeAnswer } from './write-answer.ts'

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
