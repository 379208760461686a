import { useQuery } from '@tanstack/react-query'

import { TICKET_STATUSES } from '#shared/tickets/values.ts'
import { number } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import {
  serializeTicketListFilters,
  type TicketListFilters,
} from '#web/tickets/queries/ticket-list-filters.ts'

import styles from './status-tabs.module.css'

const COUNTED = { Open: 'open', Pending: 'pending', Closed: 'closed' } as const

/** The list by status, each with its count. */
export function StatusTabs({ filters }: { filters: TicketListFilters }) {
  const counts = useQuery(dashboardQueries.summary()).data?.counts

  return (
    <nav className={styles.tabs} aria-label={words.byStatus} data-print="hide">
      {[null, ...TICKET_STATUSES].map((status) => (
        <Link
          key={status}
          to={withSearch(paths.tickets, serializeTicketListFilters({ ...filters, status }))}
          className={styles.tab}
          aria-current={filters.status === status ? 'page' : undefined}
        >
          {status === null ? words.allStatuses : words.statuses[status]}
          {counts && (
            <span className={styles.count}>
              {number(counts[status ? COUNTED[status] : 'total'])}
            </span>
          )}
          {status === 'Pending' && counts && counts.pending > 0 && (
            <span className={styles.note}>{words.waitingForYou}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
