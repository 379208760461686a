import type { DeskTicketItem } from '#shared/desk/contract.ts'
import * as words from '#words/desk.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import styles from './due-text.module.css'

/** Until when a ticket stays out of the queue. Its promises run on, so they stand beside it. */
export function SnoozedText({ snoozed }: { snoozed: NonNullable<DeskTicketItem['snoozed']> }) {
  const { until } = snoozed
  return (
    <span className={styles.snoozed}>
      {until === null
        ? words.snoozedUntilAnswer
        : words.snoozedUntil(formatDayAndTime(new Date(until)))}
    </span>
  )
}
