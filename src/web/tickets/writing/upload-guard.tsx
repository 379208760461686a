import { useRef } from 'react'

import * as words from '#words/tickets.ts'
import type { LeaveGuard } from '#web/lib/navigation/use-leave-guard.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'

type UploadGuardProps = { guard: LeaveGuard; onStop: () => void }

/** Asks before the page is left while files are uploading, because leaving stops the upload. */
export function UploadGuard({ guard, onStop }: UploadGuardProps) {
  const stayButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={guard.isAsking}
      onClose={guard.stay}
      title={words.askLeave}
      description={words.leaveStops}
      initialFocus={stayButton}
    >
      <DialogActions>
        <Button ref={stayButton} onClick={guard.stay}>
          {words.keepUploading}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            guard.leave()
            onStop()
          }}
        >
          {words.stopAndLeave}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
