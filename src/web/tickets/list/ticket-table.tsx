import type { ReactNode } from 'react'

import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { categoryText, useCategoryName } from '#web/tickets/display/category-names.ts'
import { SortHeader } from './sort-header.tsx'
import type { ChooseFilters, TicketListFilters } from '#web/tickets/queries/ticket-list-filters.ts'
import { TicketRow } from './ticket-row.tsx'
import styles from './ticket-table.module.css'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type SortProps = {
  filters: TicketListFilters
  onChoose: ChooseFilters
}

export function TicketTable({ tickets, ...sort }: { tickets: TicketListItem[] } & SortProps) {
  const nameOf = useCategoryName()

  return (
    <Table {...sort}>
      {tickets.map((ticket) => (
        <TicketRow
          key={ticket.id}
          ticket={ticket}
          category={categoryText(ticket.categories.map(nameOf))}
        />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the tickets arrive. */
export function TicketTableSkeleton(sort: SortProps) {
  return (
    <Loading label={words.loading}>
      <div aria-hidden="true" inert>
        <Table {...sort}>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td className={styles.subject}>
                <SkeletonText width="half" />
                <span className={styles.second}>
                  <span className={styles.description}>
                    <SkeletonText width="most" />
                  </span>
                </span>
              </td>
              <td className={styles.status}>
                <Skeleton className={styles.badgeSkeleton} />
              </td>
              <td className={styles.priority}>
                <Skeleton className={styles.badgeSkeleton} />
              </td>
              <td className={styles.category}>
                <SkeletonText width="short" />
              </td>
              <td className={styles.created}>
                <SkeletonText width="short" />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Loading>
  )
}

function Table({ filters, onChoose, children }: SortProps & { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.tableTitle}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.subject}</th>
          <th scope="col">{words.status}</th>
          <SortHeader
            column="priority"
            label={words.priority}
            filters={filters}
            onChoose={onChoose}
          />
          <th scope="col">{words.category}</th>
          <SortHeader
            column="createdAt"
            label={words.created}
            filters={filters}
            onChoose={onChoose}
          />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
