import { instantOfWallTime, wallTimeAt } from '#shared/sla/business-time.ts'

const SLOTS = 12
const MIN_AXIS_MAXIMUM = 2
const MAX_BAR_PX = 200
const MIN_BAR_PX = 8

// Months are counted from January of year 0, so that they can be added and compared.

function monthNumber(day: Date): number {
  return day.getUTCFullYear() * 12 + day.getUTCMonth()
}

function monthStart(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12)
}

function firstMonth(current: number, mspStartDate: string | null): number {
  if (mspStartDate === null) return current - (current % 12)
  const started = monthNumber(new Date(mspStartDate))
  return current - started < SLOTS ? started : current - SLOTS + 1
}

/**
 * The twelve months of the chart, `YYYY-MM`: the calendar year without a start date, the twelve
 * from the start, and once twelve have passed the last twelve.
 */
export function activityMonths(options: {
  mspStartDate: string | null
  now: Date
  timeZone: string
}): string[] {
  const { mspStartDate, now, timeZone } = options
  const current = monthNumber(new Date(wallTimeAt(now, timeZone)))
  const first = firstMonth(current, mspStartDate)
  return Array.from({ length: SLOTS }, (_, slot) =>
    new Date(monthStart(first + slot)).toISOString().slice(0, 7),
  )
}

/** The instants between which the wall clock shows the month: `from` is in it, `to` is not. */
export function monthBounds(month: string, timeZone: string): { from: Date; to: Date } {
  const number = monthNumber(new Date(month))
  return {
    from: instantOfWallTime(monthStart(number), timeZone),
    to: instantOfWallTime(monthStart(number + 1), timeZone),
  }
}

export function axisMaximum(counts: number[]): number {
  return Math.max(MIN_AXIS_MAXIMUM, ...counts)
}

/** Whole pixels; a count that is not zero is never too small to see. */
export function barHeight(count: number, axisMax: number): number {
  if (count === 0) return 0
  return Math.max(MIN_BAR_PX, Math.round((count / axisMax) * MAX_BAR_PX))
}
