import { queryOptions } from '@tanstack/react-query'

import { dashboardEndpoints, ticketEndpoints } from '#shared/tickets/endpoints.ts'
import type { ListScope } from '#shared/tickets/values.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/http/call.ts'
import { inKnownCase } from './known-case.ts'
import { unlessMine } from './ticket-list-filters.ts'

// A change of a ticket invalidates everything under the first part of the key.
export const dashboardQueries = {
  all: () => ['dashboard'] as const,

  summaries: () => [...dashboardQueries.all(), 'summary'] as const,

  summary: (scope: ListScope = 'mine') =>
    queryOptions({
      queryKey: [...dashboardQueries.summaries(), scope],
      queryFn: async ({ signal }) => {
        const { recent, priorityAttention, ...figures } = await call(
          dashboardEndpoints.getDashboard,
          { query: { scope: unlessMine(scope) } },
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
  newestTickets: (scope: ListScope) =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'newest', scope],
      queryFn: async ({ signal }) => {
        const query = { scope: unlessMine(scope), limit: DEFAULT_PAGE_SIZE }
        return (await call(ticketEndpoints.listTickets, { query }, { signal })).map(inKnownCase)
      },
    }),
}
