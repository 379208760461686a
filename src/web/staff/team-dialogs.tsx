import { useRef } from 'react'

import * as words from '#words/staff.ts'
import type { MadeLink, StaffMember } from '#shared/staff/contract.ts'
import { staffEndpoints } from '#shared/staff/endpoints.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'

import { DeactivateDialog, type MemberDialogProps } from './deactivate-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberForm } from './member-form.tsx'
import type { MemberValues } from './member-values.ts'
import { useTeamChange } from './team-queries.ts'
import styles from './team-dialogs.module.css'

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

function EditMemberDialog({ member, onClose }: MemberDialogProps) {
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

type LinkDialogProps = MemberDialogProps & { onMade: (made: MadeLink) => void }

/** A new invitation, or a way to a new password. */
function LinkDialog({ member, onClose, onMade }: LinkDialogProps) {
  const isInvitation = member?.state === 'invited'
  const makeLink = useTeamChange(
    () => call(staffEndpoints.makeAccountLink, { params: { userId: member?.id ?? '' } }),
    { onDone: onMade },
  )

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
      }}
      onConfirm={() => makeLink.mutateAsync()}
      onClose={onClose}
    />
  )
}

type MadeLinkDialogProps = { made: MadeLink | null; onClose: () => void }

/** The one time that the link is shown. */
function MadeLinkDialog({ made, onClose }: MadeLinkDialogProps) {
  const doneButton = useRef<HTMLButtonElement>(null)
  const isInvitation = made?.purpose === 'invitation'

  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      title={isInvitation ? words.isInvited(made.member.name) : words.linkReady}
      description={made && describe(made)}
      initialFocus={doneButton}
    >
      {made && (
        <>
          <div className={styles.link}>
            <code className={styles.text}>{made.url}</code>
            <CopyButton value={made.url} name={words.linkToCopy} />
          </div>
          <p className={styles.note}>
            {words.worksOnce(formatDayAndTime(new Date(made.expiresAt)))}
          </p>
          <DialogActions>
            <Button ref={doneButton} variant="primary" onClick={onClose}>
              {words.done}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function describe({ mail, member }: MadeLink): string {
  return mail === 'queued' ? words.linkMailed(member.email) : words.handLinkOver(member.name)
}

function SecondFactorDialog({ member, onClose }: MemberDialogProps) {
  const remove = useTeamChange(
    () => call(staffEndpoints.removeSecondFactor, { params: { userId: member?.id ?? '' } }),
    {
      onDone: ({ name }) => {
        onClose()
        toast.success(words.factorRemoved(name))
      },
    },
  )

  return (
    <ConfirmDialog
      open={member !== null}
      title={words.askRemoveFactor(member?.name ?? '')}
      description={words.whatRemovingDoes}
      action={{
        label: words.removeFactor,
        busyLabel: words.removing,
        variant: 'danger',
        failure: words.removeFailed,
      }}
      onConfirm={() => remove.mutateAsync()}
      onClose={onClose}
    />
  )
}
