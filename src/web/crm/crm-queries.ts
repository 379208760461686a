import { queryOptions } from '@tanstack/react-query'

import { crmEndpoints } from '#shared/crm/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

const EVERY_MS = 10_000
/** While a check is awaited or an import is watched. */
const OFTEN_MS = 2_000

export const crmQueries = {
  overview: () =>
    queryOptions({
      queryKey: ['crm', 'overview'] as const,
      queryFn: ({ signal }) => call(crmEndpoints.getCrm, {}, { signal }),
      // It changes while one looks at it.
      refetchInterval: ({ state: { data } }) =>
        data?.isChecking || data?.backfill?.state === 'running' ? OFTEN_MS : EVERY_MS,
    }),

  values: () =>
    queryOptions({
      queryKey: ['crm', 'values'] as const,
      queryFn: ({ signal }) => call(crmEndpoints.getCrmValues, {}, { signal }),
      // Editing begins with the stored values.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),

  companies: () =>
    queryOptions({
      queryKey: ['crm', 'companies'] as const,
      queryFn: ({ signal }) => call(crmEndpoints.listCrmCompanies, {}, { signal }),
    }),
}
