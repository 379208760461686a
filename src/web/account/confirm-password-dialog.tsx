import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'

import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

import styles from './dialog-form.module.css'

type ConfirmPasswordDialogProps = {
  open: boolean
  title: string
  description: ReactNode
  action: { label: string; busyLabel: string; variant?: ButtonVariant }
  /** Rejects with what is wrong; the dialog stays and says so. */
  onConfirm: (currentPassword: string) => Promise<void>
  onClose: () => void
  /** Fields above the password. */
  children?: ReactNode
  initialFocus?: RefObject<HTMLElement | null>
}

/** Asks for the password again: an open session must not be enough to change how one signs in. */
export function ConfirmPasswordDialog({
  open,
  title,
  description,
  action,
  onConfirm,
  onClose,
  children,
  initialFocus,
}: ConfirmPasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const confirm = useMutation({
    mutationFn: onConfirm,
    onSuccess: forget,
    onError: (error) => {
      const found = error instanceof ApiError ? error.fields['currentPassword'] : undefined
      setProblem(found ?? null)
      if (found !== undefined) input.current?.focus()
    },
  })

  function forget() {
    setPassword('')
    setProblem(null)
    confirm.reset()
  }

  function close() {
    if (confirm.isPending) return
    forget()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (confirm.isPending) return
    if (password !== '') return confirm.mutate(password)
    setProblem('Enter your current password')
    return input.current?.focus()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      initialFocus={initialFocus ?? input}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {confirm.isError && problem === null && (
          <Banner tone="danger">{errorMessage(confirm.error)}</Banner>
        )}
        {children}
        <Field label="Current password" error={problem}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={input}
              name="currentPassword"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
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
