import { queryOptions } from '@tanstack/react-query'

import { healthEndpoints } from '#shared/health/endpoints.ts'
import { call } from './call.ts'

/** Failures that keep the installation from its work. */
export const failureQuery = queryOptions({
  queryKey: ['lasting-failures'] as const,
  queryFn: ({ signal }) => call(healthEndpoints.listFailures, {}, { signal }),
  refetchInterval: 60_000,
})
