import { v7 as uuidv7 } from 'uuid'

import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import { CommentText } from '#shared/tickets/input.ts'
import type { Reply } from '#shared/tickets/contract.ts'
import { attachFiles } from '#server/tickets/attach-files.ts'
import { getTicketParts } from '#server/tickets/get-ticket-parts.ts'
import { getTicketToAnswer } from '#server/tickets/own-ticket.ts'
import { presentComment, presentTicket } from '#server/tickets/present-ticket.ts'
import { insertComment, type TicketRow, updateTicket } from '#server/tickets/queries.ts'
import { recordEvent } from '#server/tickets/record-event.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/sanitize-agent-html.ts'
import { ticketAnswerMemory } from '#server/tickets/ticket-answer-memory.ts'

/**
 * Adds an agent's answer; the ticket is Pending afterwards, because it is the requester's turn. The
 * first answer stops the response clock. Its files were received for the ticket's customer.
 */
export async function replyAsAgent(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { customerId, ticketId, html }: { customerId: string; ticketId: string; html: string },
  { files = [], idempotency }: { files?: ReceivedFile[]; idempotency?: Idempotency } = {},
) {
  const content = readAnswer(html)
  return asStaff(deps.db, (tx) =>
    once(tx, deps, agent, {
      idempotency,
      memory: ticketAnswerMemory<Required<Reply>>(tx, customerId),
      work: async () => {
        const ticket = await getTicketToAnswer(tx, customerId, ticketId)
        const now = deps.now()
        const comment = await insertComment(tx, {
          customerId,
          id: uuidv7(),
          ticketId: ticket.id,
          authorId: agent.userId,
          authorName: agent.name,
          kind: 'agent',
          content,
          createdAt: now,
        })
        const attachments = await attachFiles(tx, ticket, files, { commentId: comment.id, at: now })
        const updated = await updateTicket(tx, ticket, {
          status: 'Pending',
          updatedAt: now,
          commentCount: ticket.commentCount + 1,
          ...firstResponse(ticket, now),
        })
        await recordEvent(tx, updated, {
          type: 'replied',
          by: agent,
          byAgent: true,
          at: now,
          data: { commentId: comment.id },
        })
        if (ticket.status !== 'Pending') {
          await recordEvent(tx, updated, {
            type: 'status_changed',
            by: agent,
            byAgent: true,
            at: now,
            data: { from: ticket.status, to: 'Pending' },
          })
        }
        return {
          ticket: presentTicket(updated, await getTicketParts(tx, updated), now),
          comment: presentComment(comment, attachments),
        }
      },
    }),
  )
}

/** Judged twice: the limit spares the sanitiser, and holds for what it makes of the text. */
function readAnswer(html: string): string {
  const content = readText(sanitizeAgentHtml(readText(html)))
  if (isBlankHtml(content)) throw invalidInput({ comment: 'Write a reply first' })
  return content
}

function readText(text: string): string {
  const parsed = CommentText.safeParse(text)
  if (parsed.success) return parsed.data
  throw invalidInput({ comment: parsed.error.issues[0]?.message ?? 'Write a reply first' })
}

function firstResponse(ticket: TicketRow, at: Date) {
  if (ticket.firstResponseAt) return undefined
  return {
    firstResponseAt: at,
    firstResponseMinutes: businessMinutesBetween(ticket.createdAt, at, ticket.timeZone),
  }
}
