import { Progress } from '#web/ui/progress.tsx'

import styles from './upload-progress.module.css'

/** `sent` from 0 to 1. All sent is not yet all stored. */
export function UploadProgress({ sent }: { sent: number }) {
  return (
    <div className={styles.progress}>
      <Progress label="Uploading the files" value={sent} />
      <span className={styles.text}>
        {sent < 1 ? `Uploading, ${Math.floor(sent * 100)}%` : 'Almost done'}
      </span>
    </div>
  )
}
