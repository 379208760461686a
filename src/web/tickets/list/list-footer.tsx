import * as words from '#words/tickets.ts'
import * as timeWords from '#words/ui.ts'
import { LiveFooter } from '#web/ui/list/live-footer.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatAge } from '#web/lib/format/format-time.ts'

type ListFooterProps = {
  readAtMs: number
  isPaused: boolean
  onPause: (isPaused: boolean) => void
}

const LABELS = { pause: words.pause, resume: words.resume }

export function ListFooter({ readAtMs, isPaused, onPause }: ListFooterProps) {
  return (
    <LiveFooter isPaused={isPaused} onPause={onPause} labels={LABELS}>
      <Rich>
        {words.readAt(<TimeText at={new Date(readAtMs).toISOString()} format={formatUpdate} />)}
      </Rich>{' '}
      {isPaused ? words.isPaused : words.isLive}
    </LiveFooter>
  )
}

function formatUpdate(date: Date, now: Date): string {
  const age = formatAge(date, now)
  return age === timeWords.justNow ? words.justNow : age
}
