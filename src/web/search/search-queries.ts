import { queryOptions } from '@tanstack/react-query'

import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { inKnownCase } from '#web/tickets/queries/known-case.ts'

export const RECENT_TICKETS = 5
export const FOUND_TICKETS = 8

export const searchQueries = {
  /** The newest tickets with the text; without one, those that changed last. */
  tickets: (q: string) =>
    queryOptions({
      queryKey: ['tickets', 'search', q] as const,
      queryFn: async ({ signal }) => {
        const query =
          q === ''
            ? { sort: 'updatedAt' as const, limit: RECENT_TICKETS }
            : { q, limit: FOUND_TICKETS }
        return (await call(ticketEndpoints.listTickets, { query }, { signal })).map(inKnownCase)
      },
      // Whoever has just raised a ticket looks for it.
      staleTime: 0,
    }),

  /** For staff: tickets of all customers, the last changed first. */
  deskTickets: (q: string) =>
    queryOptions({
      queryKey: ['desk', 'search', q] as const,
      queryFn: async ({ signal }) => {
        const { findAtDesk } = await import('./find-at-desk.ts')
        const query = q === '' ? { limit: RECENT_TICKETS } : { q, limit: FOUND_TICKETS }
        return findAtDesk(query, signal)
      },
      staleTime: 0,
    }),
}
