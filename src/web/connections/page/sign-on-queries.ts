import { queryOptions } from '@tanstack/react-query'

import type { ConnectionCalls } from './connection-calls.ts'

export const signOnQueries = {
  state: (calls: ConnectionCalls) =>
    queryOptions({
      queryKey: [...calls.key, 'state'] as const,
      queryFn: ({ signal }) => calls.getSignOn(signal),
    }),
}
