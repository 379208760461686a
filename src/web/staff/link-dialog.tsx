import { staffEndpoints } from '#shared/staff/endpoints.ts'
import type { MadeLink } from '#shared/staff/contract.ts'
import { call } from '#web/lib/call.ts'

import { ConfirmDialog, type MemberDialogProps } from './confirm-dialog.tsx'

type LinkDialogProps = MemberDialogProps & { onMade: (made: MadeLink) => void }

/** A new invitation, or a way to a new password. */
export function LinkDialog({ member, onClose, onMade }: LinkDialogProps) {
  const isInvitation = member?.state === 'invited'

  return (
    <ConfirmDialog
      open={member !== null}
      title={isInvitation ? 'Make a new invitation link?' : 'Reset this password?'}
      description={
        isInvitation
          ? `The link that ${member.name} has stops working. The new one works once, for 7 days.`
          : `${member?.name} gets a link to set a new password. It works once, for 24 hours. Until then the current password keeps working; afterwards all their sessions end.`
      }
      action={{
        label: 'Make link',
        busyLabel: 'Making link...',
        failure: 'Failed to make the link',
        variant: 'primary',
      }}
      change={() => call(staffEndpoints.makeAccountLink, { params: { userId: member?.id ?? '' } })}
      onDone={onMade}
      onCancel={onClose}
    />
  )
}
