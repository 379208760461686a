import { instantOfWallTime, wallTimeAt } from '#shared/sla/business-time.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const A_MONDAY = Date.UTC(1970, 0, 5)

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
type Weekday = (typeof WEEKDAYS)[number]
type Clock = `${number}:${number}`

/**
 * When something happens in a story: on the wall clock in the story's week (`+1` is the week after),
 * or counted back from the first start. Weekdays keep what happens at night or at a weekend there,
 * on whatever day the demo is started first.
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

/** The wall time at which the week of `now` begins. */
function mondayOf(now: Date, timeZone: string): number {
  const wallTime = wallTimeAt(now, timeZone)
  return wallTime - ((wallTime - A_MONDAY) % (7 * DAY_MS))
}

/** The first of the month, so many months before that of `now`: `YYYY-MM-DD`. */
export function firstOfMonth(now: Date, monthsAgo: number): string {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo)
  return new Date(first).toISOString().slice(0, 10)
}
