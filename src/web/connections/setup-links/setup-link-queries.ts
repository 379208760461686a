import { queryOptions } from '@tanstack/react-query'

import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

export const setupLinkQueries = {
  list: (customerId: string) =>
    queryOptions({
      queryKey: ['sign-on', customerId, 'setup-links'] as const,
      queryFn: ({ signal }) =>
        call(setupLinkEndpoints.listSetupLinks, { params: { customerId } }, { signal }),
    }),
}
