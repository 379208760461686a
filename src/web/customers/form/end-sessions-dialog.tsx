import { useRef } from 'react'

import * as words from '#words/customers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'

type EndSessionsDialogProps = {
  /** How many sessions end; null while nothing is asked. */
  count: number | null
  customerName: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before people who are at work are signed out. */
export function EndSessionsDialog(props: EndSessionsDialogProps) {
  const { count, customerName, onConfirm, onCancel } = props
  const cancelButton = useRef<HTMLButtonElement>(null)
  const sessions = count ?? 0

  return (
    <Dialog
      open={count !== null}
      onClose={onCancel}
      title={words.endSessionsTitle(sessions)}
      description={words.whatSavingEnds(customerName, sessions)}
      initialFocus={cancelButton}
    >
      <DialogActions>
        <Button ref={cancelButton} onClick={onCancel}>
          {words.keepEditing}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {words.saveAndEnd(sessions)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
