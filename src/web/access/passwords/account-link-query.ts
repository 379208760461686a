import { queryOptions } from '@tanstack/react-query'

import { accessEndpoints } from '#shared/access/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

/** Whose password the link sets. Asked once: when it is used up, the form is told. */
export function accountLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['auth', 'account-link', token],
    queryFn: ({ signal }) => call(accessEndpoints.readAccountLink, { body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
}
