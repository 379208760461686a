import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'

import {
  type ChooseFilters,
  type ListSort,
  type TicketListFilters,
  toggleSort,
} from '#web/tickets/queries/ticket-list-filters.ts'
import styles from './sort-header.module.css'

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

type SortHeaderProps = {
  column: ListSort
  label: string
  filters: TicketListFilters
  onChoose: ChooseFilters
}

export function SortHeader({ column, label, filters, onChoose }: SortHeaderProps) {
  const direction = filters.sort === column ? filters.direction : null
  const Arrow = direction === null ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown

  function choose() {
    const { sort, direction: turned } = toggleSort(filters, column)
    onChoose({ sort, direction: turned })
  }

  return (
    <th scope="col" aria-sort={direction ? ARIA_SORT[direction] : undefined}>
      <button
        type="button"
        className={styles.button}
        data-sorting={direction !== null}
        onClick={choose}
      >
        {label}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  )
}
