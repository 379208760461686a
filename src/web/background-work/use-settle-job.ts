import { useMutation, useQueryClient } from '@tanstack/react-query'

import { backgroundWorkEndpoints } from '#shared/background-work/endpoints.ts'
import * as words from '#words/operations.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'

import { backgroundWorkQueries } from './background-work-queries.ts'

/** Retries a failed job, or dismisses it. `onSettled` is called before its row goes. */
export function useSettleJob(
  jobId: string,
  how: 'retry' | 'dismiss',
  { onSettled }: { onSettled: () => void },
) {
  const queryClient = useQueryClient()
  const isRetry = how === 'retry'
  const params = { jobId }

  return useMutation({
    mutationFn: () =>
      isRetry
        ? call(backgroundWorkEndpoints.retryJob, { params })
        : call(backgroundWorkEndpoints.dismissJob, { params }),
    onSuccess: () => {
      onSettled()
      toast.success(isRetry ? words.retried : words.dismissed)
    },
    onError: () => toast.error(isRetry ? words.retryFailed : words.dismissFailed),
    // Also after a failure: somebody else may have settled it.
    onSettled: () => queryClient.invalidateQueries(backgroundWorkQueries.everything),
  })
}
