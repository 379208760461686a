import { useMutation } from '@tanstack/react-query'

import { deskEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk.ts'
import { type DeskFilters, deskQuery } from '#web/desk/filters/desk-filters.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { callWithHeaders } from '#web/lib/http/call.ts'

import styles from './exact-count.module.css'

/** Counts what is listed when asked to: the numbers of the views end at a thousand. */
export function ExactCount({ filters }: { filters: DeskFilters }) {
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
