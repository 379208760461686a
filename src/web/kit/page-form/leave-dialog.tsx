import { useRef } from 'react'

import { Button } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'

type LeaveDialogProps = { isOpen: boolean; onLeave: () => void; onStay: () => void }

/** Asks before what was not saved is lost; useLeaveGuard knows when. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const stayButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      title="Leave without saving?"
      description="What you have changed here is not saved yet and will be lost."
      initialFocus={stayButton}
    >
      <DialogActions>
        <Button ref={stayButton} onClick={onStay}>
          Keep editing
        </Button>
        <Button variant="danger" onClick={onLeave}>
          Leave without saving
        </Button>
      </DialogActions>
    </Dialog>
  )
}
