import { queryOptions } from '@tanstack/react-query'

import { call } from '#web/lib/call.ts'

export const setupQueries = {
  setup: () =>
    queryOptions({
      queryKey: ['setup'] as const,
      queryFn: ({ signal }) => call('getSetup', {}, { signal }),
      // The steps are done on other pages, and by commands.
      staleTime: 0,
    }),
}
