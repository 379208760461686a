import { useMutation, useQueryClient } from '@tanstack/react-query'

import { crmEndpoints } from '#shared/crm/endpoints.ts'
import * as words from '#words/crm.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'

import { crmQueries } from '#web/crm/crm-queries.ts'

/** Sends again what was refused, or gives it up. `onSettled` is called before its row goes. */
export function useSettleAction(
  actionId: string,
  how: 'retry' | 'dismiss',
  { onSettled }: { onSettled: () => void },
) {
  const queryClient = useQueryClient()
  const isRetry = how === 'retry'
  const params = { actionId }

  return useMutation({
    mutationFn: () =>
      isRetry
        ? call(crmEndpoints.retryCrmAction, { params })
        : call(crmEndpoints.dismissCrmAction, { params }),
    onSuccess: () => {
      onSettled()
      toast.success(isRetry ? words.retried : words.dismissed)
    },
    onError: () => toast.error(isRetry ? words.retryFailed : words.dismissFailed),
    // Also after a failure: somebody else may have settled it.
    onSettled: () => queryClient.invalidateQueries(crmQueries.overview()),
  })
}
