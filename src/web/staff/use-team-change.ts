import { useMutation, useQueryClient } from '@tanstack/react-query'

import { authQueries } from '#web/access/auth-queries.ts'

import { teamQueries } from './team-queries.ts'

/** A change of the team. It is done once the list shows it, so that the focus finds its row again. */
export function useTeamChange<Input, Outcome>(
  change: (input: Input) => Promise<Outcome>,
  { onDone }: { onDone: (outcome: Outcome) => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (outcome) => {
      await queryClient.invalidateQueries(teamQueries.list())
      // It may have been oneself.
      void queryClient.invalidateQueries(authQueries.currentUser())
      onDone(outcome)
    },
  })
}
