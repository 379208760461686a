import { lazy, Suspense } from 'react'

import type { UploadShares } from '#web/lib/upload-shares.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Progress } from '#web/kit/feedback/progress.tsx'

import { loadUploadGuard } from './load-upload-guard.ts'
import styles from './upload-progress.module.css'

const UploadGuard = lazy(loadUploadGuard)

type UploadProgressProps = {
  sent: UploadShares
  onCancel: () => void
}

/** The whole of an upload; how far each file is stands beside its name. */
export function UploadProgress({ sent: { whole }, onCancel }: UploadProgressProps) {
  // All sent is not yet all stored, but too late to be called back.
  const isSent = whole >= 1

  return (
    <div className={styles.progress}>
      <div className={styles.bar}>
        <Progress label="Uploading the files" value={whole} />
      </div>
      <span className={styles.text}>
        {isSent ? 'Almost done' : `Uploading, ${Math.floor(whole * 100)}%`}
      </span>
      <Button
        variant="ghost"
        aria-disabled={isSent}
        onClick={() => {
          if (!isSent) onCancel()
        }}
      >
        Cancel upload
      </Button>
      <Suspense>{!isSent && <UploadGuard onStop={onCancel} />}</Suspense>
    </div>
  )
}
