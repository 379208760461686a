import { queryOptions } from '@tanstack/react-query'

import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { call } from '#web/lib/call.ts'

export const teamQueries = {
  list: () =>
    queryOptions({
      queryKey: ['team'] as const,
      queryFn: ({ signal }) => call(staffEndpoints.listStaff, {}, { signal }),
    }),
}
