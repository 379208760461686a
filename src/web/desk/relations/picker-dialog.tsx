import { type ReactNode, type RefObject, useRef } from 'react'

import * as words from '#words/desk-relations.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './dialogs.module.css'

type PickerDialogProps = {
  open: boolean
  title: string
  description: string
  act: { isPending: boolean; error: unknown; reset: () => void }
  failed: string
  button: string
  busyButton: string
  /** Focused after opening; the button that gives up where nothing else is given. */
  initialFocus?: RefObject<HTMLElement | null>
  onClose: () => void
  onSend: () => void
  children: ReactNode
}

/** The frame of what is done to a ticket by choosing something and sending it. */
export function PickerDialog(props: PickerDialogProps) {
  const { open, title, description, act, failed, button, busyButton, onClose, onSend } = props
  const isOnline = useOnline()
  const cancelButton = useRef<HTMLButtonElement>(null)

  function cancel() {
    if (act.isPending) return
    act.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      description={description}
      initialFocus={props.initialFocus ?? cancelButton}
    >
      <form
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isOnline && !act.isPending) onSend()
        }}
      >
        <FormFailure title={failed} error={act.error} />
        {props.children}
        {!isOnline && <p className={styles.quiet}>{words.offline}</p>}
        <DialogActions>
          <Button ref={cancelButton} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!isOnline}
            busy={act.isPending}
            busyLabel={busyButton}
          >
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
