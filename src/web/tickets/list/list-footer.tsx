import { LiveFooter } from '#web/kit/list/live-footer.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'
import { formatAge } from '#web/lib/format-time.ts'

type ListFooterProps = {
  readAtMs: number
  isPaused: boolean
  onPause: (isPaused: boolean) => void
}

const LABELS = { pause: 'Pause updates', resume: 'Resume updates' }

export function ListFooter({ readAtMs, isPaused, onPause }: ListFooterProps) {
  return (
    <LiveFooter isPaused={isPaused} onPause={onPause} labels={LABELS}>
      Updated <TimeText at={new Date(readAtMs).toISOString()} format={formatUpdate} />.{' '}
      {isPaused ? 'Updates are paused.' : 'Refreshes every 5 minutes.'}
    </LiveFooter>
  )
}

function formatUpdate(date: Date, now: Date): string {
  const age = formatAge(date, now)
  return age === 'Just now' ? 'just now' : age
}
