import { queryOptions } from '@tanstack/react-query'

import { dashboardEndpoints, ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/http/call.ts'
import { inKnownCase } from './known-case.ts'

// A change of a ticket invalidates everything under the first part of the key.
export const dashboardQueries = {
  all: () => ['dashboard'] as const,

  summary: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'summary'],
      queryFn: async ({ signal }) => {
        const { recent, priorityAttention, ...figures } = await call(
          dashboardEndpoints.getDashboard,
          {},
          { signal },
        )
        return {
          ...figures,
          recent: recent.map(inKnownCase),
          priorityAttention: priorityAttention.map(inKnownCase),
        }
      },
    }),

  /** The newest 50, for the "All" switch of the recent tickets. */
  newestTickets: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'newest'],
      queryFn: async ({ signal }) => {
        const query = { limit: DEFAULT_PAGE_SIZE }
        return (await call(ticketEndpoints.listTickets, { query }, { signal })).map(inKnownCase)
      },
    }),
}
