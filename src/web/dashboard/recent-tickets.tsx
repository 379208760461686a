import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'

import { RECENT_TICKETS } from '#shared/limits.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import type { ListScope } from '#shared/tickets/values.ts'
import * as words from '#words/dashboard.ts'
import * as ticketWords from '#words/tickets.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'

import { ticketsAddress } from '#web/tickets/queries/ticket-list-filters.ts'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import styles from './recent-tickets.module.css'
import { TicketRows, TicketRowsSkeleton } from './ticket-rows.tsx'

const VIEWS = [
  { value: 'recent', text: words.recent },
  { value: 'all', text: words.all },
] as const

type View = (typeof VIEWS)[number]['value']

type RecentTicketsProps = {
  scope: ListScope
  recent: TicketListItem[] | undefined
  /** Number of all tickets. */
  total: number | undefined
  isLoading: boolean
  isRetrying: boolean
  onRetry: () => void
}

export function RecentTickets({
  scope,
  recent,
  total,
  isLoading,
  isRetrying,
  onRetry,
}: RecentTicketsProps) {
  const [view, setView] = useState<View>('recent')
  const newest = useQuery({ ...dashboardQueries.newestTickets(scope), enabled: view === 'all' })

  const tickets = view === 'all' ? newest.data : recent
  const isWaiting = view === 'all' ? newest.isPending : isLoading

  return (
    <Card
      title={words.recentTitle}
      flush
      actions={
        <Segmented label={words.ticketsShown} options={VIEWS} value={view} onChange={setView} />
      }
    >
      <div className={styles.content}>
        {isWaiting ? (
          <TicketRowsSkeleton rows={RECENT_TICKETS} />
        ) : !tickets ? (
          <LoadFailure
            message={words.loadFailed}
            busy={view === 'all' ? newest.isFetching : isRetrying}
            onRetry={view === 'all' ? () => void newest.refetch() : onRetry}
          />
        ) : tickets.length === 0 ? (
          <EmptyState
            icon={<Inbox aria-hidden="true" />}
            title={words.noTickets}
            action={
              scope === 'mine' && (
                <Link to={paths.newTicket} className={buttonClass('plain')}>
                  {words.createFirst}
                </Link>
              )
            }
          >
            {scope === 'mine' ? words.whenYouNeedHelp : ticketWords.noneInScope[scope]}
          </EmptyState>
        ) : (
          <TicketRows
            tickets={tickets}
            label={view === 'all' ? words.allTickets : words.recentTickets}
          />
        )}
      </div>
      {view === 'all' && tickets && tickets.length > 0 && (
        <div className={styles.foot}>
          {/* The count is a moment older, and must not be less than the number in the list. */}
          <span>{words.shownOf(tickets.length, Math.max(total ?? 0, tickets.length))}</span>
          <Link to={ticketsAddress({ scope })} className={buttonClass('ghost')}>
            {words.seeAll}
          </Link>
        </div>
      )}
    </Card>
  )
}
