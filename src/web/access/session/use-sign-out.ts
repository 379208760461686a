import { useMutation } from '@tanstack/react-query'

import * as words from '#words/navigation.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { errorMessage, isNetworkError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { clearDrafts } from '#web/lib/storage/drafts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { expectSignOut, forgetOwner, leaveSignedOut } from '#web/lib/navigation/return-path.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

export function useSignOut() {
  return useMutation({
    mutationFn: () => {
      // Expected by other calls, too: the server tells open pages immediately that the session is
      // over.
      expectSignOut(true)
      return call(accessEndpoints.logout, {})
    },
    onSuccess: async ({ redirectUrl }) => {
      await clearDrafts()
      forgetOwner()
      // A new page load, so that nothing of this user stays in memory.
      leaveSignedOut(redirectUrl ?? paths.login)
    },
    onError: (error) => {
      expectSignOut(false)
      toast.error(words.stillSignedIn(failureText(error)))
    },
  })
}

function failureText(error: Error): string {
  if (!isNetworkError(error)) return errorMessage(error)
  return words.signOutLater
}
