import * as words from '#words/staff.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { call } from '#web/lib/http/call.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import { AgentWorkText } from './agent-work-text.tsx'
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
      title={isViewer ? words.askDeactivateYou : words.askDeactivate(member?.name ?? '')}
      description={isViewer ? words.whatDeactivatingYouDoes : words.whatDeactivatingDoes}
      details={member && <AgentWorkText userId={member.id} />}
      action={{
        label: words.deactivate,
        busyLabel: words.deactivating,
        failure: words.deactivateFailed,
      }}
      change={deactivate}
      onDone={({ name }) => {
        onClose()
        toast.success(words.wasDeactivated(name))
      }}
      onCancel={onClose}
    />
  )
}
