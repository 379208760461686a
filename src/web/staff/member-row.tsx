import * as words from '#words/staff.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { formatDay, formatShortAge } from '#web/lib/format/format-time.ts'
import { TimeText } from '#web/ui/display/time-text.tsx'

import { MemberActions } from './member-actions.tsx'
import { SecondFactorBadge, StateBadge } from './member-badges.tsx'
import type { MemberDialogKind } from './team-dialogs.tsx'
import styles from './team-table.module.css'

type MemberRowProps = {
  member: StaffMember
  onAsk: (kind: MemberDialogKind) => void
  onReactivate: () => void
}

export function MemberRow({ member, onAsk, onReactivate }: MemberRowProps) {
  const viewer = useViewer()
  const { name, email, role, state, hasSecondFactor, lastSignInAt, linkExpiresAt } = member

  return (
    <tr data-state={state}>
      <th scope="row" className={styles.who}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {member.id === viewer.id && <span className={styles.you}>{words.you}</span>}
        </span>
        <span className={styles.email}>{email}</span>
      </th>
      <td className={styles.role}>{words.roles[role]}</td>
      <td className={styles.factor} data-label={words.secondFactor}>
        <SecondFactorBadge isSetUp={hasSecondFactor} />
        {member.mayUsePassword && <span className={styles.note}>{words.emergencyPassword}</span>}
      </td>
      <td className={styles.state}>
        <StateBadge state={state} />
        {state === 'invited' && (
          <span className={styles.note}>
            {linkExpiresAt ? words.linkUntil(formatDay(new Date(linkExpiresAt))) : words.noLink}
          </span>
        )}
      </td>
      <td className={styles.time} data-label={words.lastSignIn}>
        {lastSignInAt ? <TimeText at={lastSignInAt} format={formatShortAge} /> : words.never}
      </td>
      <td className={styles.actions} data-print="hide">
        <MemberActions member={member} onAsk={onAsk} onReactivate={onReactivate} />
      </td>
    </tr>
  )
}
