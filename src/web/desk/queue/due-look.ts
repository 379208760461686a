import * as words from '#words/desk.ts'
import * as ticketWords from '#words/tickets.ts'
import * as uiWords from '#words/ui.ts'
import type { DeskTicketItem } from '#shared/desk/contract.ts'
import type { DueState } from '#shared/desk/values.ts'
import type { SlaStatus } from '#shared/tickets/values.ts'
import type { SlaResult } from '#shared/sla/sla.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long something is, in one or two units: `1m`, `45m`, `3h 5m`, `23h`, `2d`. */
export function formatSpan(ms: number): string {
  return ms >= 2 * DAY_MS ? uiWords.daysShort(Math.floor(ms / DAY_MS)) : formatHours(ms)
}

function formatHours(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  const isWhole = minutes % 60 === 0 || ms >= 10 * HOUR_MS
  return isWhole ? uiWords.hoursShort(Math.floor(minutes / 60)) : formatMinutes(minutes)
}

type Due = NonNullable<DeskTicketItem['due']>

/** How a promise stands at this moment. What was near when it was read may have been broken since. */
export function dueLook(
  { at, left = 0, state }: Due,
  now: Date,
): { state: DueState | 'paused'; text: string } {
  // Business time has no days of 24 hours; the receipt has it in hours, too.
  if (at === null)
    return { state: 'paused', text: ticketWords.pausedWithLeft(formatHours(left * MINUTE_MS)) }
  const leftMs = Date.parse(at) - now.getTime()
  if (state === 'breached' || leftMs < 0) {
    return { state: 'breached', text: words.overdueBy(formatSpan(Math.max(0, -leftMs))) }
  }
  if (leftMs < MINUTE_MS) return { state: 'near', text: words.dueNow }
  return { state, text: words.dueIn(formatSpan(leftMs)) }
}

/** How a closed ticket kept its promises: one broken, one that can still be, or both met. */
export function closedVerdict({ responseStatus, resolutionStatus }: SlaResult): SlaStatus {
  const statuses = [responseStatus, resolutionStatus]
  return (['breached', 'pending'] as const).find((one) => statuses.includes(one)) ?? 'met'
}
