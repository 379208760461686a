import { queryOptions } from '@tanstack/react-query'

import { accessEndpoints } from '#shared/access/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

/**
 * Address at which the team signs in through its own provider; null when it cannot, or when that is
 * unknown.
 */
export const teamSignOnQuery = queryOptions({
  queryKey: ['auth', 'team-sign-on'],
  queryFn: async ({ signal }) => {
    try {
      return (await call(accessEndpoints.findTeamSignOn, {}, { signal, timeoutMs: 5000 })).url
    } catch {
      return null
    }
  },
  networkMode: 'always',
})
