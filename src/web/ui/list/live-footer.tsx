import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#web/ui/controls/button.tsx'

import styles from './live-footer.module.css'

type LiveFooterProps = {
  isPaused: boolean
  onPause: (isPaused: boolean) => void
  labels: { pause: string; resume: string }
  /** How old the list is, and whether it changes by itself. */
  children: ReactNode
}

/** Below a list that changes by itself: how old it is, and the means to stop that. */
export function LiveFooter({ isPaused, onPause, labels, children }: LiveFooterProps) {
  return (
    <div className={styles.footer} data-print="hide">
      <span>{children}</span>
      <Button
        variant="ghost"
        className={styles.pause}
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        onClick={() => onPause(!isPaused)}
      >
        {isPaused ? labels.resume : labels.pause}
      </Button>
    </div>
  )
}
