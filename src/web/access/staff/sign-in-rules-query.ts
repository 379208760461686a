import { queryOptions } from '@tanstack/react-query'

import { accountEndpoints } from '#shared/account/endpoints.ts'
import { call } from '#web/lib/call.ts'

/** Whether second factors are compulsory, and whether the viewer has one. */
export const signInRulesQuery = queryOptions({
  queryKey: ['account', 'sign-in-rules'] as const,
  queryFn: ({ signal }) => call(accountEndpoints.getSignInRules, {}, { signal }),
})
