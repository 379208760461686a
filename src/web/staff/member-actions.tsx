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

import type { StaffMember } from '#shared/staff/contract.ts'
import { Disclosure, menuItemClass, MenuSection } from '#web/kit/parts/disclosure.tsx'
import { iconButtonClass } from '#web/kit/parts/icon-button.tsx'

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
      label={`Actions for ${name}`}
      button={<Ellipsis aria-hidden="true" />}
      buttonClassName={iconButtonClass}
      panelLabel={`Actions for ${name}`}
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
              Edit name and role
            </Item>
            {state === 'invited' && (
              <Item Icon={LinkIcon} onClick={ask('link')}>
                New invitation link
              </Item>
            )}
            {state === 'active' && (
              <Item Icon={KeyRound} onClick={ask('link')}>
                Reset password
              </Item>
            )}
            {hasSecondFactor && (
              <Item Icon={ShieldOff} onClick={ask('second-factor')}>
                Remove second factor
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
                  Reactivate
                </Item>
              ) : (
                <Item Icon={UserRoundX} onClick={ask('deactivate')}>
                  Deactivate
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
