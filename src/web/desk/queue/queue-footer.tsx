import { Pause, Play } from 'lucide-react'

import * as words from '#words/desk.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { Rich } from '#web/kit/parts/rich.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'
import { formatShortAge } from '#web/lib/format-time.ts'

import type { DeskQueue } from './use-desk-queue.ts'
import styles from './queue-footer.module.css'

/** How old the queue is; and since it changes by itself, the means to stop that. */
export function QueueFooter({ list, isPaused, setIsPaused }: DeskQueue) {
  return (
    <div className={styles.footer} data-print="hide">
      <span>
        <Rich>
          {words.readAt(
            <TimeText at={new Date(list.readAtMs).toISOString()} format={formatShortAge} />,
          )}
        </Rich>{' '}
        {isPaused ? words.isPaused : words.isLive}
      </span>
      <Button
        variant="ghost"
        className={styles.pause}
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        onClick={() => setIsPaused(!isPaused)}
      >
        {isPaused ? words.resume : words.pause}
      </Button>
    </div>
  )
}
