import { queryOptions } from '@tanstack/react-query'

import { backgroundWorkEndpoints } from '#shared/background-work/endpoints.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

const EVERYTHING = ['background-work'] as const

/** It changes while one looks at it. */
const refetchInterval = 10_000

export const backgroundWorkQueries = {
  everything: { queryKey: EVERYTHING },

  kinds: () =>
    queryOptions({
      queryKey: [...EVERYTHING, 'kinds'],
      queryFn: ({ signal }) => call(backgroundWorkEndpoints.getBackgroundWork, {}, { signal }),
      refetchInterval,
    }),

  troubled: () => ({
    ...listQuery({
      queryKey: [...EVERYTHING, 'troubled'],
      read: (cursor, signal) =>
        callWithHeaders(
          backgroundWorkEndpoints.listTroubledJobs,
          { query: { cursor } },
          { signal },
        ),
      staleTime: 0,
    }),
    refetchInterval,
  }),
}
