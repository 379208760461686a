import { useMutation, useQueryClient } from '@tanstack/react-query'

import { alertEndpoints } from '#shared/mail/alerts/endpoints.ts'
import * as words from '#words/alert-rules.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { alertQueries } from './alert-queries.ts'

/** Puts the rules into another order, which is shown at once. */
export function useOrderRules() {
  const queryClient = useQueryClient()
  const { queryKey } = alertQueries.all()

  return useMutation({
    mutationFn: (ids: string[]) => call(alertEndpoints.orderAlertRules, { body: { ids } }),
    // One after the other, so that the last order is the one that stays.
    scope: { id: 'order of alert rules' },
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) =>
        known?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      )
    },
    onError: (error) => {
      toast.error(`${words.orderFailed}. ${errorMessage(error)}`)
      return queryClient.invalidateQueries({ queryKey, exact: true })
    },
  })
}
