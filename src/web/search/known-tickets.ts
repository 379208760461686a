import type { QueryClient } from '@tanstack/react-query'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { dashboardQueries } from '#web/dashboard/dashboard-queries.ts'
import { idOf, type ListParts, rowsOf } from '#web/lib/http/list-parts.ts'
import { listedTickets } from '#web/tickets/queries/ticket-queries.ts'

/** The tickets that a page has loaded, the last changed first. */
export function knownTickets(queryClient: QueryClient): TicketListItem[] {
  const dashboard = queryClient.getQueryData(dashboardQueries.summary().queryKey)
  const tickets = [
    ...listedTickets(queryClient),
    ...(dashboard?.recent ?? []),
    ...(dashboard?.priorityAttention ?? []),
  ]
  return lastChangedFirst(tickets)
}

/** The same for staff: what queues have loaded, by the key of `desk-queries.ts`. */
export function knownDeskTickets(queryClient: QueryClient): DeskTicketItem[] {
  const lists = queryClient.getQueriesData<ListParts<DeskTicketItem>>({
    queryKey: ['desk', 'list'],
  })
  return lastChangedFirst(lists.flatMap(([, list]) => (list ? rowsOf(list, idOf) : [])))
}

function lastChangedFirst<Row extends { id: string; updatedAt: string }>(tickets: Row[]): Row[] {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return [...byId.values()].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}
