import type { AuditEntry } from '#shared/audit/contract.ts'
import * as words from '#words/audit.ts'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { whenIdle } from '#web/lib/later.ts'
import { useWhen } from '#web/lib/use-when.ts'

import type { AuditLogFilters } from './audit-filters.ts'
import { AuditDetails, AuditRow } from './audit-row.tsx'
import styles from './audit-table.module.css'

const TABLE = {
  caption: words.caption,
  columns: [words.when, words.who, words.what, { hidden: words.detailsColumn }],
  className: styles.table,
}

type AuditTableProps = {
  entries: AuditEntry[]
  openIds: string[]
  onToggle: (id: string) => void
  onNarrow: (changes: Partial<AuditLogFilters>) => void
}

export function AuditTable({ entries, openIds, onToggle, onNarrow }: AuditTableProps) {
  useWhen(true, () => whenIdle(AuditDetails.preload))

  return (
    <DataTable {...TABLE}>
      {entries.map((entry) => (
        <AuditRow
          key={entry.id}
          entry={entry}
          isOpen={openIds.includes(entry.id)}
          onToggle={() => onToggle(entry.id)}
          onNarrow={onNarrow}
        />
      ))}
    </DataTable>
  )
}

export function AuditTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td className={styles.when}>
        <SkeletonText width="most" />
      </td>
      <td className={styles.who}>
        <SkeletonText width="half" />
      </td>
      <td className={styles.what} colSpan={2}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}
