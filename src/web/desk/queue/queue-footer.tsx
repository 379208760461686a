import * as words from '#words/desk.ts'
import { LiveFooter } from '#web/ui/list/live-footer.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatShortAge } from '#web/lib/format/format-time.ts'

import { ExactCount } from './exact-count.tsx'
import type { DeskQueue } from '#web/desk/filters/use-desk-queue.ts'

const LABELS = { pause: words.pause, resume: words.resume }

export function QueueFooter({ list, filters, isPaused, setIsPaused }: DeskQueue) {
  return (
    <LiveFooter isPaused={isPaused} onPause={setIsPaused} labels={LABELS}>
      <Rich>
        {words.readAt(
          <TimeText at={new Date(list.readAtMs).toISOString()} format={formatShortAge} />,
        )}
      </Rich>{' '}
      {isPaused ? words.isPaused : words.isLive}
      {list.hasMore && <ExactCount filters={filters} />}
    </LiveFooter>
  )
}
