import { useEffect, useRef } from 'react'

import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { ListFooter } from './list-footer.tsx'
import { NoTickets } from './no-tickets.tsx'
import styles from './ticket-list-content.module.css'
import { isNarrowed, type TicketListFilters } from './ticket-list-filters.ts'
import { TicketTable, TicketTableSkeleton } from './ticket-table.tsx'
import type { TicketList } from './use-ticket-list.ts'

type ContentProps = {
  list: TicketList
  filters: TicketListFilters
  onChoose: (filters: TicketListFilters) => void
  onClear: () => void
}

export function TicketListContent({ list, filters, onChoose, onClear }: ContentProps) {
  const isSettled = !list.isLoading && !list.isFailed && !list.isChanging

  return (
    <div className={styles.content}>
      <VisuallyHidden>
        <output>{isSettled && countText(list)}</output>
      </VisuallyHidden>
      <Card flush>
        <div className={styles.list} aria-busy={list.isChanging} data-changing={list.isChanging}>
          <ListState list={list} filters={filters} onChoose={onChoose} onClear={onClear} />
        </div>
      </Card>
      {!list.isLoading && !list.isFailed && (
        <ListFooter readAtMs={list.readAtMs} isPaused={list.isPaused} onPause={list.setIsPaused} />
      )}
    </div>
  )
}

function countText({ tickets, hasMore }: TicketList): string {
  if (tickets.length === 0) return 'No tickets found'
  if (hasMore) return `The first ${tickets.length} tickets are shown`
  return tickets.length === 1 ? '1 ticket found' : `${tickets.length} tickets found`
}

function ListState({ list, filters, onChoose, onClear }: ContentProps) {
  const tickets = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>(null)
  const shownCount = list.tickets.length

  // The next part begins where the button was, and reading goes on with its first ticket.
  useEffect(() => {
    if (shownBefore.current === null || shownCount <= shownBefore.current) return
    const links = tickets.current?.querySelectorAll<HTMLElement>('tbody a')
    links?.[shownBefore.current]?.focus({ preventScroll: true })
    shownBefore.current = null
  }, [shownCount])

  if (list.isFailed) {
    return (
      <LoadFailure
        message="Failed to load your tickets"
        busy={list.isRetrying}
        onRetry={list.retry}
      />
    )
  }
  if (list.isLoading) return <TicketTableSkeleton filters={filters} onChoose={onChoose} />
  if (shownCount === 0) return <NoTickets isNarrowed={isNarrowed(filters)} onClear={onClear} />

  return (
    <div ref={tickets}>
      <TicketTable tickets={list.tickets} filters={filters} onChoose={onChoose} />
      {list.hasMore && (
        <div className={styles.more} data-print="hide">
          <Button
            busy={list.isShowingMore}
            busyLabel="Loading..."
            onClick={() => {
              shownBefore.current = shownCount
              void list.showMore()
            }}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}
