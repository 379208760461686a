import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { CrmOverview } from '#shared/crm/contract.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

import { crmQueries } from './crm-queries.ts'

type Options<Input> = {
  /** Said when it is done. */
  done?: (input: Input) => string
  onDone?: () => void
  /** Said where nothing else shows the failure. */
  failed?: string
}

/** Changes the connection; the page shows the answer at once. */
export function useChangeCrm<Input = void>(
  send: (input: Input) => Promise<CrmOverview>,
  { done, onDone, failed }: Options<Input> = {},
) {
  const queryClient = useQueryClient()
  const { queryKey } = crmQueries.overview()

  return useMutation({
    mutationFn: send,
    onSuccess: (overview, input) => {
      keepAnswer(queryClient, queryKey, overview)
      onDone?.()
      if (done) toast.success(done(input))
    },
    onError: (error) => {
      if (failed) toast.error(`${failed}. ${errorMessage(error)}`)
      // Another administrator may have changed it.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}
