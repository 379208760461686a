import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { addReply } from '#server/tickets/core/add-reply.ts'
import type { Actor, Correspondent } from '#server/tickets/core/audience.ts'
import { mustBeChangeable } from '#server/tickets/core/changeable-ticket.ts'
import { lockTicket } from '#server/tickets/core/queries.ts'

type Received = {
  customerId: string
  ticketId: string
  /** Author of the mail, who need not be the requester. */
  author: Correspondent['viewer']
  content: string
  files: ReceivedFile[]
}

/**
 * Adds a person's mail, because an agent says that it belongs to the ticket. The requester reads who wrote it. Returns the ids of the comment and of its files.
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
  const reply = { by, content, at, files, status: 'Open' as const }
  const { comment } = await addReply(tx, ticket, reply)
  return { commentId: comment.id, fileIds: comment.attachments.map(({ id }) => id) }
}
