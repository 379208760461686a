import type { ComponentProps, ReactNode, RefObject } from 'react'

import * as words from '#words/ui.ts'
import { DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Button, type ButtonVariant } from '#web/ui/controls/button.tsx'

import styles from './dialog-form.module.css'
import { Form } from './form.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'

type DialogFormProps = Omit<ComponentProps<typeof Form>, 'action'> & {
  action: { label: string; busyLabel: string; variant?: ButtonVariant }
  /** Why it failed, unless the fields say so. */
  failure?: { title?: string; error: unknown }
  onCancel: () => void
  cancelButton?: RefObject<HTMLButtonElement | null>
  /** The fields. */
  children: ReactNode
}

/** The frame of a form in a dialog: failure, fields, Cancel and the button that sends. */
export function DialogForm(props: DialogFormProps) {
  const { action, failure, onCancel, cancelButton, children, ...form } = props
  const { canSend = true } = form

  return (
    <Form {...form} className={styles.form}>
      {failure && <FormFailure {...failure} />}
      {children}
      <DialogActions>
        <Button ref={cancelButton} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          variant={action.variant ?? 'primary'}
          disabled={!canSend}
          busy={form.form.isSending}
          busyLabel={action.busyLabel}
        >
          {action.label}
        </Button>
      </DialogActions>
    </Form>
  )
}
