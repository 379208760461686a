import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { ConfirmDialog, type MemberDialogProps } from './confirm-dialog.tsx'

export function SecondFactorDialog({ member, onClose }: MemberDialogProps) {
  return (
    <ConfirmDialog
      open={member !== null}
      title={`Remove the second factor of ${member?.name}?`}
      description="For somebody who has lost the device. They are signed out everywhere, and the password alone lets them in again. Be sure that it is really them who asks."
      action={{
        label: 'Remove second factor',
        busyLabel: 'Removing...',
        failure: 'Failed to remove the second factor',
      }}
      change={() =>
        call(staffEndpoints.removeSecondFactor, { params: { userId: member?.id ?? '' } })
      }
      onDone={({ name }) => {
        onClose()
        toast.success(`Second factor of ${name} removed`)
      }}
      onCancel={onClose}
    />
  )
}
