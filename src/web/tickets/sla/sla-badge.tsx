import type { SlaStatus } from '#shared/sla/sla.ts'
import * as words from '#words/tickets.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, OctagonMark, TickMark } from '#web/ui/display/marks.tsx'

const LOOKS = {
  pending: { tone: 'neutral', icon: <ClockMark /> },
  met: { tone: 'met', icon: <TickMark /> },
  breached: { tone: 'breached', icon: <OctagonMark /> },
} as const

export function SlaBadge({ status }: { status: SlaStatus }) {
  const { tone, icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {words.slaStates[status]}
    </Badge>
  )
}
