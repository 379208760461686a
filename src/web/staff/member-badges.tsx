import type { StaffState } from '#shared/staff/values.ts'
import { Badge } from '#web/kit/parts/badge.tsx'
import { ClockMark, CrossMark, TickMark } from '#web/kit/parts/marks.tsx'

export function StateBadge({ state }: { state: StaffState }) {
  if (state === 'invited') {
    return (
      <Badge tone="pending" icon={<ClockMark />}>
        Invited
      </Badge>
    )
  }
  return state === 'active' ? (
    <Badge tone="met" icon={<TickMark />}>
      Active
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      Deactivated
    </Badge>
  )
}

export function SecondFactorBadge({ isSetUp }: { isSetUp: boolean }) {
  return isSetUp ? (
    <Badge tone="open" icon={<TickMark />}>
      Set up
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      Not set up
    </Badge>
  )
}
