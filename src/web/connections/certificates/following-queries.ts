import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { followingEndpoints } from '#shared/connections/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import type { Following } from '#shared/connections/contract.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

export const followingQueries = {
  of: (customerId: string) =>
    queryOptions({
      queryKey: ['sign-on', customerId, 'following'] as const,
      queryFn: ({ signal }) =>
        call(followingEndpoints.getFollowing, { params: { customerId } }, { signal }),
    }),
}

/**
 * A change that answers the whole state after it. The rest that the page shows of the connection is
 * read again.
 */
export function useChangeFollowing<Input>(
  customerId: string,
  change: (input: Input) => Promise<Following>,
  { done }: { done?: string } = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (following) => {
      keepAnswer(queryClient, followingQueries.of(customerId).queryKey, following)
      if (done !== undefined) toast.success(done)
      await queryClient.invalidateQueries({ queryKey: ['sign-on', customerId] })
    },
  })
}
