import type { ReactNode } from 'react'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import * as words from '#words/desk.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import type { DeskFilters } from '#web/desk/filters/desk-filters.ts'
import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { QueueRow } from './queue-row.tsx'
import styles from './queue-table.module.css'
import { SelectBox } from '#web/desk/selection/select-box.tsx'
import type { RowSelection } from './use-selection.ts'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type QueueTableProps = {
  tickets: DeskTicketItem[]
  filters: DeskFilters
  selection: RowSelection
}

export function QueueTable({ tickets, filters, selection }: QueueTableProps) {
  const viewer = useViewer()
  return (
    <Table filters={filters} selection={selection}>
      {tickets.map((ticket) => (
        <QueueRow
          key={ticket.id}
          ticket={ticket}
          shows={lastColumn(filters)}
          viewerId={viewer.id}
          selection={selection}
        />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the tickets arrive. */
export function QueueTableSkeleton({ filters }: Pick<QueueTableProps, 'filters'>) {
  return (
    <Loading label={words.loading}>
      <div aria-hidden="true" inert>
        <Table filters={filters}>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td className={styles.due}>
                <Skeleton className={styles.badgeSkeleton} />
              </td>
              <td className={styles.subject}>
                <SkeletonText width="half" />
                <span className={styles.second}>
                  <SkeletonText width="most" />
                </span>
              </td>
              <td className={styles.customer}>
                <SkeletonText width="half" />
              </td>
              <td className={styles.status}>
                <Skeleton className={styles.badgeSkeleton} />
              </td>
              <td className={styles.priority}>
                <SkeletonText width="half" />
              </td>
              <td className={styles.assignee}>
                <SkeletonText width="half" />
              </td>
              <td className={styles.age}>
                <SkeletonText width="short" />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Loading>
  )
}

function lastColumn({ order }: DeskFilters) {
  return order === 'updated' || order === 'untouched' ? 'changed' : 'created'
}

type TableProps = Pick<QueueTableProps, 'filters'> & {
  selection?: RowSelection
  children: ReactNode
}

function Table({ filters, selection, children }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.tableOf(words.viewNames[filters.view])}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.pick}>
              {selection?.canSelect && (
                <SelectBox
                  label={words.selectAll}
                  isOn={selection.isAll}
                  isPartly={selection.selected.length > 0 && !selection.isAll}
                  onToggle={selection.toggleAll}
                />
              )}
              {words.due}
            </span>
          </th>
          <th scope="col">{words.ticket}</th>
          <th scope="col">{words.customer}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.priority}</th>
          <th scope="col">{words.assignee}</th>
          <th scope="col">{words.lastColumns[lastColumn(filters)]}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
