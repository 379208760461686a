import { instantOfWallTime, wallTimeAt } from '#shared/sla/business-time.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const A_MONDAY = Date.UTC(1970, 0, 5)

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
type Weekday = (typeof WEEKDAYS)[number]
type Clock = `${number}:${number}`

/**
 * Time of an event in a story: at a wall-clock time in the story's week (`+1` is the week after),
 * or so long before the first start. Weekdays keep events at night or at weekends there, on any day
 * of the first start.
 */
export type Moment =
  | `${Weekday} ${Clock}`
  | `${Weekday}+${number} ${Clock}`
  | `${number}${'m' | 'h'} ago`

const AGO = /^(\d+)([mh]) ago$/
const IN_WEEK = /^([A-Z][a-z]{2})(?:\+(\d+))? (\d\d):(\d\d)$/

export function instantOf(
  moment: Moment,
  { weeksAgo, timeZone, now }: { weeksAgo: number; timeZone: string; now: Date },
): Date {
  const [, count, unit] = AGO.exec(moment) ?? []
  if (count !== undefined) {
    return new Date(now.getTime() - Number(count) * (unit === 'h' ? 60 : 1) * MINUTE_MS)
  }
  const [, name, weeksLater = 0, hours, minutes] = IN_WEEK.exec(moment) ?? []
  const weekday = WEEKDAYS.indexOf(name as Weekday)
  if (weekday === -1) throw new Error(`not a moment: ${moment}`)
  const day = (Number(weeksLater) - weeksAgo) * 7 + weekday
  const time = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return instantOfWallTime(mondayOf(now, timeZone) + day * DAY_MS + time, timeZone)
}

/** Returns the wall time at which the week of `now` begins. */
function mondayOf(now: Date, timeZone: string): number {
  const wallTime = wallTimeAt(now, timeZone)
  return wallTime - ((wallTime - A_MONDAY) % (7 * DAY_MS))
}

/** Returns the first day of the month `monthsAgo` months before `now`, as `YYYY-MM-DD`. */
export function firstOfMonth(now: Date, monthsAgo: number): string {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo)
  return new Date(first).toISOString().slice(0, 10)
}
