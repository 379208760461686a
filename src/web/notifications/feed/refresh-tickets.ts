import type { QueryClient } from '@tanstack/react-query'

import { authQueries } from '#web/access/session/auth-queries.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import type { TicketChange, TicketChanges } from './ticket-events.ts'

/** Reads again the changed tickets that the page shows, and everything that is made from tickets. */
export function refreshTickets(queryClient: QueryClient, changes: TicketChanges) {
  if (changes === 'shown-time') {
    // Also in a hidden page: time that is no longer shown must not be there when it is looked at.
    void queryClient.invalidateQueries({ queryKey: ticketQueries.shownTime() })
    return
  }
  // A hidden page asks when it is looked at again.
  const refetchType = document.hidden ? 'none' : 'active'
  const tickets =
    changes === 'any'
      ? // It may have been what the viewer sees, or that they are a portal manager.
        [ticketQueries.all(), authQueries.currentUser().queryKey]
      : [
          ...changedTickets(queryClient, changes),
          // A participant changes nothing of the ticket that could be compared.
          ...changes.map(({ id }) => ticketQueries.audience(id).queryKey),
          ticketQueries.lists(),
        ]
  for (const queryKey of [...tickets, ...deskKeys(changes), ['dashboard']])
    void queryClient.invalidateQueries({ queryKey, refetchType })
}

/** The keys of `desk-queries.ts`. A note or an assignment changes no instant that could be compared. */
function deskKeys(changes: TicketChange[] | 'any') {
  if (changes === 'any') return [['desk']]
  return [['desk', 'list'], ['desk', 'views'], ...changes.map(({ id }) => ['desk', 'ticket', id])]
}

function changedTickets(queryClient: QueryClient, changes: TicketChange[]) {
  return changes.flatMap(({ id, updatedAt }) => {
    const { queryKey } = ticketQueries.detail(id)
    const known = queryClient.getQueryData(queryKey)
    return known && known.updatedAt >= updatedAt ? [] : [queryKey]
  })
}
