import { queryOptions } from '@tanstack/react-query'

import { deskEndpoints, savedViewEndpoints } from '#shared/desk/endpoints.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

import { type DeskFilters, deskQuery } from './desk-filters.ts'

/** Queries of the desk. The feed of changes (`refresh-tickets.ts`) knows these keys. */
export const deskQueries = {
  all: () => ['desk'] as const,
  lists: () => ['desk', 'list'] as const,

  list: (filters: DeskFilters) =>
    listQuery({
      // As the server is asked: the saved view that was opened changes nothing of what is listed.
      queryKey: [...deskQueries.lists(), deskQuery(filters)],
      read: (cursor, signal, etag) =>
        callWithHeaders(
          deskEndpoints.listDeskTickets,
          { query: { ...deskQuery(filters), cursor } },
          { signal, headers: { 'If-None-Match': etag } },
        ),
    }),

  /** How many tickets each view has. */
  views: () =>
    queryOptions({
      queryKey: ['desk', 'views'] as const,
      queryFn: ({ signal }) => call(deskEndpoints.countDeskViews, {}, { signal }),
    }),

  /** The views that agents have saved, and how many tickets each has. */
  savedViews: () =>
    queryOptions({
      queryKey: ['desk', 'views', 'saved'] as const,
      queryFn: ({ signal }) => call(savedViewEndpoints.listSavedViews, {}, { signal }),
    }),

  ticket: (ticketId: string) =>
    queryOptions({
      queryKey: ['desk', 'ticket', ticketId] as const,
      queryFn: ({ signal }) =>
        call(deskEndpoints.getDeskTicket, { params: { ticketId } }, { signal }),
    }),
}
