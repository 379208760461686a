import type { ReactNode } from 'react'

import type { AuditEntry } from '#shared/audit.ts'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import type { AuditLogFilters } from './audit-filters.ts'
import { AuditRow } from './audit-row.tsx'
import styles from './audit-table.module.css'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type AuditTableProps = {
  entries: AuditEntry[]
  openIds: string[]
  onToggle: (id: string) => void
  onNarrow: (changes: Partial<AuditLogFilters>) => void
}

export function AuditTable({ entries, openIds, onToggle, onNarrow }: AuditTableProps) {
  return (
    <Table>
      {entries.map((entry) => (
        <AuditRow
          key={entry.id}
          entry={entry}
          isOpen={openIds.includes(entry.id)}
          onToggle={() => onToggle(entry.id)}
          onNarrow={onNarrow}
        />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the entries arrive. */
export function AuditTableSkeleton() {
  return (
    <Loading label="Loading the audit log">
      <div aria-hidden="true" inert>
        <Table>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td className={styles.when}>
                <SkeletonText width="most" />
              </td>
              <td className={styles.who}>
                <SkeletonText width="half" />
              </td>
              <td className={styles.what} colSpan={2}>
                <SkeletonText width="half" />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Loading>
  )
}

function Table({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Audit log</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">
            <VisuallyHidden>Details</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
