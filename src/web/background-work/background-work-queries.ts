import { queryOptions } from '@tanstack/react-query'

import { backgroundWorkEndpoints } from '#shared/background-work/endpoints.ts'
import { call } from '#web/lib/call.ts'

const EVERY_MS = 10_000

export const backgroundWorkQueries = {
  all: () =>
    queryOptions({
      queryKey: ['background-work'],
      queryFn: ({ signal }) => call(backgroundWorkEndpoints.getBackgroundWork, {}, { signal }),
      // It changes while one looks at it.
      refetchInterval: EVERY_MS,
    }),
}
