import { History, Hourglass } from 'lucide-react'

import { locale } from '#words/language.ts'
import * as words from '#words/standing.ts'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'
import { formatDayAndTime } from '#web/lib/format-time.ts'

import styles from './standing.module.css'
import { useStanding } from './use-standing.ts'

/**
 * Says on the pages of tickets how old they are. What waits for the support team is told beside it
 * (QueuedNote), and from here to who listens: a status is heard only if its place was there before.
 */
export function StandingBar() {
  const { ticketId, standing } = useStanding()
  const { asOf = null, queuedTickets = [], queuedComments = [] } = standing ?? {}
  const isTicketQueued = ticketId !== undefined && queuedTickets.includes(ticketId)

  return (
    <output data-print="hide">
      {asOf !== null && (
        <span className={styles.bar}>
          <History aria-hidden="true" />
          <span>{words.asOf(timeOf(new Date(asOf)))}</span>
        </span>
      )}
      {isTicketQueued && <VisuallyHidden>{words.ticketQueued}</VisuallyHidden>}
      {/* A reply to a ticket that waits goes with it. */}
      {!isTicketQueued && queuedComments.length > 0 && (
        <VisuallyHidden>{words.repliesQueued(queuedComments.length)}</VisuallyHidden>
      )}
    </output>
  )
}

/**
 * Says that a comment of the ticket that is open, that ticket, or one in a list is saved and has not
 * reached the support team yet. It goes by itself.
 */
export function QueuedNote({ ticketId, commentId }: { ticketId?: string; commentId?: string }) {
  const { ticketId: openId, standing } = useStanding()
  if (!standing) return null
  const { queuedTickets, queuedComments } = standing
  const isQueued =
    commentId === undefined
      ? queuedTickets.includes(ticketId ?? openId ?? '')
      : queuedComments.includes(commentId)
  if (!isQueued) return null

  const text = ticketId ? words.inListQueued : commentId ? words.replyQueued : words.ticketQueued
  return (
    <span className={styles.note} data-print="hide">
      <Hourglass aria-hidden="true" />
      <span>{text}</span>
    </span>
  )
}

/** The time alone while it is still the same day. */
function timeOf(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString()
  return isToday ? timeOfDay.format(at) : formatDayAndTime(at)
}

const timeOfDay = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
