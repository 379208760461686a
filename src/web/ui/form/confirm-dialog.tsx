import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef } from 'react'

import type { ButtonVariant } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

import { DialogForm } from './dialog-form.tsx'
import { useForm } from './use-form.ts'

const NO_VALUES = {}

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  description: ReactNode
  /** `failure` names what failed, as in “Failed to save”. */
  action: { label: string; busyLabel: string; variant?: ButtonVariant; failure?: string }
  /** Rejects with what is wrong; the dialog stays and says so. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
  /** Fields above the buttons. */
  children?: ReactNode
  initialFocus?: RefObject<HTMLElement | null>
}

/** Says what will happen; the focus is on the way out unless there is something to fill in. */
export function ConfirmDialog({
  open,
  title,
  description,
  action,
  onConfirm,
  onClose,
  children,
  initialFocus,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirm = useMutation({ mutationFn: onConfirm })
  const form = useForm({ initial: NO_VALUES, sending: confirm, problemsIn: () => NO_VALUES })

  function close() {
    if (confirm.isPending) return
    confirm.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      initialFocus={initialFocus ?? cancelButton}
    >
      <DialogForm
        form={form}
        onSend={() => confirm.mutate()}
        action={action}
        failure={{ title: action.failure, error: confirm.error }}
        onCancel={close}
        cancelButton={cancelButton}
      >
        {children}
      </DialogForm>
    </Dialog>
  )
}
