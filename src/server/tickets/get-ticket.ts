import type { Ticket } from '#shared/tickets.ts'

import { asViewer } from '#server/db/as-role.ts'
import type { Tx } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/viewer.ts'
import { ticketNotFound } from './own-ticket.ts'
import { presentTicket } from './present-ticket.ts'
import { findTicket, listAttachments, listComments, type TicketRow } from './queries.ts'

/** @throws AppError `not_found`, also for a ticket that is someone else's. */
export function getTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  ticketId: string,
): Promise<Ticket> {
  return asViewer(deps.db, viewer, async (tx) => {
    const ticket = await findTicket(tx, viewer.customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    return presentTicket(ticket, await getTicketParts(tx, ticket), deps.now())
  })
}

export async function getTicketParts(tx: Tx, ticket: TicketRow) {
  return {
    comments: await listComments(tx, ticket),
    attachments: await listAttachments(tx, ticket),
  }
}
