import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { whenIdle } from '#web/lib/later.ts'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'

import { runTicketFeed } from './ticket-feed.ts'

/** Keeps the viewer's tickets up to date and notifies of changes, as long as the page is open. */
export function useTicketFeed() {
  const { id: userId } = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const shown = useEffectEvent(useShownSubject())
  const openTicket = useEffectEvent((ticketId: string) => void navigate(paths.ticket(ticketId)))

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    whenIdle(() => {
      if (signal.aborted) return
      runTicketFeed({
        userId,
        queryClient,
        openTicket: (ticketId) => openTicket(ticketId),
        shown: (message) => shown(message),
        signal,
      })
    })
    return () => leaving.abort()
  }, [userId, queryClient])
}
