import type { Priority } from '#shared/tickets/values.ts'
import { BarsMark } from '#web/kit/parts/marks.tsx'

import styles from './priority-badge.module.css'

const LEVELS = { Low: 1, Medium: 2, High: 3 } as const

/** Quieter than a status: no ground, so that of two badges in a row one leads. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <span className={styles.priority} data-priority={priority}>
      <BarsMark level={LEVELS[priority]} />
      {priority}
    </span>
  )
}
