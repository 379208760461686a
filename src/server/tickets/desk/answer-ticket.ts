import type { DeskAnswer } from '#shared/desk/contract.ts'
import type { Answer } from '#shared/desk/input.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { addComment } from '#server/tickets/add-comment.ts'
import { applyChange } from '#server/tickets/change-ticket.ts'
import type { TicketRow } from '#server/tickets/queries.ts'
import { recordEvent } from '#server/tickets/record-event.ts'
import { type AtDesk, changeAtDesk } from './change-at-desk.ts'
import { firstResponse } from './first-response.ts'
import { getDeskComment, getDeskTicket } from './get-desk-ticket.ts'
import { readAnswer } from './read-answer.ts'
import { refuseCrossing } from './refuse-crossing.ts'
import { updateDeskTicket } from './ticket-queries.ts'

type Options = { files?: ReceivedFile[]; idempotency?: Idempotency }
type Written = { content: string; files: ReceivedFile[] }

/** Adds an agent's reply, which the requester gets, or a note, which only staff see. */
export async function answerTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, kind, comment: html, status = 'Pending', newestSeen }: Answer & { ticketId: string },
  { files = [], idempotency }: Options = {},
): Promise<DeskAnswer> {
  const content = readAnswer(html)
  return asStaff(deps.db, async (tx) => {
    const { commentId } = await changeAtDesk(
      tx,
      deps,
      agent,
      { ticketId, idempotency },
      async (desk) => {
        if (newestSeen !== undefined) await refuseCrossing(tx, desk.ticket, newestSeen)
        if (kind === 'note') return note(desk, { content, files })
        return reply(desk, { content, files, status })
      },
    )
    const { ticket } = await getDeskTicket(tx, deps, ticketId)
    return { ticket, comment: await getDeskComment(tx, ticketId, commentId) }
  })
}

/**
 * Sets the ticket to Pending, because it is the requester's turn, unless the sender chooses
 * otherwise. The first reply stops the response clock.
 */
async function reply(
  { tx, ticket, by, at }: AtDesk,
  { content, files, status }: Written & Pick<TicketRow, 'status'>,
) {
  const { id: commentId } = await addComment(tx, ticket, { by, content, at, files })
  const change = {
    set: { status, ...firstResponse(ticket, at) },
    newComments: 1,
    event: { type: 'replied' as const, data: { commentId } },
  }
  await applyChange(tx, ticket, change, { by, at })
  return { commentId }
}

/** Leaves the ticket itself as it is: a customer could see by any change that there is a note. */
async function note({ tx, ticket, by, at }: AtDesk, { content, files }: Written) {
  const added = await addComment(tx, ticket, { by, content, at, files, isInternal: true })
  const commentId = added.id
  await updateDeskTicket(tx, ticket, { changedAt: at })
  await recordEvent(tx, ticket, { type: 'noted', by, at, data: { commentId } })
  return { commentId }
}
