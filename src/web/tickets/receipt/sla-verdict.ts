import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { formatMinutes } from '#web/lib/format-time.ts'

type Clock = Pick<TicketSlaReceipt['response'], 'endedAt' | 'verdict'>

/** How a clock came out, in words: `Breached by 7h 45m`. */
export function describeVerdict({ endedAt, verdict }: Clock): string {
  const { status, earlyMinutes, lateMinutes } = verdict
  if (status === 'pending') return `${formatMinutes(earlyMinutes)} left`
  if (status === 'met') {
    return earlyMinutes > 0
      ? `Met with ${formatMinutes(earlyMinutes)} to spare`
      : 'Met just in time'
  }
  // Seconds late, or due at closing time and answered that night.
  const late = lateMinutes > 0 ? formatMinutes(lateMinutes) : 'less than a minute'
  return endedAt === null ? `Overdue by ${late}` : `Breached by ${late}`
}

/** The last line of the sum: the target less what was counted, whichever way it came out. */
export function differenceLine({ endedAt, verdict }: Clock): { label: string; minutes: number } {
  const { status, earlyMinutes, lateMinutes } = verdict
  if (status === 'breached') {
    return { label: endedAt === null ? 'Overdue by' : 'Breached by', minutes: lateMinutes }
  }
  return { label: status === 'met' ? 'To spare' : 'Left', minutes: earlyMinutes }
}
