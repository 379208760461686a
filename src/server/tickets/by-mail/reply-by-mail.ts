import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { addReply } from '#server/tickets/core/add-reply.ts'
import { changeTicket } from '#server/tickets/core/change-ticket.ts'
import { type Requester, requesterActor } from '#server/tickets/external/raise-external-ticket.ts'

/**
 * Adds what a requester wrote in a mail, as their reply. Returns the ids of the comment and of its files.
 *
 * @throws AppError `not_found`, `ticket_closed`
 */
export async function replyByMail(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  requester: Requester,
  { ticketId, content, files }: { ticketId: string; content: string; files: ReceivedFile[] },
): Promise<{ commentId: string; fileIds: string[] }> {
  const by = requesterActor(requester)
  const key = { customerId: requester.customer.id, ticketId }
  const { comment } = await changeTicket(tx, deps, { actor: by, key }, (ticket, at) =>
    addReply(tx, ticket, { by, content, at, files, status: 'Open' }),
  )
  const { id: commentId = '', attachments = [] } = comment ?? {}
  return { commentId, fileIds: attachments.map(({ id }) => id) }
}
