import type { TicketStatus } from '#shared/ticket-values.ts'
import { Badge } from '#web/ui/badge.tsx'
import { HalfDiscMark, RingMark, TickMark } from '#web/ui/marks.tsx'

const LOOKS = {
  Open: { tone: 'open', icon: <RingMark /> },
  Pending: { tone: 'pending', icon: <HalfDiscMark /> },
  Closed: { tone: 'closed', icon: <TickMark /> },
} as const

export function StatusBadge({ status }: { status: TicketStatus }) {
  return <Badge {...LOOKS[status]}>{status}</Badge>
}
