import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { authQueries } from '#web/access/session/auth-queries.ts'
import { call } from '#web/lib/http/call.ts'

export const teamQueries = {
  signOn: () =>
    queryOptions({
      queryKey: ['team', 'sign-on'] as const,
      queryFn: ({ signal }) => call(staffEndpoints.getStaffSignOn, {}, { signal }),
    }),
  list: () =>
    queryOptions({
      queryKey: ['team', 'list'] as const,
      queryFn: ({ signal }) => call(staffEndpoints.listStaff, {}, { signal }),
    }),
}

/** Work of the desk that depends on an account. Counted again for each dialog. */
export function agentWorkQuery(userId: string) {
  return queryOptions({
    queryKey: ['team', 'work', userId] as const,
    queryFn: ({ signal }) => call(staffEndpoints.getAgentWork, { params: { userId } }, { signal }),
    staleTime: 0,
  })
}

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
