import { queryOptions } from '@tanstack/react-query'

import { ratingEndpoints } from '#shared/tickets/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

/** How the viewer rated a ticket's last closing. */
export function ratingQuery(ticketId: string) {
  return queryOptions({
    queryKey: [...ticketQueries.all(), 'rating', ticketId] as const,
    queryFn: ({ signal }) => call(ratingEndpoints.getRating, { params: { ticketId } }, { signal }),
    staleTime: 0,
    // The ticket waits for it, and does without.
    retry: false,
  })
}
