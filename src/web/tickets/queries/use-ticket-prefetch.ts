import { useQueryClient } from '@tanstack/react-query'

import { useIntent } from '#web/lib/input/use-intent.ts'

import { ticketQueries } from './ticket-queries.ts'

/** Fetches a ticket that is about to be opened. Spread the handlers onto its link. */
export function useTicketPrefetch(ticketId: string) {
  const queryClient = useQueryClient()

  return useIntent(() => {
    void queryClient.prefetchQuery(ticketQueries.detail(ticketId))
    void queryClient.prefetchQuery(ticketQueries.serviceZone())
  })
}
