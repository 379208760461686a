import {
  KeyRound,
  Link as LinkIcon,
  Pencil,
  ShieldOff,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react'

import * as words from '#words/staff.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import type { StaffState } from '#shared/staff/values.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { formatDay, formatShortAge } from '#web/lib/format/format-time.ts'
import { ActionsMenu } from '#web/ui/controls/actions-menu.tsx'
import { MenuButton, MenuSection } from '#web/ui/controls/disclosure.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, CrossMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'

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

type MemberRowProps = {
  member: StaffMember
  onAsk: (kind: MemberDialogKind) => void
  onReactivate: () => void
}

function MemberRow({ member, onAsk, onReactivate }: MemberRowProps) {
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
        {hasSecondFactor ? words.setUp : words.notSetUp}
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

/** A badge stands out, and only for what is not as usual. */
function StateBadge({ state }: { state: StaffState }) {
  if (state === 'active') return words.active
  const isInvited = state === 'invited'

  return (
    <Badge tone={isInvited ? 'pending' : 'closed'} icon={isInvited ? <ClockMark /> : <CrossMark />}>
      {isInvited ? words.invited : words.deactivated}
    </Badge>
  )
}

type MemberActionsProps = {
  member: StaffMember
  onAsk: (kind: MemberDialogKind) => void
  onReactivate: () => void
}

function MemberActions({ member, onAsk, onReactivate }: MemberActionsProps) {
  const { name, state, hasSecondFactor } = member

  return (
    <ActionsMenu label={words.actionsFor(name)}>
      {(after) => {
        const ask = (kind: MemberDialogKind) => after(() => onAsk(kind))
        return (
          <>
            <MenuButton Icon={Pencil} onClick={ask('edit')}>
              {words.edit}
            </MenuButton>
            {state === 'invited' && (
              <MenuButton Icon={LinkIcon} onClick={ask('link')}>
                {words.newLink}
              </MenuButton>
            )}
            {state === 'active' && (
              <MenuButton Icon={KeyRound} onClick={ask('link')}>
                {words.resetPassword}
              </MenuButton>
            )}
            {hasSecondFactor && (
              <MenuButton Icon={ShieldOff} onClick={ask('second-factor')}>
                {words.removeFactor}
              </MenuButton>
            )}
            <MenuSection>
              {state === 'deactivated' ? (
                <MenuButton Icon={UserRoundCheck} onClick={after(onReactivate)}>
                  {words.reactivate}
                </MenuButton>
              ) : (
                <MenuButton Icon={UserRoundX} onClick={ask('deactivate')}>
                  {words.deactivate}
                </MenuButton>
              )}
            </MenuSection>
          </>
        )
      }}
    </ActionsMenu>
  )
}
