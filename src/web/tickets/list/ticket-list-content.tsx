import { Card } from '#web/kit/parts/card.tsx'
import { GrowingList, ListPlace } from '#web/kit/list/growing-list.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

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
        <ListPlace isChanging={list.isChanging}>
          <ListState list={list} filters={filters} onChoose={onChoose} onClear={onClear} />
        </ListPlace>
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
  if (list.tickets.length === 0)
    return <NoTickets isNarrowed={isNarrowed(filters)} onClear={onClear} />

  return (
    <GrowingList
      count={list.tickets.length}
      hasMore={list.hasMore}
      isShowingMore={list.isShowingMore}
      onShowMore={() => void list.showMore()}
    >
      <TicketTable tickets={list.tickets} filters={filters} onChoose={onChoose} />
    </GrowingList>
  )
}
