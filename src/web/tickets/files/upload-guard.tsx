import { useRef } from 'react'

import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Dialog, DialogActions } from '#web/kit/dialog/dialog.tsx'

/** There while files are uploading: asks before the page is left, which stops them. */
export function UploadGuard({ onStop }: { onStop: () => void }) {
  const guard = useLeaveGuard(true)
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
            onStop()
            guard.leave()
          }}
        >
          Stop and leave
        </Button>
      </DialogActions>
    </Dialog>
  )
}
