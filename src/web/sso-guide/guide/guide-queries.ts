import { queryOptions } from '@tanstack/react-query'

import { stageEndpoints } from '#shared/connections/endpoints.ts'

import { call } from '#web/lib/http/call.ts'

export const guideQueries = {
  /** Provider of the connection, also the team's own. */
  signOn: (customerId: string) =>
    queryOptions({
      queryKey: ['guided-sign-on', customerId] as const,
      queryFn: ({ signal }) =>
        call(stageEndpoints.getSignOn, { params: { customerId } }, { signal }),
    }),

  /** As an identity provider gets it. */
  metadata: (customerId: string) =>
    queryOptions({
      queryKey: ['saml-metadata', customerId] as const,
      queryFn: async ({ signal }) => {
        const answer = await fetch(`/saml/metadata/${encodeURIComponent(customerId)}`, { signal })
        if (!answer.ok) throw new Error(`The metadata was answered with ${answer.status}`)
        return answer.text()
      },
    }),
}
