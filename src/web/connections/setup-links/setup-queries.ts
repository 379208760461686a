import { queryOptions } from '@tanstack/react-query'

import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import { SETUP_LINK_HEADER } from '#shared/connections/setup-links/values.ts'
import { call } from '#web/lib/http/call.ts'

/** An open page notices soon that its link was revoked. */
const LOOK_AGAIN_MS = 60_000

export const setupQueries = {
  link: (token: string) =>
    queryOptions({
      queryKey: ['setup-link', token, 'link'] as const,
      queryFn: ({ signal }) =>
        call(
          setupLinkEndpoints.openSetupLink,
          {},
          { signal, headers: { [SETUP_LINK_HEADER]: token } },
        ),
      enabled: token !== '',
      refetchInterval: LOOK_AGAIN_MS,
    }),

  failures: (token: string) =>
    queryOptions({
      queryKey: ['setup-link', token, 'failures'] as const,
      queryFn: ({ signal }) =>
        call(
          setupLinkEndpoints.listLinkedFailures,
          {},
          { signal, headers: { [SETUP_LINK_HEADER]: token } },
        ),
    }),
}
