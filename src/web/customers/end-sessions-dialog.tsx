import { useRef } from 'react'

import { Button } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'

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
  const sessions = count === 1 ? '1 session' : `${count} sessions`

  return (
    <Dialog
      open={count !== null}
      onClose={onCancel}
      title={`End ${sessions}?`}
      description={`${customerName} signs in another way after this change: ${sessions} of its people will end at once.`}
      initialFocus={cancelButton}
    >
      <DialogActions>
        <Button ref={cancelButton} onClick={onCancel}>
          Keep editing
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          Save and end {sessions}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
