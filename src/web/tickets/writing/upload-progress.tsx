import { useRef } from 'react'

import * as words from '#words/tickets.ts'
import { type LeaveGuard, useLeaveGuard } from '#web/lib/navigation/use-leave-guard.ts'
import type { UploadShares } from '#web/lib/http/upload-shares.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Progress } from '#web/ui/files/progress.tsx'

import styles from './upload-progress.module.css'

type UploadProgressProps = {
  sent: UploadShares
  onCancel: () => void
}

/** Shows the whole of an upload. How far each file is stands beside its name. */
export function UploadProgress({ sent: { whole }, onCancel }: UploadProgressProps) {
  // Also when all is sent: the answer is still to come.
  const guard = useLeaveGuard(true)
  // All sent is not yet all stored, but too late to be called back.
  const isSent = whole >= 1

  return (
    <div className={styles.progress}>
      <div className={styles.bar}>
        <Progress label={words.uploading} value={whole} />
      </div>
      <span className={styles.text}>
        {isSent ? words.almostDone : words.uploaded(Math.floor(whole * 100) / 100)}
      </span>
      <Button
        variant="ghost"
        aria-disabled={isSent}
        onClick={({ detail }) => {
          // The second click of a double click on what stood here before cancels nothing.
          if (!isSent && detail < 2) onCancel()
        }}
      >
        {words.cancelUpload}
      </Button>
      <UploadGuard guard={guard} onStop={onCancel} />
    </div>
  )
}

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
