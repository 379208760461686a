import { useMutation } from '@tanstack/react-query'

import { errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { clearDrafts } from '#web/lib/drafts.ts'
import { paths } from '#web/lib/paths.ts'
import { forgetPlace } from '#web/lib/return-place.ts'
import { toast } from '#web/ui/toast.tsx'

export function useSignOut() {
  return useMutation({
    mutationFn: () => call('logout', {}),
    onSuccess: async () => {
      await clearDrafts()
      forgetPlace()
      // A new page load, so that nothing of this user stays in memory.
      location.assign(paths.login)
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
