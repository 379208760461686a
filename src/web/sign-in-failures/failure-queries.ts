import { infiniteQueryOptions } from '@tanstack/react-query'

import { signInFailureEndpoints } from '#shared/sign-in-failures/endpoints.ts'
import type { SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import { callWithHeaders } from '#web/lib/call.ts'
import { nextCursor } from '#web/lib/next-cursor.ts'

export type FailureFilters = { q: string; customerId: string | null }

type KindPart = { kinds: SignInFailureKind[]; nextCursor: string | null }

export const failureQueries = {
  /** The newest first. */
  kinds: ({ q, customerId }: FailureFilters) =>
    infiniteQueryOptions({
      queryKey: ['sign-in-failures', q, customerId] as const,
      queryFn: async ({ pageParam, signal }): Promise<KindPart> => {
        const query = { q, customerId: customerId ?? undefined, cursor: pageParam ?? undefined }
        const { data, headers } = await callWithHeaders(
          signInFailureEndpoints.listSignInFailures,
          { query },
          { signal },
        )
        return { kinds: data, nextCursor: nextCursor(headers) }
      },
      initialPageParam: null as string | null,
      getNextPageParam: (part) => part.nextCursor,
      // Somebody is on the telephone with a code that is a minute old.
      staleTime: 0,
    }),
}
