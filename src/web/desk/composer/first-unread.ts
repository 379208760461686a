import type { DeskTicket } from '#shared/desk/contract.ts'
import { newestFirst } from '#web/tickets/queries/comments.ts'

/**
 * Finds the first message of the requester that the viewer has not seen and no agent has answered: the id
 * of its comment, or of the ticket for its description. Null when there is none.
 */
export function firstUnread(ticket: Pick<DeskTicket, 'id' | 'comments' | 'seenAt'>): string | null {
  const { id, comments, seenAt } = ticket
  if (seenAt === undefined) return null
  const shared = newestFirst(comments).filter((one) => !one.isInternal && !one.isSystem)
  const answered = shared.findIndex(({ isAgent }) => isAgent)
  if (answered === -1 && seenAt === null) return id
  const unanswered = answered === -1 ? shared : shared.slice(0, answered)
  const unread = unanswered.filter(({ createdAt }) => seenAt === null || createdAt > seenAt)
  return unread.at(-1)?.id ?? null
}
