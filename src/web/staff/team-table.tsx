import * as words from '#words/staff.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { MemberRow } from './member-row.tsx'
import type { MemberDialogKind } from './team-dialogs.tsx'
import styles from './team-table.module.css'

const TABLE = {
  caption: words.title,
  columns: [
    words.name,
    words.role,
    words.secondFactor,
    words.status,
    words.lastSignIn,
    words.actions,
  ],
  className: styles.table,
}

type TeamTableProps = {
  members: StaffMember[]
  onAsk: (kind: MemberDialogKind, member: StaffMember) => void
  onReactivate: (member: StaffMember) => void
}

export function TeamTable({ members, onAsk, onReactivate }: TeamTableProps) {
  return (
    <DataTable {...TABLE}>
      {members.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          onAsk={(kind) => onAsk(kind, member)}
          onReactivate={() => onReactivate(member)}
        />
      ))}
    </DataTable>
  )
}

export function TeamTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={4}>
      <td className={styles.who}>
        <SkeletonText width="half" />
      </td>
      <td colSpan={5}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}
