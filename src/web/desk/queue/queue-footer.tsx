import { useMutation } from '@tanstack/react-query'

import * as words from '#words/desk.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import { type DeskFilters, deskQuery } from '#web/desk/filters/desk-filters.ts'
import { callWithHeaders } from '#web/lib/http/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { LiveFooter } from '#web/ui/list/live-footer.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import type { DeskQueue } from '#web/desk/filters/use-desk-queue.ts'

import styles from './queue-footer.module.css'

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

/** Counts what is listed when asked to: the numbers of the views end at a thousand. */
function ExactCount({ filters }: { filters: DeskFilters }) {
  const query = deskQuery(filters)
  const count = useMutation({
    mutationFn: async (wanted: typeof query) => {
      const { headers } = await callWithHeaders(deskEndpoints.listDeskTickets, {
        query: { ...wanted, limit: 1, count: 'true' },
      })
      return Number(headers.get('X-Total-Count'))
    },
    onError: () => toast.error(words.countFailed),
  })
  const isOfThese = JSON.stringify(count.variables) === JSON.stringify(query)

  return (
    <span className={styles.count}>
      <output>{count.isSuccess && isOfThese && words.exactCount(count.data)}</output>
      <Button
        variant="ghost"
        className={styles.ask}
        busy={count.isPending}
        busyLabel={words.countingAll}
        onClick={() => count.mutate(query)}
      >
        {words.countAll}
      </Button>
    </span>
  )
}
