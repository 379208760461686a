import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { refreshSignOn } from '#web/connections/page/sign-on-queries.ts'

export const setupLinkQueries = {
  list: (customerId: string) =>
    queryOptions({
      queryKey: ['sign-on', customerId, 'setup-links'] as const,
      queryFn: ({ signal }) =>
        call(setupLinkEndpoints.listSetupLinks, { params: { customerId } }, { signal }),
    }),
}

/** A change of a customer's links. It is done once the list shows it. */
export function useChangeLinks<Input, Outcome>(
  customerId: string,
  change: (input: Input) => Promise<Outcome>,
  { onDone }: { onDone: (outcome: Outcome) => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (outcome) => {
      await refreshSignOn(queryClient, setupLinkQueries.list(customerId).queryKey)
      onDone(outcome)
    },
  })
}
