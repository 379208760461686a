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

const SKELETON_ROWS = 'abcdefghijklmn'.split('')

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
          columns={columnsOf(filters)}
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
                <SkeletonText width="most" />
              </td>
              <td className={styles.last}>
                <SkeletonText width="most" />
              </td>
              <td className={styles.customer}>
                <SkeletonText width="half" />
              </td>
              {columnsOf(filters).hasStatus && (
                <td className={styles.status}>
                  <Skeleton className={styles.badgeSkeleton} />
                </td>
              )}
              <td className={styles.priority}>
                <SkeletonText width="half" />
              </td>
              {columnsOf(filters).hasAssignee && (
                <td className={styles.assignee}>
                  <SkeletonText width="half" />
                </td>
              )}
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

export type QueueColumns = {
  /** The view has tickets of several statuses. */
  hasStatus: boolean
  /** The view has tickets of several agents. */
  hasAssignee: boolean
  /** The last column says since when. */
  instant: 'created' | 'changed' | 'closed'
}

function columnsOf({ order, view, status }: DeskFilters): QueueColumns {
  const isByChange = order === 'updated' || order === 'untouched'
  return {
    hasStatus: !status && !['open', 'pending', 'closed'].includes(view),
    hasAssignee: view !== 'mine' && view !== 'unassigned',
    instant: view === 'closed' ? 'closed' : isByChange ? 'changed' : 'created',
  }
}

type TableProps = Pick<QueueTableProps, 'filters'> & {
  selection?: RowSelection
  children: ReactNode
}

function Table({ filters, selection, children }: TableProps) {
  const { hasStatus, hasAssignee, instant } = columnsOf(filters)
  return (
    <table className={styles.table} data-instant={instant}>
      <caption>
        <VisuallyHidden>{words.tableOf(words.viewNames[filters.view])}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.due}>
            <span className={styles.pick}>
              {selection?.canSelect && (
                <SelectBox
                  label={words.selectAll}
                  isOn={selection.isAll}
                  isPartly={selection.selected.length > 0 && !selection.isAll}
                  onToggle={selection.toggleAll}
                />
              )}
              {filters.view === 'closed' ? words.verdict : words.due}
            </span>
          </th>
          <th scope="col">{words.ticket}</th>
          <th scope="col">{words.lastMessage}</th>
          <th scope="col" className={styles.customer}>
            {words.customer}
          </th>
          {hasStatus && (
            <th scope="col" className={styles.status}>
              {words.status}
            </th>
          )}
          <th scope="col" className={styles.priority}>
            {words.priority}
          </th>
          {hasAssignee && (
            <th scope="col" className={styles.assignee}>
              {words.assignee}
            </th>
          )}
          <th scope="col" className={styles.age}>
            {words.lastColumns[instant]}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
