import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useNavigate } from '#web/lib/navigation.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { hasCreatedTicket } from '#web/tickets/navigation-state.ts'

/** After a ticket was created, says so once the list that has it is there. */
export function useCreatedNotice(isListShown: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isDue = isListShown && hasCreatedTicket(state)

  useEffect(() => {
    if (!isDue) return
    toast.success('Ticket list updated with your new ticket')
    // The flag stays in the history entry and would speak again after a reload.
    void navigate({ pathname, search }, { replace: true, state: null })
  }, [isDue, navigate, pathname, search])
}
