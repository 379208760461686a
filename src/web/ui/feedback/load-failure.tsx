import { CloudOff } from 'lucide-react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './load-failure.module.css'

/** Stands where the content would; says what failed and offers to try again. */
export function LoadFailure({
  message,
  detail,
  onRetry,
  busy,
}: {
  message: string
  detail?: string
  onRetry: () => void
  busy?: boolean
}) {
  return (
    <div className={styles.failure} role="alert">
      <span className={styles.icon}>
        <CloudOff aria-hidden="true" />
      </span>
      <p className={styles.message}>{message}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      <Button className={styles.retry} busy={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
