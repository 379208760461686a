import { slaReceipt } from '#shared/sla/receipt.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { inWireForm } from '#server/tickets/in-wire-form.ts'
import { ticketNotFound } from '#server/tickets/changeable-ticket.ts'
import { findTicket, listEvents } from '#server/tickets/queries.ts'

/** How the service level was counted, from the ticket's events alone. */
export function getTicketSla(deps: Pick<Deps, 'db' | 'now'>, viewer: Viewer, ticketId: string) {
  return asViewer(deps.db, viewer, async (tx) => {
    const ticket = await findTicket(tx, viewer.customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    const events = await listEvents(tx, ticket)
    const receipt = slaReceipt(
      events.map(({ type, at, byAgent, data }) => ({ type, at, byAgent, priority: data.priority })),
      { timeZone: ticket.timeZone, now: deps.now() },
    )
    return inWireForm(receipt)
  })
}
