import type { Tx } from '#server/db/client.ts'
import { listAttachments, listComments, type TicketRow } from './queries.ts'

/** What a ticket's own page shows beside the ticket. */
export async function getTicketParts(tx: Tx, ticket: TicketRow) {
  return {
    comments: await listComments(tx, ticket),
    attachments: await listAttachments(tx, ticket),
  }
}
