import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { attachFiles } from '#server/tickets/attach-files.ts'
import { addLink } from '#server/tickets/desk/relate/link-tickets.ts'
import { raiseElsewhere, type Requester } from '#server/tickets/elsewhere/raise-elsewhere.ts'
import { listCategoryIds } from '#server/tickets/queries.ts'

const USUAL_CATEGORY = 'GENERAL_INQUIRY'

type NewTicket = {
  subject: string
  description: string
  files: ReceivedFile[]
  /** A closed ticket of the same customer that it goes on from. Agents see the link. */
  followsId?: string
}

/**
 * Raises a ticket of what a requester wrote in a mail. A mail says nothing of priority and category. Returns the
 * ids of the ticket and of its files.
 */
export async function raiseByMail(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  requester: Requester,
  { subject, description, files, followsId }: NewTicket,
): Promise<{ ticketId: string; fileIds: string[] }> {
  const createdAt = now()
  const offered = await listCategoryIds(tx)
  const category = offered.find((id) => id === USUAL_CATEGORY) ?? offered[0] ?? USUAL_CATEGORY
  const ticket = await raiseElsewhere(tx, requester, {
    subject,
    description,
    priority: 'Low',
    categories: [category],
    createdAt,
  })
  const attached = await attachFiles(tx, ticket, files, { commentId: null, at: createdAt })
  if (followsId) {
    const { customerId, id: ticketId } = ticket
    const to = { customerId, ticketId: followsId }
    const link = { from: { customerId, ticketId }, to, kind: 'related' as const }
    await addLink(tx, link, { agent: null, at: createdAt })
  }
  return { ticketId: ticket.id, fileIds: attached.map(({ id }) => id) }
}
