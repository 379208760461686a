import { useQuery } from '@tanstack/react-query'

import { shownTimeEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/tickets.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { call } from '#web/lib/http/call.ts'
import { formatCalendarDay, formatMinutes } from '#web/lib/format/format-time.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import styles from './ticket-side.module.css'

/** The time that was worked on a ticket, where the organization has it shown. Nothing elsewhere. */
export function ShownTime({ ticketId }: { ticketId: string }) {
  const { data: time } = useQuery({
    queryKey: [...ticketQueries.shownTime(), ticketId],
    queryFn: ({ signal }) =>
      call(shownTimeEndpoints.getShownTime, { params: { ticketId } }, { signal }),
  })
  if (!time || time.entries.length === 0) return null

  return (
    <Card title={words.timeTitle}>
      <dl className={styles.list}>
        <div className={styles.entry}>
          <dt>{words.billedInAll}</dt>
          <dd>{formatMinutes(time.billedMinutes)}</dd>
        </div>
        {time.entries.map(({ id, day, billedMinutes, isBillable, kind, invoiceText }) => (
          <div key={id} className={styles.entry}>
            <dt>{words.timeOf(formatCalendarDay(day), kind)}</dt>
            <dd>
              {isBillable ? formatMinutes(billedMinutes) : words.notBilled}
              {invoiceText && <p dir="auto">{invoiceText}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
