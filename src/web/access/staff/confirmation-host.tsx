import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/staff.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { keepConfirmation, onQuestion, pendingQuestion } from '#web/lib/http/confirmation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx'

/** Asks the owner of the account to confirm, for any call of any page that waits for it. */
export function ConfirmationHost() {
  useConfirmationInAddress()
  const question = useSyncExternalStore(onQuestion, pendingQuestion)
  return <ConfirmIdentityDialog question={question} />
}

const NAME = '#confirmation='

/** Takes what the way through the provider has confirmed into the memory of the page, and out of its address. */
function useConfirmationInAddress() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const token = hash.startsWith(NAME) ? hash.slice(NAME.length) : undefined

  useWhen(token, () => {
    if (token === undefined) return
    void navigate({ pathname, search }, { replace: true })
    const endsAt = Number(token.split('.')[0])
    if (Number.isNaN(endsAt)) {
      toast.error(words.notAskedAgain)
    } else {
      keepConfirmation({ token, endsAt })
      toast.success(words.confirmedBySignOn)
    }
  })
}
