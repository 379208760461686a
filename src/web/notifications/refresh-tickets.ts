import type { QueryClient } from '@tanstack/react-query'

import { ticketQueries } from '#web/tickets/ticket-queries.ts'

import type { TicketChange } from './ticket-events.ts'

/** Reads again what the page shows of tickets that have changed, and whatever is made from tickets. */
export function refreshTickets(queryClient: QueryClient, changes: TicketChange[]) {
  // A hidden page asks when it is looked at again.
  const refetchType = document.hidden ? 'none' : 'active'
  for (const { id, updatedAt } of changes) {
    const { queryKey } = ticketQueries.detail(id)
    const known = queryClient.getQueryData(queryKey)
    if (known && known.updatedAt >= updatedAt) continue
    void queryClient.invalidateQueries({ queryKey, refetchType })
  }
  for (const queryKey of [ticketQueries.lists(), ['dashboard']])
    void queryClient.invalidateQueries({ queryKey, refetchType })
}
