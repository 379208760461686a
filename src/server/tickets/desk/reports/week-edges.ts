import { instantOfWallTime, wallTimeAt } from '#shared/sla/business-time.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const A_MONDAY = Date.UTC(1970, 0, 5)

export type Week = { week: string; from: Date; until: Date }

/** Returns the week of this Monday on a wall clock: 167 or 169 hours where the clock changes. */
export function weekOf(monday: string, timeZone: string): Week {
  const wallTime = Date.parse(`${monday}T00:00Z`)
  return {
    week: monday,
    from: instantOfWallTime(wallTime, timeZone),
    until: instantOfWallTime(wallTime + WEEK_MS, timeZone),
  }
}

/** Returns when the month began in which a week begins. */
export function monthOf({ week }: Pick<Week, 'week'>, timeZone: string): Date {
  return instantOfWallTime(Date.parse(`${week.slice(0, 7)}-01T00:00Z`), timeZone)
}

/** Returns the last weeks, the present one first. */
export function recentWeeks(at: Date, timeZone: string, count: number): Week[] {
  const wallTime = wallTimeAt(at, timeZone)
  const monday = wallTime - ((((wallTime - A_MONDAY) % WEEK_MS) + WEEK_MS) % WEEK_MS)
  return Array.from({ length: count }, (_, back) =>
    weekOf(new Date(monday - back * WEEK_MS).toISOString().slice(0, 10), timeZone),
  )
}
