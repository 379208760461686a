import { queryOptions } from '@tanstack/react-query'

import { timeEndpoints } from '#shared/desk/endpoints.ts'
import { workTypeEndpoints } from '#shared/work-types/endpoints.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

import { type TimePageFilters, timeQuery } from './time-filters.ts'

const KINDS_STALE_MS = 5 * 60_000

export const timeQueries = {
  /** Its key is one of the ticket's, so that the feed of changes reads it again. */
  ofTicket: (ticketId: string) =>
    queryOptions({
      queryKey: ['desk', 'ticket', ticketId, 'time'] as const,
      queryFn: ({ signal }) =>
        call(timeEndpoints.listTicketTime, { params: { ticketId } }, { signal }),
    }),

  list: (filters: TimePageFilters) =>
    listQuery({
      queryKey: ['desk', 'time', 'list', timeQuery(filters)],
      read: (cursor, signal) =>
        callWithHeaders(
          timeEndpoints.listTime,
          { query: { ...timeQuery(filters), cursor } },
          { signal },
        ),
    }),

  sums: (filters: TimePageFilters) =>
    queryOptions({
      queryKey: ['desk', 'time', 'sums', timeQuery(filters)] as const,
      queryFn: ({ signal }) =>
        call(timeEndpoints.sumTime, { query: timeQuery(filters) }, { signal }),
    }),

  exports: () =>
    queryOptions({
      queryKey: ['desk', 'time', 'exports'] as const,
      queryFn: ({ signal }) => call(timeEndpoints.listTimeExports, {}, { signal }),
    }),

  rules: (customerId: string) =>
    queryOptions({
      queryKey: ['desk', 'time', 'rules', customerId] as const,
      queryFn: ({ signal }) =>
        call(timeEndpoints.getTimeRules, { params: { customerId } }, { signal }),
    }),

  kinds: () =>
    queryOptions({
      queryKey: ['desk', 'work-kinds'] as const,
      queryFn: ({ signal }) => call(workTypeEndpoints.listWorkKinds, {}, { signal }),
      staleTime: KINDS_STALE_MS,
    }),
}
