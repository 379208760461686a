import { queryOptions } from '@tanstack/react-query'

import { customerEndpoints } from '#shared/customers/endpoints.ts'
import type {
  CustomerSort,
  SetupFilter,
  SortDirection,
  StatusFilter,
} from '#shared/customers/values.ts'
import { CUSTOMERS_KEY } from '#web/connections/page/sign-on-queries.ts'
import { MAX_PAGE_SIZE, RECENT_CUSTOMERS } from '#shared/limits.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

import { findNewCustomerId, keepNewCustomerId } from '#web/customers/form/new-customer.ts'

export type CustomerFilters = {
  q: string
  setup?: SetupFilter
  status?: StatusFilter
  /** Without it the newest come first. */
  sort?: CustomerSort
  direction?: SortDirection
}

export const customerQueries = {
  all: () => CUSTOMERS_KEY,

  lists: () => [...customerQueries.all(), 'list'] as const,

  list: (filters: CustomerFilters) =>
    listQuery({
      queryKey: [...customerQueries.lists(), filters],
      read: (cursor, signal) =>
        callWithHeaders(
          customerEndpoints.listCustomers,
          { query: { ...filters, limit: MAX_PAGE_SIZE, cursor } },
          { signal },
        ),
    }),

  recent: () =>
    queryOptions({
      queryKey: [...customerQueries.all(), 'recent'] as const,
      queryFn: ({ signal }) =>
        call(customerEndpoints.listCustomers, { query: { limit: RECENT_CUSTOMERS } }, { signal }),
    }),

  counts: () =>
    queryOptions({
      queryKey: [...customerQueries.all(), 'counts'] as const,
      queryFn: ({ signal }) => call(customerEndpoints.countCustomers, {}, { signal }),
    }),

  detail: (customerId: string) =>
    queryOptions({
      queryKey: [...customerQueries.all(), 'detail', customerId] as const,
      queryFn: ({ signal }) =>
        call(customerEndpoints.getCustomer, { params: { customerId } }, { signal }),
      // Editing begins with the stored values.
      gcTime: 0,
    }),

  overview: (customerId: string) =>
    queryOptions({
      queryKey: [...customerQueries.all(), 'overview', customerId] as const,
      queryFn: ({ signal }) =>
        call(customerEndpoints.getCustomerOverview, { params: { customerId } }, { signal }),
    }),

  /** The customer that a person is adding in this tab. */
  prepared: (userId: string) =>
    queryOptions({
      queryKey: ['new-customer', userId] as const,
      queryFn: async ({ signal }) => {
        const { id, origin } = await call(customerEndpoints.prepareCustomer, {}, { signal })
        const kept = (await findNewCustomerId(userId, Date.now())) ?? id
        keepNewCustomerId(userId, kept)
        return { id: kept, origin }
      },
      // The one after it gets another id.
      gcTime: 0,
      staleTime: Infinity,
    }),

  /** Origin of the portal, for people and identity providers. */
  portalOrigin: () =>
    queryOptions({
      queryKey: ['portal-origin'] as const,
      queryFn: async ({ signal }) =>
        (await call(customerEndpoints.prepareCustomer, {}, { signal })).origin,
      staleTime: Infinity,
    }),

  /** Those that can still be brought back. */
  deleted: () =>
    queryOptions({
      queryKey: [...customerQueries.all(), 'deleted'] as const,
      queryFn: ({ signal }) => call(customerEndpoints.listDeletedCustomers, {}, { signal }),
    }),
}
