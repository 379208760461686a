import * as words from '#words/customers.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="met" icon={<TickMark />}>
      {words.active}
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      {words.inactive}
    </Badge>
  )
}

export function SamlBadge({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <Badge tone="open" icon={<TickMark />}>
      {words.samlEnabled}
    </Badge>
  ) : (
    <Badge tone="closed" icon={<CrossMark />}>
      {words.samlDisabled}
    </Badge>
  )
}
