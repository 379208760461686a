import { Lock } from 'lucide-react'

import type { Priority, TicketStatus } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { BarsMark, HalfDiscMark, RingMark, TickMark } from '#web/ui/display/marks.tsx'

import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

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

/** A lock next to a subject; nothing at a ticket that is not confidential. */
export function ConfidentialMark({ ticket }: { ticket: { confidential?: true | undefined } }) {
  if (!ticket.confidential) return null
  return (
    <span className={styles.lock} title={words.confidential}>
      <Lock aria-hidden="true" />
      <VisuallyHidden>{words.confidential}</VisuallyHidden>
    </span>
  )
}

/** The same with its word, where there is room. */
export function ConfidentialBadge({ ticket }: { ticket: { confidential?: true | undefined } }) {
  if (!ticket.confidential) return null
  return (
    <Badge tone="neutral" icon={<Lock aria-hidden="true" />}>
      {words.confidential}
    </Badge>
  )
}
