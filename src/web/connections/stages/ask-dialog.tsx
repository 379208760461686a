import { type ReactNode, useRef } from 'react'

import * as words from '#words/connections.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button, type ButtonVariant } from '#web/ui/controls/button.tsx'

type AskDialogProps = {
  title: string
  children: ReactNode
  confirm: { label: string; busyLabel?: string; variant: ButtonVariant }
  busy: boolean
  error: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that people would notice, with the focus on the way out. */
export function AskDialog(props: AskDialogProps) {
  const { title, children, confirm, busy, error, onConfirm, onCancel } = props
  const cancelButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog open onClose={onCancel} title={title} initialFocus={cancelButton}>
      {children}
      <FormFailure error={error} />
      <DialogActions>
        <Button ref={cancelButton} onClick={onCancel}>
          {words.goingLive.keep}
        </Button>
        <Button
          variant={confirm.variant}
          busy={busy}
          busyLabel={confirm.busyLabel}
          onClick={onConfirm}
        >
          {confirm.label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
