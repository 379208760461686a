import { useRef } from 'react'

import * as words from '#words/staff.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { call } from '#web/lib/http/call.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

import type { MemberDialogProps } from './confirm-dialog.tsx'
import { MemberForm } from './member-form.tsx'
import type { MemberValues } from './member-values.ts'
import { useTeamChange } from './team-queries.ts'

export function EditMemberDialog({ member, onClose }: MemberDialogProps) {
  const nameInput = useRef<HTMLInputElement>(null)
  const userId = member?.id ?? ''
  const save = useTeamChange(
    ({ name, role, mayUsePassword }: MemberValues) =>
      call(staffEndpoints.changeStaff, {
        params: { userId },
        body: { name, role, mayUsePassword },
      }),
    {
      onDone: ({ name }) => {
        onClose()
        toast.success(words.updated(name))
      },
    },
  )

  function close() {
    if (save.isPending) return
    save.reset()
    onClose()
  }

  return (
    <Dialog
      open={member !== null}
      onClose={close}
      title={words.edit}
      description={member?.email}
      initialFocus={nameInput}
    >
      {member && (
        <MemberForm
          initial={member}
          nameInput={nameInput}
          hasFixedEmail
          action={{ label: words.save, busyLabel: words.saving, failure: words.saveFailed }}
          sending={save}
          onSubmit={(values) => save.mutate(values)}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}
