import { queryOptions } from '@tanstack/react-query'

import { accessEndpoints } from '#shared/access/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

/** Where the team signs in through its own provider; null where it cannot, or where that cannot be told. */
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
