import { signInFailureEndpoints } from '#shared/customers/endpoints.ts'
import { callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

export type FailureFilters = { q: string; customerId: string | null }

const REFRESH_MS = 15_000

export const failureQueries = {
  /** The newest first. */
  kinds: ({ q, customerId }: FailureFilters) =>
    listQuery({
      queryKey: ['sign-in-failures', q, customerId],
      read: (cursor, signal) => {
        const query = { q, customerId: customerId ?? undefined, cursor }
        return callWithHeaders(signInFailureEndpoints.listSignInFailures, { query }, { signal })
      },
      // Somebody is on the telephone with a code that is a minute old, and tries again meanwhile.
      staleTime: 0,
      refetchInterval: REFRESH_MS,
    }),
}
