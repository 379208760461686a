import { Pause, Play } from 'lucide-react'

import { formatAge } from '#web/lib/format-time.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'

import styles from './list-footer.module.css'

type ListFooterProps = {
  readAtMs: number
  isPaused: boolean
  onPause: (isPaused: boolean) => void
}

/** How old the list is; and since it changes by itself, the means to stop that. */
export function ListFooter({ readAtMs, isPaused, onPause }: ListFooterProps) {
  return (
    <div className={styles.footer} data-print="hide">
      <span>
        Updated <TimeText at={new Date(readAtMs).toISOString()} format={formatUpdate} />.{' '}
        {isPaused ? 'Updates are paused.' : 'Refreshes every 5 minutes.'}
      </span>
      <Button
        variant="ghost"
        className={styles.pause}
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        onClick={() => onPause(!isPaused)}
      >
        {isPaused ? 'Resume updates' : 'Pause updates'}
      </Button>
    </div>
  )
}

function formatUpdate(date: Date, now: Date): string {
  const age = formatAge(date, now)
  return age === 'Just now' ? 'just now' : age
}
