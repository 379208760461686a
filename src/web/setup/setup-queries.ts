import { queryOptions } from '@tanstack/react-query'

import { setupEndpoints } from '#shared/setup/endpoints.ts'
import { call } from '#web/lib/call.ts'

export const setupQueries = {
  setup: () =>
    queryOptions({
      queryKey: ['setup'] as const,
      queryFn: ({ signal }) => call(setupEndpoints.getSetup, {}, { signal }),
      // The steps are done on other pages, and by commands.
      staleTime: 0,
    }),
}
