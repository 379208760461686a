import type { Priority, TicketStatus } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { BarsMark, HalfDiscMark, RingMark, TickMark } from '#web/ui/display/marks.tsx'

import styles from './ticket-badges.module.css'

const LOOKS = {
  Open: { tone: 'open', icon: <RingMark /> },
  Pending: { tone: 'pending', icon: <HalfDiscMark /> },
  Closed: { tone: 'closed', icon: <TickMark /> },
} as const

export function StatusBadge({ status }: { status: TicketStatus }) {
  return <Badge {...LOOKS[status]}>{words.statuses[status]}</Badge>
}

const LEVELS = { Low: 1, Medium: 2, High: 3 } as const

/** Quieter than the badge of a status: it has no background, so that the status is read first. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <span className={styles.priority} data-priority={priority}>
      <BarsMark level={LEVELS[priority]} />
      {words.priorities[priority]}
    </span>
  )
}
