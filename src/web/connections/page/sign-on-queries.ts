import { queryOptions } from '@tanstack/react-query'

import { stageEndpoints } from '#shared/connections/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

import type { ConnectionCalls } from './connection-calls.ts'

export const signOnQueries = {
  state: (calls: ConnectionCalls) =>
    queryOptions({
      queryKey: [...calls.key, 'state'] as const,
      queryFn: ({ signal }) => calls.getSignOn(signal),
    }),

  versions: (calls: ConnectionCalls, customerId: string) =>
    queryOptions({
      queryKey: [...calls.key, 'versions'] as const,
      queryFn: ({ signal }) =>
        call(stageEndpoints.listConnectionVersions, { params: { customerId } }, { signal }),
    }),
}
