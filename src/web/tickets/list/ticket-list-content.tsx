import * as words from '#words/tickets.ts'
import { ListFrame } from '#web/ui/list/list-frame.tsx'

import { ListFooter } from './list-footer.tsx'
import { NoTickets } from './no-tickets.tsx'
import styles from './ticket-list-content.module.css'
import {
  type ChooseFilters,
  isNarrowed,
  type TicketListFilters,
} from '#web/tickets/queries/ticket-list-filters.ts'
import { TicketTable, TicketTableSkeleton } from './ticket-table.tsx'
import type { TicketList } from './use-ticket-list.ts'

type ContentProps = {
  list: TicketList
  filters: TicketListFilters
  onChoose: ChooseFilters
  onClear: () => void
}

export function TicketListContent({ list, filters, onChoose, onClear }: ContentProps) {
  return (
    <div className={styles.content}>
      <ListFrame
        list={list}
        counted={words.ticketCounts}
        skeleton={<TicketTableSkeleton filters={filters} onChoose={onChoose} />}
        empty={<NoTickets isNarrowed={isNarrowed(filters)} onClear={onClear} />}
      >
        <TicketTable tickets={list.rows} filters={filters} onChoose={onChoose} />
      </ListFrame>
      {!list.isLoading && !list.isFailed && (
        <ListFooter readAtMs={list.readAtMs} isPaused={list.isPaused} onPause={list.setIsPaused} />
      )}
    </div>
  )
}
