import { useMutation, useQueryClient } from '@tanstack/react-query'

import { refreshSignOn } from '#web/connections/page/sign-on-queries.ts'
import { setupLinkQueries } from './setup-link-queries.ts'

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
