import type { TicketStatus } from '#shared/tickets/values.ts'
import { Badge } from '#web/kit/parts/badge.tsx'
import { HalfDiscMark, RingMark, TickMark } from '#web/kit/parts/marks.tsx'

const LOOKS = {
  Open: { tone: 'open', icon: <RingMark /> },
  Pending: { tone: 'pending', icon: <HalfDiscMark /> },
  Closed: { tone: 'closed', icon: <TickMark /> },
} as const

export function StatusBadge({ status }: { status: TicketStatus }) {
  return <Badge {...LOOKS[status]}>{status}</Badge>
}
