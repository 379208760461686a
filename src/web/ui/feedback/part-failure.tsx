import { RotateCw } from 'lucide-react'
import { useState } from 'react'

import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import * as words from '#words/ui.ts'

import styles from './part-failure.module.css'

type PartFailureProps = {
  load: () => Promise<unknown>
  onLoaded: () => void
  /** Given when the part is a dialog. */
  dialog?: { isOpen: boolean; close: () => void }
  asIcon?: boolean
}

/** Says that a part of the page cannot be loaded, and offers to try again. */
export function PartFailure({ load, onLoaded, dialog, asIcon }: PartFailureProps) {
  const [isTrying, setIsTrying] = useState(false)

  async function retry() {
    setIsTrying(true)
    try {
      await load()
      onLoaded()
    } catch {
      // Firefox, and Chromium before 154, keep the failure until the page is loaded again.
      if (await isServerThere()) location.reload()
      else setIsTrying(false)
    }
  }

  if (asIcon) {
    return (
      <IconButton
        label={`${words.partFailed} ${words.retry}`}
        aria-busy={isTrying}
        onClick={() => void retry()}
      >
        <RotateCw aria-hidden="true" />
      </IconButton>
    )
  }
  const button = (
    <Button busy={isTrying} onClick={() => void retry()}>
      {words.retry}
    </Button>
  )
  if (dialog) {
    return (
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title={words.partFailed}
        description={words.partFailedDetail}
      >
        <DialogActions>
          <Button onClick={dialog.close}>{words.cancel}</Button>
          {button}
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <div className={styles.failure} role="alert">
      <p>
        {words.partFailed} {words.partFailedDetail}
      </p>
      {button}
    </div>
  )
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
