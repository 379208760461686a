import { useMutation, useQueryClient } from '@tanstack/react-query'

import { toast } from '#web/ui/feedback/toast.tsx'

import { sentMailQueries } from './sent-mail-queries.ts'

type Steering = {
  done: string
  failed: string
  /** Called before what it was about goes from the page. */
  onSettled?: () => void
}

/** Changes something about mail that goes out, and reads what is so now. */
export function useSteerMail(steer: () => Promise<unknown>, { done, failed, onSettled }: Steering) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: steer,
    onSuccess: () => {
      onSettled?.()
      toast.success(done)
    },
    onError: () => toast.error(failed),
    // Also after a failure: another administrator may have settled it.
    onSettled: () => queryClient.invalidateQueries(sentMailQueries.everything),
  })
}
