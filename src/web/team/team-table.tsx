import type { ReactNode } from 'react'

import type { StaffMember } from '#shared/staff.ts'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { MemberRow } from './member-row.tsx'
import type { MemberDialogKind } from './team-dialog.ts'
import styles from './team-table.module.css'

const SKELETON_ROWS = ['a', 'b', 'c', 'd']
const COLUMNS = ['Name', 'Role', 'Second factor', 'Status', 'Last sign-in', 'Actions']

type TeamTableProps = {
  members: StaffMember[]
  onAsk: (kind: MemberDialogKind, member: StaffMember) => void
  onReactivate: (member: StaffMember) => void
}

export function TeamTable({ members, onAsk, onReactivate }: TeamTableProps) {
  return (
    <Table>
      {members.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          onAsk={(kind) => onAsk(kind, member)}
          onReactivate={() => onReactivate(member)}
        />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the people arrive. */
export function TeamTableSkeleton() {
  return (
    <Loading label="Loading the team">
      <div aria-hidden="true" inert>
        <Table>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td className={styles.who}>
                <SkeletonText width="half" />
              </td>
              <td colSpan={COLUMNS.length - 1} className={styles.rest}>
                <SkeletonText width="most" />
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
        <VisuallyHidden>Team</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
