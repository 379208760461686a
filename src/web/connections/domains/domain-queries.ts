import { queryOptions } from '@tanstack/react-query'

import { domainEndpoints } from '#shared/customers/domains/endpoints.ts'
import { call } from '#web/lib/call.ts'

export const domainQueries = {
  of: (customerId: string) =>
    queryOptions({
      queryKey: ['sign-on', customerId, 'domains'] as const,
      queryFn: ({ signal }) =>
        call(domainEndpoints.listDomainProofs, { params: { customerId } }, { signal }),
    }),
}
