import { useLocation } from 'react-router'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { Queued } from '#web/tickets/display/queued.tsx'
import { PriorityBadge, StatusBadge } from '#web/tickets/display/ticket-badges.tsx'
import styles from './ticket-table.module.css'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { useTicketPrefetch } from '#web/tickets/queries/use-ticket-prefetch.ts'

type TicketRowProps = {
  ticket: TicketListItem
  /** What its categories are called. */
  category: string
}

export function TicketRow({ ticket, category }: TicketRowProps) {
  const { search } = useLocation()
  const shown = useShownSubject()
  const prefetch = useTicketPrefetch(ticket.id)
  const isBreached = ticket.sla.slaStatus === 'breached'

  return (
    <tr className={styles.row} data-breached={isBreached} data-ticket={ticket.id}>
      <td className={styles.subject}>
        <Link
          {...prefetch}
          to={paths.ticket(ticket.id)}
          state={{ listSearch: search }}
          className={styles.link}
          dir="auto"
        >
          {shown(ticket.subject)}
        </Link>
        {isBreached && <VisuallyHidden>{words.slaBreached}</VisuallyHidden>}
        <p className={styles.second}>
          <span className={styles.number}>{words.numbered(ticket.number)}</span>
          <span className={styles.description} dir="auto">
            {ticket.description}
          </span>
        </p>
        <Queued ticketId={ticket.id} />
      </td>
      <td className={styles.status}>
        <StatusBadge status={ticket.status} />
      </td>
      <td className={styles.priority}>
        <PriorityBadge priority={ticket.priority} />
      </td>
      <td className={styles.category} title={category}>
        {category}
      </td>
      <td className={styles.created}>
        <TimeText at={ticket.createdAt} format={formatShortAge} />
      </td>
    </tr>
  )
}
