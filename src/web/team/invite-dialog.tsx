import { useRef } from 'react'

import type { MadeLink } from '#shared/staff.ts'
import { call } from '#web/lib/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'

import { MemberForm } from './member-form.tsx'
import type { MemberValues } from './member-values.ts'
import { useTeamChange } from './use-team-change.ts'

type InviteDialogProps = {
  open: boolean
  onClose: () => void
  onInvited: (made: MadeLink) => void
}

const NOBODY: MemberValues = { name: '', email: '', role: 'agent' }

export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const nameInput = useRef<HTMLInputElement>(null)
  const invite = useTeamChange((body: MemberValues) => call('inviteStaff', { body }), {
    onDone: onInvited,
  })

  function close() {
    if (invite.isPending) return
    invite.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Invite someone"
      description="They get a link to set a password of their own. It works once, for 7 days."
      initialFocus={nameInput}
    >
      <MemberForm
        initial={NOBODY}
        nameInput={nameInput}
        action={{ label: 'Invite', busyLabel: 'Inviting...', failure: 'Failed to invite' }}
        sending={invite}
        onSubmit={(values) => invite.mutate(values)}
        onCancel={close}
      />
    </Dialog>
  )
}
