import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { findTickets, type FoundTicket } from './find-tickets.ts'
import { knownDeskTickets, knownTickets } from './known-tickets.ts'
import { FOUND_TICKETS, RECENT_TICKETS, searchQueries } from './search-queries.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useAfterPause } from '#web/lib/later.ts'

const PAUSE_MS = 200

/**
 * The tickets for a text, at first those that are known here, then those that the server finds: of
 * all customers for staff, and one's own for everybody else.
 */
export function useFoundTickets(text: string) {
  const queryClient = useQueryClient()
  const asked = useSettled(text, PAUSE_MS)
  const { isAgent } = useViewer()
  const own = useQuery({ ...searchQueries.tickets(asked), enabled: !isAgent })
  const atDesk = useQuery({ ...searchQueries.deskTickets(asked), enabled: isAgent })
  const answer = isAgent ? atDesk : own

  // What was asked before says nothing about what is typed now.
  const isAnswered = asked === text && !answer.isPending
  const found = asked === text ? answer.data : undefined
  const known = isAgent ? knownDeskTickets(queryClient) : knownTickets(queryClient)
  const tickets: FoundTicket[] =
    text === ''
      ? (found ?? known).slice(0, RECENT_TICKETS)
      : findTickets(text, { found, known }).slice(0, FOUND_TICKETS)

  return {
    tickets,
    isAnswered,
    hasFailed: isAnswered && answer.isError,
    retry: () => void answer.refetch(),
  }
}

/** The text once the typing has paused. */
function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)

  useAfterPause(text, pauseMs, () => setSettled(text))

  // Nothing typed needs no pause.
  return text === '' ? '' : settled
}
