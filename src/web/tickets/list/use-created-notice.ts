import { useLocation } from 'react-router'

import * as words from '#words/tickets.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { hasCreatedTicket } from '#web/tickets/navigation-state.ts'

/** After a ticket was created, says so once the list that has it is there. */
export function useCreatedNotice(isListShown: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isDue = isListShown && hasCreatedTicket(state)

  useWhen(isDue, () => {
    toast.success(words.hasNewTicket)
    // The flag stays in the history entry and would speak again after a reload.
    void navigate({ pathname, search }, { replace: true, state: null })
  })
}
