import type { QueryClient } from '@tanstack/react-query'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import { dashboardQueries } from '#web/dashboard/dashboard-queries.ts'
import { listedTickets } from '#web/tickets/ticket-queries.ts'

/** The tickets that a page has loaded, the last changed first. */
export function knownTickets(queryClient: QueryClient): TicketListItem[] {
  const dashboard = queryClient.getQueryData(dashboardQueries.summary().queryKey)
  const tickets = [
    ...listedTickets(queryClient),
    ...(dashboard?.recent ?? []),
    ...(dashboard?.priorityAttention ?? []),
  ]
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return [...byId.values()].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}
