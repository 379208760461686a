import { queryOptions, useQuery } from '@tanstack/react-query'

import { accessEndpoints } from '#shared/access/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { ownReturnPaths } from '#web/lib/navigation/return-path.ts'

const MINUTE_MS = 60_000

export const authQueries = {
  /** Null for a visitor. Asked even when the browser thinks it is offline: the answer decides. */
  currentUser: () =>
    queryOptions({
      queryKey: ['auth', 'user'],
      queryFn: async ({ signal }) => {
        const { user } = await call(accessEndpoints.getCurrentUser, {}, { signal })
        if (user) ownReturnPaths(user)
        return user ?? null
      },
      staleTime: 5 * MINUTE_MS,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    }),

  /** Null when it cannot be told: then there is no session at an identity provider. */
  idpDetection: () =>
    queryOptions({
      queryKey: ['auth', 'idp-detection'],
      queryFn: async ({ signal }) => {
        try {
          return await call(accessEndpoints.detectIdp, {}, { signal, timeoutMs: 5000 })
        } catch {
          return null
        }
      },
      gcTime: 0,
      staleTime: Infinity,
      networkMode: 'always',
    }),
}

export function useCurrentUser() {
  return useQuery(authQueries.currentUser())
}
