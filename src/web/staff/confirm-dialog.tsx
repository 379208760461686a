import { type ReactNode, useRef } from 'react'

import * as words from '#words/ui.ts'
import type { StaffMember } from '#shared/staff/contract.ts'
import { Button, type ButtonVariant } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'

import { useTeamChange } from './team-queries.ts'

type ConfirmDialogProps<Outcome> = {
  open: boolean
  title: string
  description: ReactNode
  /** Facts to know before, below the description. */
  details?: ReactNode
  action: { label: string; busyLabel: string; failure: string; variant?: ButtonVariant }
  change: () => Promise<Outcome>
  onDone: (outcome: Outcome) => void
  onCancel: () => void
}

/** A question that says what will happen, with the focus on the way out. */
export function ConfirmDialog<Outcome>({
  open,
  title,
  description,
  details,
  action,
  change,
  onDone,
  onCancel,
}: ConfirmDialogProps<Outcome>) {
  const changing = useTeamChange(change, { onDone })
  const cancelButton = useRef<HTMLButtonElement>(null)

  function cancel() {
    if (changing.isPending) return
    changing.reset()
    onCancel()
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      description={description}
      initialFocus={cancelButton}
    >
      {details}
      <FormFailure title={action.failure} error={changing.error} />
      <DialogActions>
        <Button ref={cancelButton} onClick={cancel}>
          {words.cancel}
        </Button>
        <Button
          variant={action.variant ?? 'danger'}
          busy={changing.isPending}
          busyLabel={action.busyLabel}
          onClick={() => changing.mutate()}
        >
          {action.label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export type MemberDialogProps = {
  /** Null while it is closed. */
  member: StaffMember | null
  onClose: () => void
}
