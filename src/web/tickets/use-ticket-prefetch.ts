import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { ticketQueries } from './ticket-queries.ts'

// Long enough that a pointer crossing the list asks for nothing.
const INTENT_MS = 80

/** Fetches a ticket that somebody is about to open. Spread the handlers onto its link. */
export function useTicketPrefetch(ticketId: string) {
  const queryClient = useQueryClient()
  const timer = useRef<number>(undefined)

  function prefetch() {
    void queryClient.prefetchQuery(ticketQueries.detail(ticketId))
    void queryClient.prefetchQuery(ticketQueries.serviceZone())
  }

  function cancel() {
    window.clearTimeout(timer.current)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])

  return {
    onFocus: prefetch,
    onPointerDown: prefetch,
    onPointerEnter: () => {
      cancel()
      timer.current = window.setTimeout(prefetch, INTENT_MS)
    },
    onPointerLeave: cancel,
  }
}
