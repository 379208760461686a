import type { SlaStatus } from '#shared/sla/sla.ts'
import { Badge } from '#web/kit/parts/badge.tsx'
import { ClockMark, OctagonMark, TickMark } from '#web/kit/parts/marks.tsx'

const LOOKS = {
  pending: { tone: 'neutral', icon: <ClockMark />, word: 'On track' },
  met: { tone: 'met', icon: <TickMark />, word: 'Met' },
  breached: { tone: 'breached', icon: <OctagonMark />, word: 'Breached' },
} as const

export function SlaBadge({ status }: { status: SlaStatus }) {
  const { tone, icon, word } = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
