import { invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { businessMinutesBetween } from '#shared/sla/business-time.ts'
import { CommentText } from '#shared/tickets/input.ts'
import { addComment } from '#server/tickets/add-comment.ts'
import type { Actor } from '#server/tickets/audience.ts'
import { changeTicket } from '#server/tickets/change-ticket.ts'
import type { TicketRow } from '#server/tickets/queries.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/sanitize-agent-html.ts'
import { ticketAnswerMemory } from '#server/tickets/ticket-answer-memory.ts'

/**
 * Adds an agent's answer and sets the ticket to Pending, because it is the requester's turn. The first
 * answer stops the response clock. The files must have been received for the ticket's customer.
 */
export async function replyAsAgent(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { customerId, ticketId, html }: { customerId: string; ticketId: string; html: string },
  { files = [], idempotency }: { files?: ReceivedFile[]; idempotency?: Idempotency } = {},
) {
  const content = readAnswer(html)
  const actor: Actor = { viewer: agent, byAgent: true }
  return asStaff(deps.db, (tx) =>
    once(tx, deps, agent, {
      idempotency,
      memory: ticketAnswerMemory(tx, customerId),
      work: () =>
        changeTicket(tx, deps, actor, { customerId, ticketId }, async (ticket, at) => {
          const comment = await addComment(tx, ticket, { by: actor, content, at, files })
          return {
            set: { status: 'Pending', ...firstResponse(ticket, at) },
            newComments: 1,
            event: { type: 'replied', data: { commentId: comment.id } },
            comment,
          }
        }),
    }),
  )
}

/**
 * Checks the length twice: before sanitizing, to spare the sanitizer, and after it, for what is
 * stored.
 */
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
