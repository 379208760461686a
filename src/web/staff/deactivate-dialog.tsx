import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { useViewer } from '#web/access/viewer-context.ts'
import { call } from '#web/lib/call.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { ConfirmDialog, type MemberDialogProps } from './confirm-dialog.tsx'

export function DeactivateDialog({ member, onClose }: MemberDialogProps) {
  const viewer = useViewer()
  const isViewer = member?.id === viewer.id

  async function deactivate() {
    const params = { userId: member?.id ?? '' }
    const changed = await call(staffEndpoints.changeStaff, { params, body: { active: false } })
    if (!isViewer) return changed
    // The session has ended with it, so there is nothing left to do on this page.
    location.assign(paths.adminLogin)
    return new Promise<never>(() => {})
  }

  return (
    <ConfirmDialog
      open={member !== null}
      title={isViewer ? 'Deactivate your own account?' : `Deactivate ${member?.name}?`}
      description={
        isViewer
          ? 'You are signed out at once, and only another administrator can let you in again.'
          : 'They are signed out at once and cannot sign in again until they are reactivated. What they wrote stays.'
      }
      action={{
        label: 'Deactivate',
        busyLabel: 'Deactivating...',
        failure: 'Failed to deactivate',
      }}
      change={deactivate}
      onDone={({ name }) => {
        onClose()
        toast.success(`${name} deactivated`)
      }}
      onCancel={onClose}
    />
  )
}
