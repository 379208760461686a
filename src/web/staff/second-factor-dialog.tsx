import * as words from '#words/staff.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { ConfirmDialog, type MemberDialogProps } from './confirm-dialog.tsx'

export function SecondFactorDialog({ member, onClose }: MemberDialogProps) {
  return (
    <ConfirmDialog
      open={member !== null}
      title={words.askRemoveFactor(member?.name ?? '')}
      description={words.whatRemovingDoes}
      action={{
        label: words.removeFactor,
        busyLabel: words.removing,
        failure: words.removeFailed,
      }}
      change={() =>
        call(staffEndpoints.removeSecondFactor, { params: { userId: member?.id ?? '' } })
      }
      onDone={({ name }) => {
        onClose()
        toast.success(words.factorRemoved(name))
      }}
      onCancel={onClose}
    />
  )
}
