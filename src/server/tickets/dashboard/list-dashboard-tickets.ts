import type { TicketListItem } from '#shared/tickets/contract.ts'
import type { ListScope } from '#shared/tickets/values.ts'
import { PRIORITY_ATTENTION_TICKETS, RECENT_TICKETS } from '#shared/limits.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { withRequesters } from '#server/tickets/list/list-own-tickets.ts'
import { type ListedTicket, listTickets } from '#server/tickets/list/list-queries.ts'

/**
 * Lists the newest tickets, and the newest that are urgent and not closed (specification section 2,
 * dashboard).
 */
export async function listDashboardTickets(
  tx: Tx,
  viewer: Viewer,
  { scope, now }: { scope: ListScope; now: Date },
) {
  const newest = { sort: 'createdAt', direction: 'desc', now } as const
  const recent = await listTickets(tx, viewer, { scope }, { ...newest, limit: RECENT_TICKETS })
  const urgent = await listTickets(
    tx,
    viewer,
    { scope, isUrgent: true },
    { ...newest, limit: PRIORITY_ATTENTION_TICKETS },
  )
  const named = (rows: ListedTicket[]) => (scope === 'mine' ? rows : withRequesters(tx, rows))
  return {
    recent: (await named(recent.slice(0, RECENT_TICKETS))).map(readListItem),
    priorityAttention: (await named(urgent.slice(0, PRIORITY_ATTENTION_TICKETS))).map(readListItem),
  }
}

/** The database writes the shape of the contract, and route() checks it. */
function readListItem({ json }: ListedTicket): TicketListItem {
  return JSON.parse(json) as TicketListItem
}
