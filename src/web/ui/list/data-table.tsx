import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from '#web/ui/display/class-names.ts'
import styles from './data-table.module.css'
import { Loading } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

type DataTableProps = {
  caption: string
  /** A hidden one is for assistive technology alone. */
  columns: (string | { hidden: string } | SortHeaderProps)[]
  /** Gives the columns their widths, and the rows what is special about them. */
  className?: string
  /** The rows. In a narrow window each is a card, where `data-label` names what a cell holds. */
  children: ReactNode
}

export function DataTable({ caption, columns, className, children }: DataTableProps) {
  return (
    <table className={classNames(styles.table, className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => {
            if (typeof column === 'string') {
              return (
                <th key={column} scope="col">
                  {column}
                </th>
              )
            }
            if ('label' in column) return <SortHeader key={column.label} {...column} />
            return (
              <th key={column.hidden} scope="col">
                <VisuallyHidden>{column.hidden}</VisuallyHidden>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type SortHeaderProps = {
  label: string
  /** Null while the table is sorted by another column. */
  direction: 'asc' | 'desc' | null
  onSort: () => void
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column that the table can be sorted by. */
export function SortHeader({ label, direction, onSort }: SortHeaderProps) {
  const Arrow = direction === null ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={direction ? ARIA_SORT[direction] : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-sorting={direction !== null}
        onClick={onSort}
      >
        {label}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  )
}

type DataTableSkeletonProps = DataTableProps & {
  /** Name of the loading content. */
  label: string
  rows: number
  /** The cells of one row. */
  children: ReactNode
}

/** The same boxes, so that nothing moves when the rows arrive. */
export function DataTableSkeleton({ label, rows, children, ...table }: DataTableSkeletonProps) {
  return (
    <Loading label={label}>
      <div aria-hidden="true" inert>
        <DataTable {...table}>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>{children}</tr>
          ))}
        </DataTable>
      </div>
    </Loading>
  )
}
