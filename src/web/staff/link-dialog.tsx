import * as words from '#words/staff.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import type { MadeLink } from '#shared/staff/contract.ts'
import { call } from '#web/lib/http/call.ts'

import { ConfirmDialog, type MemberDialogProps } from './confirm-dialog.tsx'

type LinkDialogProps = MemberDialogProps & { onMade: (made: MadeLink) => void }

/** A new invitation, or a way to a new password. */
export function LinkDialog({ member, onClose, onMade }: LinkDialogProps) {
  const isInvitation = member?.state === 'invited'

  return (
    <ConfirmDialog
      open={member !== null}
      title={isInvitation ? words.askNewLink : words.askReset}
      description={
        isInvitation ? words.whatNewLinkDoes(member.name) : words.whatResetDoes(member?.name ?? '')
      }
      action={{
        label: words.makeLink,
        busyLabel: words.makingLink,
        failure: words.linkFailed,
        variant: 'primary',
      }}
      change={() => call(staffEndpoints.makeAccountLink, { params: { userId: member?.id ?? '' } })}
      onDone={onMade}
      onCancel={onClose}
    />
  )
}
