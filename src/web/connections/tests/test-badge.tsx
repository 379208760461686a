import type { ConnectionTest } from '#shared/connections/tests/contract.ts'
import * as words from '#words/connection-tests.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, CrossMark, OctagonMark, TickMark } from '#web/ui/display/marks.tsx'

/** How a test ended, in a word. */
export function verdictOf({ state, result }: ConnectionTest): string {
  return state === 'passed' && result && result.remarks.length > 0
    ? words.passedWithRemarks
    : words.stateOf[state]
}

export function TestBadge({ test }: { test: ConnectionTest }) {
  const { state, result } = test
  const text = verdictOf(test)

  switch (state) {
    case 'passed':
      return (
        <Badge tone={result && result.remarks.length > 0 ? 'pending' : 'met'} icon={<TickMark />}>
          {text}
        </Badge>
      )
    case 'failed':
      return (
        <Badge tone="breached" icon={<OctagonMark />}>
          {text}
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="closed" icon={<CrossMark />}>
          {text}
        </Badge>
      )
    case 'waiting':
    default:
      return (
        <Badge tone="open" icon={<ClockMark />}>
          {text}
        </Badge>
      )
  }
}
