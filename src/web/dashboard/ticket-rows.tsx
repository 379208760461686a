import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/dashboard.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import {
  ConfidentialMark,
  PriorityBadge,
  StatusBadge,
} from '#web/tickets/display/ticket-badges.tsx'
import { UnreadMark } from '#web/tickets/display/unread-tickets.tsx'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { useTicketPrefetch } from '#web/tickets/queries/use-ticket-prefetch.ts'
import { classNames } from '#web/ui/display/class-names.ts'
import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './ticket-rows.module.css'

/** A short list of tickets: one line each, two in a narrow column. */
export function TicketRows({ tickets, label }: { tickets: TicketListItem[]; label: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  )
}

function TicketRow({ ticket }: { ticket: TicketListItem }) {
  const prefetch = useTicketPrefetch(ticket.id)
  const shown = useShownSubject()
  const isBreached = ticket.sla.slaStatus === 'breached'

  return (
    <li className={classNames(styles.row, isBreached && styles.breached)}>
      <Link {...prefetch} to={paths.ticket(ticket.id)} className={styles.subject} dir="auto">
        {shown(ticket.subject)}
      </Link>
      {isBreached && <VisuallyHidden>{words.slaBreached}</VisuallyHidden>}
      <UnreadMark ticketId={ticket.id} />
      <ConfidentialMark ticket={ticket} />
      {ticket.requester && (
        <span className={styles.requester} dir="auto">
          {ticket.requester.name}
        </span>
      )}
      <span className={styles.facts}>
        <StatusBadge status={ticket.status} />
        <PriorityBadge priority={ticket.priority} />
        <TimeText at={ticket.createdAt} format={formatShortAge} className={styles.time} />
      </span>
    </li>
  )
}

export function TicketRowsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label={words.loadingTickets}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            <span className={styles.subject}>
              <SkeletonText width={row % 2 === 0 ? 'most' : 'half'} />
            </span>
            <span className={styles.facts}>
              <Skeleton className={styles.badgeSkeleton} />
              <Skeleton className={styles.badgeSkeleton} />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  )
}
