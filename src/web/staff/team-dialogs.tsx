import type { MadeLink, StaffMember } from '#shared/staff/contract.ts'

import { DeactivateDialog } from './deactivate-dialog.tsx'
import { EditMemberDialog } from './edit-member-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MadeLinkDialog } from './made-link-dialog.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'

/** Which dialog is open, and about whom. */
export type TeamDialog =
  | { kind: 'invite' }
  | { kind: 'made'; made: MadeLink }
  | { kind: MemberDialogKind; member: StaffMember }

export type MemberDialogKind = 'edit' | 'link' | 'deactivate' | 'second-factor'

type TeamDialogsProps = {
  dialog: TeamDialog | null
  onChange: (dialog: TeamDialog | null) => void
}

/** One is open at most. They stay on the page: only then does closing one give the focus back. */
export function TeamDialogs({ dialog, onChange }: TeamDialogsProps) {
  const close = () => onChange(null)
  const memberFor = (kind: MemberDialogKind) => (dialog?.kind === kind ? dialog.member : null)

  return (
    <>
      <InviteDialog
        open={dialog?.kind === 'invite'}
        onClose={close}
        onInvited={(made) => onChange({ kind: 'made', made })}
      />
      <EditMemberDialog member={memberFor('edit')} onClose={close} />
      <LinkDialog
        member={memberFor('link')}
        onClose={close}
        onMade={(made) => onChange({ kind: 'made', made })}
      />
      <MadeLinkDialog made={dialog?.kind === 'made' ? dialog.made : null} onClose={close} />
      <DeactivateDialog member={memberFor('deactivate')} onClose={close} />
      <SecondFactorDialog member={memberFor('second-factor')} onClose={close} />
    </>
  )
}
