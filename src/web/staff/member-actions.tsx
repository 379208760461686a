import {
  Ellipsis,
  KeyRound,
  Link as LinkIcon,
  type LucideIcon,
  Pencil,
  ShieldOff,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react'

import * as words from '#words/staff.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { Disclosure, menuItemClass, MenuSection } from '#web/ui/controls/disclosure.tsx'
import { iconButtonClass } from '#web/ui/controls/icon-button.tsx'

import type { MemberDialogKind } from './team-dialogs.tsx'

type MemberActionsProps = {
  member: StaffMember
  onAsk: (kind: MemberDialogKind) => void
  onReactivate: () => void
}

export function MemberActions({ member, onAsk, onReactivate }: MemberActionsProps) {
  const { name, state, hasSecondFactor } = member

  return (
    <Disclosure
      label={words.actionsFor(name)}
      button={<Ellipsis aria-hidden="true" />}
      buttonClassName={iconButtonClass}
      panelLabel={words.actionsFor(name)}
    >
      {(close) => {
        // Closed first: the dialog gives the focus back to what has it when it opens.
        const ask = (kind: MemberDialogKind) => () => {
          close()
          onAsk(kind)
        }
        return (
          <>
            <Item Icon={Pencil} onClick={ask('edit')}>
              {words.edit}
            </Item>
            {state === 'invited' && (
              <Item Icon={LinkIcon} onClick={ask('link')}>
                {words.newLink}
              </Item>
            )}
            {state === 'active' && (
              <Item Icon={KeyRound} onClick={ask('link')}>
                {words.resetPassword}
              </Item>
            )}
            {hasSecondFactor && (
              <Item Icon={ShieldOff} onClick={ask('second-factor')}>
                {words.removeFactor}
              </Item>
            )}
            <MenuSection>
              {state === 'deactivated' ? (
                <Item
                  Icon={UserRoundCheck}
                  onClick={() => {
                    close()
                    onReactivate()
                  }}
                >
                  {words.reactivate}
                </Item>
              ) : (
                <Item Icon={UserRoundX} onClick={ask('deactivate')}>
                  {words.deactivate}
                </Item>
              )}
            </MenuSection>
          </>
        )
      }}
    </Disclosure>
  )
}

function Item({
  Icon,
  onClick,
  children,
}: {
  Icon: LucideIcon
  onClick: () => void
  children: string
}) {
  return (
    <button type="button" className={menuItemClass} onClick={onClick}>
      <Icon aria-hidden="true" />
      {children}
    </button>
  )
}
