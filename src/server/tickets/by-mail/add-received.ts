import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import type { Actor, Correspondent } from '#server/tickets/core/audience.ts'
import { applyChange } from '#server/tickets/core/change-ticket.ts'
import { mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'

type Received = {
  customerId: string
  ticketId: string
  /** Who wrote it, which need not be the requester. */
  author: Correspondent['viewer']
  content: string
  files: ReceivedFile[]
}

/**
 * Adds what somebody wrote in a mail, because an agent says that it belongs to the ticket. The requester reads
 * whose words they are. Returns the ids of the comment and of its files.
 *
 * @throws AppError `not_found`, `ticket_closed`
 */
export async function addReceived(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  agent: Actor,
  { customerId, ticketId, author, content, files }: Received,
): Promise<{ commentId: string; fileIds: string[] }> {
  const ticket = mustBeChangeable(await lockTicket(tx, customerId, ticketId), agent)
  const by: Correspondent = { viewer: author, byAgent: false }
  const at = now()
  const { id: commentId, attachments } = await addComment(tx, ticket, { by, content, at, files })
  const event = { type: 'replied' as const, data: { commentId } }
  await applyChange(tx, ticket, { set: { status: 'Open' }, newComments: 1, event }, { by, at })
  return { commentId, fileIds: attachments.map(({ id }) => id) }
}
