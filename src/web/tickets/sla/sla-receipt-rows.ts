import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { PRIORITIES } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import {
  formatZoneTime,
  isElsewhere,
  WALL_CLOCK,
  WEEKDAY_AND_CLOCK,
  zoneTime,
} from './business-times.ts'

type Clock = TicketSlaReceipt['response']
type Line = Clock['lines'][number]

export type ReceiptRow = {
  kind: Line['kind']
  from: string
  day: string
  /** The row above is of another day. */
  isNewDay: boolean
  /** `9:30 AM` */
  time: string
  /** End of a period: `5:00 PM`, or `Mon 9:00 AM` on another day. */
  until: string | null
  /** The same on this device, where it shows another time; the weekday where that is another, too. */
  device: { time: string; until: string | null } | null
  what: string
  /** Null in a mark, which takes no time. */
  minutes: number | null
  totalMinutes: number
}

const DAY_MS = 24 * 60 * 60_000
/** `Mon, Nov 23, 2026` */
const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** The lines of a clock as they are read, in the customer's time zone. */
export function receiptRows(
  clock: Clock,
  { events, timeZone }: Pick<TicketSlaReceipt, 'events' | 'timeZone'>,
): ReceiptRow[] {
  let dayAbove = ''
  return clock.lines.map((line, index) => {
    const day = zoneTime(line.from, timeZone, DAY)
    const row: ReceiptRow = {
      kind: line.kind,
      from: line.from,
      day,
      isNewDay: day !== dayAbove,
      time: zoneTime(line.from, timeZone, WALL_CLOCK),
      until: isMark(line) ? null : endOf(line, timeZone),
      device: onDevice(line, timeZone),
      what: wordsFor(line, clock, { index, events }),
      minutes: isMark(line) ? null : line.minutes,
      totalMinutes: line.totalMinutes,
    }
    dayAbove = day
    return row
  })
}

const STRETCHES: readonly Line['kind'][] = ['running', 'out_of_hours', 'overdue', 'paused']

function isMark({ kind }: Line): boolean {
  return !STRETCHES.includes(kind)
}

function onDevice(line: Line, timeZone: string): ReceiptRow['device'] {
  const { from, to } = line
  if (!isElsewhere(isMark(line) ? [from] : [from, to], timeZone)) return null
  const isOtherDay = zoneTime(from, undefined, DAY) !== zoneTime(from, timeZone, DAY)
  return {
    time: zoneTime(from, undefined, isOtherDay ? WEEKDAY_AND_CLOCK : WALL_CLOCK),
    until: isMark(line) ? null : endOf(line, undefined),
  }
}

function endOf({ from, to }: Pick<Line, 'from' | 'to'>, timeZone: string | undefined): string {
  if (zoneTime(to, timeZone, DAY) === zoneTime(from, timeZone, DAY))
    return zoneTime(to, timeZone, WALL_CLOCK)
  // A weekday alone is enough as long as it can only be the coming one.
  const isWithinAWeek = Date.parse(to) - Date.parse(from) < 6 * DAY_MS
  return isWithinAWeek ? zoneTime(to, timeZone, WEEKDAY_AND_CLOCK) : formatZoneTime(to, timeZone)
}

function wordsFor(
  { kind, from }: Line,
  { lines, endedAt }: Clock,
  { index, events }: { index: number; events: TicketSlaReceipt['events'] },
): string {
  if (kind === 'created' && lines[index + 1]?.kind === 'out_of_hours') return words.raisedOutOfHours
  if (kind === 'running' && lines.findIndex((line) => line.kind === 'running') === index) {
    return lines[index - 1]?.kind === 'out_of_hours'
      ? words.receiptLines.created
      : words.receiptLines.running
  }
  // Closing is no answer.
  if (kind === 'closed' && endedAt !== from) return words.closedRunsOn
  if (kind === 'reopened' && endedAt !== null && endedAt < from) return words.reopenedStays
  if (kind === 'priority_changed') {
    const priority = events.find((event) => event.type === kind)?.priority
    return priority ? words.priorityChangedTo(priorityName(priority)) : words.receiptLines[kind]
  }
  return words.receiptLines[kind]
}

/** Returns the name of a priority; an unknown one as it is. */
export function priorityName(priority: string): string {
  const known = PRIORITIES.find((name) => name === priority)
  return known ? words.priorities[known] : priority
}

const SHOWN_AT_EACH_END = 4
/** Fewer than these are not worth a button. */
const LEAST_FOLDED = 3

/** A long receipt shows how it began and how it ended; `middle` is empty in a short one. */
export function foldMiddle(rows: ReceiptRow[]) {
  const end = rows.length - SHOWN_AT_EACH_END
  if (end - SHOWN_AT_EACH_END < LEAST_FOLDED) return { first: rows, middle: [], last: [] }
  return {
    first: rows.slice(0, SHOWN_AT_EACH_END),
    middle: rows.slice(SHOWN_AT_EACH_END, end),
    last: rows.slice(end),
  }
}

export function sumMinutes(rows: Pick<ReceiptRow, 'minutes'>[]): number {
  return rows.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
}
