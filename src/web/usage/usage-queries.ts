import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { usageEndpoints } from '#shared/usage/endpoints.ts'
import type { UsageOrder } from '#shared/usage/values.ts'
import { call } from '#web/lib/http/call.ts'

export const usageQueries = {
  usage: (sort: UsageOrder) =>
    queryOptions({
      queryKey: ['usage', sort] as const,
      queryFn: ({ signal }) => call(usageEndpoints.getUsage, { query: { sort } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  limits: () =>
    queryOptions({
      queryKey: ['usage', 'limits'] as const,
      queryFn: ({ signal }) => call(usageEndpoints.getUsageLimits, {}, { signal }),
      // Editing begins with the stored values.
      gcTime: 0,
    }),
}
