import { queryOptions } from '@tanstack/react-query'

import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/call.ts'

// A change of a ticket invalidates everything under the first part of the key.
export const dashboardQueries = {
  all: () => ['dashboard'] as const,

  summary: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'summary'],
      queryFn: ({ signal }) => call('getDashboard', {}, { signal }),
    }),

  /** What the "All" switch of the recent tickets shows: the newest 50. */
  newestTickets: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'newest'],
      queryFn: ({ signal }) =>
        call('listTickets', { query: { limit: DEFAULT_PAGE_SIZE } }, { signal }),
    }),
}
