import { useRef } from 'react'

import type { LeaveGuard } from '#web/kit/leave/use-leave-guard.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'

type UploadGuardProps = { guard: LeaveGuard; onStop: () => void }

/** Asks before the page is left while files are uploading, because leaving stops the upload. */
export function UploadGuard({ guard, onStop }: UploadGuardProps) {
  const stayButton = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open={guard.isAsking}
      onClose={guard.stay}
      title="Leave during the upload?"
      description="Your files are still being sent. Leaving stops that; what you typed and attached is kept, so that you can send it later."
      initialFocus={stayButton}
    >
      <DialogActions>
        <Button ref={stayButton} onClick={guard.stay}>
          Keep uploading
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            guard.leave()
            onStop()
          }}
        >
          Stop and leave
        </Button>
      </DialogActions>
    </Dialog>
  )
}
