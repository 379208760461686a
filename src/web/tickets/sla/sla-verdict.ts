import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import * as words from '#words/tickets.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'

type Clock = Pick<TicketSlaReceipt['response'], 'dueAt' | 'endedAt' | 'verdict'>

/** How a clock came out, in words: `Breached by 7h 45m`. */
export function describeVerdict({ dueAt, endedAt, verdict }: Clock): string {
  const { status, earlyMinutes, lateMinutes } = verdict
  const early = formatMinutes(earlyMinutes)
  if (status === 'pending') return dueAt ? words.timeLeft(early) : words.pausedWithLeft(early)
  if (status === 'met') {
    return earlyMinutes > 0 ? words.metWith(early) : words.metJustInTime
  }
  // Seconds late, or due at closing time and answered that night.
  if (lateMinutes === 0) return endedAt === null ? words.overdueJust : words.breachedJust
  const late = formatMinutes(lateMinutes)
  return endedAt === null ? words.overdueBy(late) : words.breachedBy(late)
}

/** Returns the last line of the sum: the target minus the counted time, positive or negative. */
export function differenceLine({ endedAt, verdict }: Omit<Clock, 'dueAt'>): {
  label: string
  minutes: number
} {
  const { status, earlyMinutes, lateMinutes } = verdict
  if (status === 'breached') {
    const outcome = endedAt === null ? 'overdue' : 'breached'
    return { label: words.differences[outcome], minutes: lateMinutes }
  }
  return { label: words.differences[status], minutes: earlyMinutes }
}
