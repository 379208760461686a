import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'

import { errorMessage } from '#web/lib/api-error.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'
import { Button, type ButtonVariant } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'

import styles from './dialog-form.module.css'

type ConfirmDialogProps = {
  open: boolean
  title: string
  description: ReactNode
  action: { label: string; busyLabel: string; variant?: ButtonVariant }
  /** Rejects with what is wrong; the dialog stays and says so. */
  onConfirm: () => Promise<void>
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

  function close() {
    if (confirm.isPending) return
    confirm.reset()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      initialFocus={initialFocus ?? cancelButton}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {confirm.isError && <Banner tone="danger">{errorMessage(confirm.error)}</Banner>}
        {children}
        <DialogActions>
          <Button ref={cancelButton} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={action.variant ?? 'primary'}
            busy={confirm.isPending}
            busyLabel={action.busyLabel}
          >
            {action.label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
