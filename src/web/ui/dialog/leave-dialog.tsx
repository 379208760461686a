import { useRef } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

type LeaveDialogProps = { isOpen: boolean; onLeave: () => void; onStay: () => void }

/** Asks before what was not saved is lost; useLeaveGuard knows when. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const stayButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      title={words.leaveTitle}
      description={words.leaveNote}
      initialFocus={stayButton}
    >
      <DialogActions>
        <Button ref={stayButton} onClick={onStay}>
          {words.keepEditing}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {words.leaveWithoutSaving}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
