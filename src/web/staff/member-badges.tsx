import * as words from '#words/staff.ts'
import type { StaffState } from '#shared/staff/values.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, CrossMark, TickMark } from '#web/ui/display/marks.tsx'

export function StateBadge({ state }: { state: StaffState }) {
  if (state === 'invited') {
    return (
      <Badge tone="pending" icon={<ClockMark />}>
        {words.invited}
      </Badge>
    )
  }
  return state === 'active' ? (
    <Badge tone="met" icon={<TickMark />}>
      {words.active}
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      {words.deactivated}
    </Badge>
  )
}

export function SecondFactorBadge({ isSetUp }: { isSetUp: boolean }) {
  return isSetUp ? (
    <Badge tone="open" icon={<TickMark />}>
      {words.setUp}
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      {words.notSetUp}
    </Badge>
  )
}
