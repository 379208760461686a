import { PRIORITY_ATTENTION_TICKETS, RECENT_TICKETS } from '#shared/limits.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { type ListedTicket, listTickets } from '#server/tickets/queries.ts'

/** The newest tickets, and the newest that are urgent and not closed (specification section 2, dashboard). */
export async function listDashboardTickets(tx: Tx, viewer: Viewer, now: Date) {
  const newest = { sort: 'createdAt', direction: 'desc', now } as const
  const recent = await listTickets(tx, viewer, {}, { ...newest, limit: RECENT_TICKETS })
  const urgent = await listTickets(
    tx,
    viewer,
    { isUrgent: true },
    { ...newest, limit: PRIORITY_ATTENTION_TICKETS },
  )
  return {
    recent: itemsOf(recent.slice(0, RECENT_TICKETS)),
    priorityAttention: itemsOf(urgent.slice(0, PRIORITY_ATTENTION_TICKETS)),
  }
}

/** The database writes them in the shape of the contract, which route() checks. */
function itemsOf(listed: ListedTicket[]): TicketListItem[] {
  return listed.map(({ json }) => JSON.parse(json) as TicketListItem)
}
