import { useQuery } from '@tanstack/react-query'
import { matchPath, useLocation } from 'react-router'

import { standingEndpoints } from '#shared/sync-status/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { patterns } from '#web/lib/navigation/paths.ts'

const EVERY_MS = 30_000
/** While something is told to be on its way. */
const QUICKLY_MS = 5000

/** How the tickets stand that the page is about: one, or the viewer's newest. */
export function useStanding() {
  const { pathname } = useLocation()
  const match = pathname === patterns.newTicket ? null : matchPath(patterns.ticket, pathname)
  const ticketId = match?.params.ticketId
  const isOfTickets = ticketId !== undefined || OF_TICKETS.includes(pathname)
  const { data } = useQuery({
    // Asked for anew with what is made from tickets, such as after a reply.
    queryKey: ['dashboard', 'standing', ticketId ?? null] as const,
    queryFn: ({ signal }) =>
      call(standingEndpoints.getStanding, { query: { ticketId } }, { signal }),
    enabled: isOfTickets,
    refetchInterval: ({ state }) => {
      const { queuedTickets = [], queuedComments = [] } = state.data ?? {}
      return queuedTickets.length + queuedComments.length > 0 ? QUICKLY_MS : EVERY_MS
    },
  })
  return { ticketId, standing: isOfTickets ? data : undefined }
}

const OF_TICKETS: string[] = [patterns.dashboard, patterns.tickets]
