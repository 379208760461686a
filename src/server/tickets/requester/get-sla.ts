import { slaPromise } from '#shared/sla/promise.ts'
import { slaReceipt } from '#shared/sla/receipt.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
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

/** What the viewer would be promised for a ticket raised now, in the customer's time zone. */
export function getSlaPromise({ now }: Pick<Deps, 'now'>, { timeZone }: Pick<Viewer, 'timeZone'>) {
  return inWireForm(slaPromise({ timeZone, now: now() }))
}

type InWireForm<Value> = Value extends Date
  ? string
  : Value extends object
    ? { -readonly [Key in keyof Value]: InWireForm<Value[Key]> }
    : Value

/** Instants as text, all the way down: what JSON makes of them. */
function inWireForm<Value>(value: Value): InWireForm<Value> {
  return JSON.parse(JSON.stringify(value)) as InWireForm<Value>
}
