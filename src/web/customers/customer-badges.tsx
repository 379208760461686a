import { Badge } from '#web/kit/parts/badge.tsx'
import { CrossMark, TickMark } from '#web/kit/parts/marks.tsx'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="met" icon={<TickMark />}>
      Active
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      Inactive
    </Badge>
  )
}

export function SamlBadge({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <Badge tone="open" icon={<TickMark />}>
      Enabled
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      Disabled
    </Badge>
  )
}
