import type { SlaPromiseQuery } from '#shared/sla/contract.ts'
import { slaPromise } from '#shared/sla/promise.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { readContract } from '#server/service-contracts/core/queries.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { findTicket } from '#server/tickets/core/queries.ts'
import { getSlaReceipt, inWireForm } from '#server/tickets/core/sla-receipt.ts'

/** How the service level was counted, from the ticket's events alone. */
export function getTicketSla(deps: Pick<Deps, 'db' | 'now'>, viewer: Viewer, ticketId: string) {
  return asViewer(deps.db, viewer, async (tx) => {
    const ticket = await findTicket(tx, viewer.customerId, ticketId)
    if (!ticket) throw ticketNotFound()
    return getSlaReceipt(tx, deps, ticket)
  })
}

/** Returns the promise for a ticket that the viewer raises now, in the customer's time zone. */
export async function getSlaPromise(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { categories }: SlaPromiseQuery,
) {
  const { customerId, contractVersionId, timeZone } = viewer
  const contract =
    contractVersionId === null
      ? undefined
      : await asViewer(db, viewer, (tx) => readContract(tx, customerId, contractVersionId))
  return inWireForm(slaPromise({ timeZone, now: now(), categories, contract }))
}
