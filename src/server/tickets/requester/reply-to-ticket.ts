import { v7 as uuidv7 } from 'uuid'

import type { Reply } from '#shared/tickets/contract.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { sizeOf } from '#server/usage/size-of.ts'
import { withinLimits } from '#server/usage/within-limits.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { attachFiles } from '#server/tickets/attach-files.ts'
import { getTicketParts } from '#server/tickets/get-ticket-parts.ts'
import { getOwnTicket } from '#server/tickets/own-ticket.ts'
import { presentComment, presentTicket } from '#server/tickets/present-ticket.ts'
import { insertComment, updateTicket } from '#server/tickets/queries.ts'
import { recordEvent } from '#server/tickets/record-event.ts'
import { ticketAnswerMemory } from '#server/tickets/ticket-answer-memory.ts'

/** Adds the requester's reply; the ticket is Open afterwards, because it is the agents' turn. */
export function replyToTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { ticketId, comment: content }: { ticketId: string; comment: string },
  { files = [], idempotency }: { files?: ReceivedFile[]; idempotency?: Idempotency } = {},
) {
  return withinLimits(deps, viewer, { replies: 1, bytes: sizeOf(content, files) }, (counted) =>
    asViewer(deps.db, viewer, (tx) =>
      once(tx, deps, viewer, {
        idempotency,
        memory: ticketAnswerMemory<Required<Reply>>(tx, viewer.customerId),
        work: async () => {
          counted.begin()
          const ticket = await getOwnTicket(tx, viewer, ticketId)
          const now = deps.now()
          const comment = await insertComment(tx, {
            customerId: ticket.customerId,
            id: uuidv7(),
            ticketId: ticket.id,
            authorId: viewer.userId,
            authorName: viewer.name,
            kind: 'requester',
            content,
            createdAt: now,
          })
          const attachments = await attachFiles(tx, ticket, files, {
            commentId: comment.id,
            at: now,
          })
          const updated = await updateTicket(tx, ticket, {
            status: 'Open',
            updatedAt: now,
            commentCount: ticket.commentCount + 1,
          })
          await recordEvent(tx, updated, {
            type: 'replied',
            by: viewer,
            at: now,
            data: { commentId: comment.id },
          })
          if (ticket.status !== 'Open') {
            await recordEvent(tx, updated, {
              type: 'status_changed',
              by: viewer,
              at: now,
              data: { from: ticket.status, to: 'Open' },
            })
          }
          return {
            ticket: presentTicket(updated, await getTicketParts(tx, updated), now),
            comment: presentComment(comment, attachments),
          }
        },
      }),
    ),
  )
}
