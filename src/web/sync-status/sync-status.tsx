import { useQuery } from '@tanstack/react-query'
import { History, Hourglass } from 'lucide-react'
import { matchPath, useLocation } from 'react-router'

import type { SyncStatus } from '#shared/sync-status/contract.ts'
import { locale } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import { syncStatusEndpoints } from '#shared/sync-status/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { patterns } from '#web/lib/navigation/paths.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './sync-status.module.css'

/**
 * Says on the pages of tickets how old they are. What waits for the support team is told beside it
 * (QueuedNote), and from here to who listens: a status is heard only if its place was there before.
 */
export function SyncStatusBar() {
  const { ticketId, status } = useSyncStatus()
  const { asOf = null } = status ?? {}
  const { queuedComments = [], refusedComments = [] } = status ?? {}
  const ticketText = ticketId !== undefined && status ? textOfTicket(status, ticketId) : null
  const waitingCount = queuedComments.length - refusedComments.length

  return (
    <output data-print="hide">
      {asOf !== null && (
        <span className={styles.bar}>
          <History aria-hidden="true" />
          <span>{words.syncedAsOf(timeOf(new Date(asOf)))}</span>
        </span>
      )}
      {ticketText && <VisuallyHidden>{ticketText}</VisuallyHidden>}
      {/* A reply to a ticket that waits goes with it. */}
      {!ticketText && waitingCount > 0 && (
        <VisuallyHidden>{words.repliesQueued(waitingCount)}</VisuallyHidden>
      )}
      {!ticketText && refusedComments.length > 0 && (
        <VisuallyHidden>{words.repliesRefused(refusedComments.length)}</VisuallyHidden>
      )}
    </output>
  )
}

/**
 * Says that a comment of the ticket that is open, that ticket, or one in a list is saved and has not
 * reached the support team yet, and whether it waits for an administrator. It goes by itself.
 */
export function QueuedNote({ ticketId, commentId }: { ticketId?: string; commentId?: string }) {
  const { ticketId: openId, status } = useSyncStatus()
  if (!status) return null
  const text = ticketId
    ? textInList(status, ticketId)
    : commentId
      ? textOfReply(status, commentId)
      : textOfTicket(status, openId ?? '')
  if (text === null) return null
  return (
    <span className={styles.note} data-print="hide">
      <Hourglass aria-hidden="true" />
      <span>{text}</span>
    </span>
  )
}

function textOfTicket({ queuedTickets, refusedTickets }: SyncStatus, id: string): string | null {
  if (refusedTickets.includes(id)) return words.ticketRefused
  return queuedTickets.includes(id) ? words.ticketQueued : null
}

function textInList({ queuedTickets, refusedTickets }: SyncStatus, id: string): string | null {
  if (refusedTickets.includes(id)) return words.inListRefused
  return queuedTickets.includes(id) ? words.inListQueued : null
}

function textOfReply({ queuedComments, refusedComments }: SyncStatus, id: string): string | null {
  if (refusedComments.includes(id)) return words.replyRefused
  return queuedComments.includes(id) ? words.replyQueued : null
}

/** The time alone while it is still the same day. */
function timeOf(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString()
  return isToday ? timeOfDay.format(at) : formatDayAndTime(at)
}

const timeOfDay = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

const EVERY_MS = 30_000

/** While something is told to be on its way. */
const QUICKLY_MS = 5000

/** How the tickets stand that the page is about: one, or the viewer's newest. */
function useSyncStatus() {
  const { pathname } = useLocation()
  const match = pathname === patterns.newTicket ? null : matchPath(patterns.ticket, pathname)
  const ticketId = match?.params.ticketId
  const isOfTickets = ticketId !== undefined || OF_TICKETS.includes(pathname)
  const { data } = useQuery({
    // Fetched again together with data that are made from tickets, such as after a reply.
    queryKey: ['dashboard', 'standing', ticketId ?? null] as const,
    queryFn: ({ signal }) =>
      call(syncStatusEndpoints.getStanding, { query: { ticketId } }, { signal }),
    enabled: isOfTickets,
    refetchInterval: ({ state }) => {
      const { queuedTickets = [], queuedComments = [] } = state.data ?? {}
      return queuedTickets.length + queuedComments.length > 0 ? QUICKLY_MS : EVERY_MS
    },
  })
  return { ticketId, status: isOfTickets ? data : undefined }
}

const OF_TICKETS: string[] = [patterns.dashboard, patterns.tickets]
