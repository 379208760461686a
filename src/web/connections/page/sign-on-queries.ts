import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { stageEndpoints } from '#shared/connections/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

import type { ConnectionCalls } from './connection-calls.ts'

/** Begins the key of everything that pages of customers have read. */
export const CUSTOMERS_KEY = ['customers'] as const

/** Has pages read again where a connection stands, and those of its customer how far it is. */
export async function refreshSignOn(queryClient: QueryClient, queryKey: readonly string[]) {
  void queryClient.invalidateQueries({ queryKey: CUSTOMERS_KEY })
  await queryClient.invalidateQueries({ queryKey })
}

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
