import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { isStatus } from '#web/lib/http/api-error.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { refreshSignOn, signOnQueries } from '#web/connections/page/sign-on-queries.ts'

type Options<Input> = {
  /** Message once it is done. */
  done: (input: Input) => string
  onDone?: (signOn: SignOn) => void
}

/** Changes something of the connection. The page shows where it stands then. */
export function useSignOnChange<Input>(
  act: (input: Input) => Promise<SignOn>,
  { done, onDone }: Options<Input>,
) {
  const queryClient = useQueryClient()
  const calls = useConnectionCalls()
  const state = signOnQueries.state(calls)

  return useMutation({
    mutationFn: act,
    onSuccess: (signOn, input) => {
      keepAnswer(queryClient, state.queryKey, signOn)
      void refreshSignOn(queryClient, calls.key)
      onDone?.(signOn)
      toast.success(done(input))
    },
    onError: (error) => {
      // Another administrator was faster: show the current state.
      // A setup link may have been revoked meanwhile, which replaces its page.
      if (isStatus(error, 409) || isStatus(error, 404)) void refreshSignOn(queryClient, calls.key)
    },
  })
}
