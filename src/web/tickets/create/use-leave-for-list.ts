import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useAfterPause } from '#web/lib/later.ts'

import { TICKET_CREATED } from '#web/tickets/navigation-state.ts'

const DELAY_MS = 2000

/** After a ticket was created: to the list, from which Back leads to the dashboard. */
export function useLeaveForList(isDone: boolean) {
  const navigate = useNavigate()

  useAfterPause(isDone ? 'done' : null, DELAY_MS, () => {
    // The form must not be left behind in the history: it would create the ticket again.
    void navigate(paths.dashboard, { replace: true })
    void navigate(paths.tickets, { state: TICKET_CREATED })
  })
}
