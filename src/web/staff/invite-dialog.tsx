import { useRef } from 'react'

import * as words from '#words/staff.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import type { MadeLink } from '#shared/staff/contract.ts'
import { call } from '#web/lib/http/call.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { DraftNotice } from '#web/ui/form/draft-notice.tsx'

import { MemberForm } from './member-form.tsx'
import type { MemberValues } from './member-values.ts'
import { useInvitationDraft } from './use-invitation-draft.ts'
import { useTeamChange } from './team-queries.ts'

type InviteDialogProps = {
  open: boolean
  onClose: () => void
  onInvited: (made: MadeLink) => void
}

const NOBODY: MemberValues = { name: '', email: '', role: 'agent' }

export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const nameInput = useRef<HTMLInputElement>(null)
  const draft = useInvitationDraft()
  const invite = useTeamChange((body: MemberValues) => call(staffEndpoints.inviteStaff, { body }), {
    onDone: (made) => {
      draft.drop()
      onInvited(made)
    },
  })

  function close() {
    if (invite.isPending) return
    invite.reset()
    draft.drop()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.inviteSomeone}
      description={words.howInvited}
      initialFocus={nameInput}
    >
      <DraftNotice
        hasRestored={draft.hasRestored}
        onDiscard={draft.discard}
        onUndo={draft.undoDiscard}
      >
        {words.draftKept}
      </DraftNotice>
      <MemberForm
        key={draft.hasRestored ? 'restored' : 'new'}
        initial={draft.restored ?? NOBODY}
        onTyped={draft.keep}
        nameInput={nameInput}
        action={{ label: words.invite, busyLabel: words.inviting, failure: words.inviteFailed }}
        sending={invite}
        onSubmit={(values) => invite.mutate(values)}
        onCancel={close}
      />
    </Dialog>
  )
}
