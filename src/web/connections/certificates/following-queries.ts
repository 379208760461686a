import { queryOptions } from '@tanstack/react-query'

import { followingEndpoints } from '#shared/connections/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

export const followingQueries = {
  of: (customerId: string) =>
    queryOptions({
      queryKey: ['sign-on', customerId, 'following'] as const,
      queryFn: ({ signal }) =>
        call(followingEndpoints.getFollowing, { params: { customerId } }, { signal }),
    }),
}
