import { MAX_CALENDAR_INTERVALS } from '#shared/limits.ts'

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Times of day as `HH:MM`. The end is not part of it, and `24:00` is the end of a day. */
export type DayInterval = { from: string; to: string }

export type Holiday = {
  /** `YYYY-MM-DD` */
  date: string
  name: string
  /** Hours in which work goes on all the same; none on a whole holiday. */
  intervals: DayInterval[]
  /** Days that do not count are kept, so that they can be switched on. */
  counts: boolean
  /** A municipality or the employer decides. */
  isLocal?: boolean | undefined
}

/** The hours in which a service level is counted. */
export type Calendar = {
  name: string
  timeZone: string
  /** By weekday. Those of a day are in order and do not overlap. */
  hours: Record<Weekday, DayInterval[]>
  holidays: Holiday[]
}

/** The business hours of the specification (section 9). */
export const BUSINESS_HOURS = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  from: '09:00',
  to: '17:00',
} as const

const standardCalendars = new Map<string, Calendar>()

/** The hours of the specification in a time zone, the same object for each call. */
export function standardCalendar(timeZone: string): Calendar {
  const known = standardCalendars.get(timeZone)
  if (known) return known
  const { from, to } = BUSINESS_HOURS
  const day = [{ from, to }]
  const hours = { Mon: day, Tue: day, Wed: day, Thu: day, Fri: day, Sat: [], Sun: [] }
  const calendar = { name: '', timeZone, hours, holidays: [] }
  standardCalendars.set(timeZone, calendar)
  return calendar
}

const MINUTE_MS = 60_000

/** Milliseconds from midnight by the clock on the wall. */
export function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/** Problems of the intervals of a day, which a form has to name; null for none. */
export function intervalProblem(intervals: DayInterval[]): 'order' | 'overlap' | 'tooMany' | null {
  if (intervals.length > MAX_CALENDAR_INTERVALS) return 'tooMany'
  if (intervals.some(({ from, to }) => timeOfDay(from) >= timeOfDay(to))) return 'order'
  const overlaps = intervals.some(
    ({ from }, place) => place > 0 && timeOfDay(from) < timeOfDay(intervals[place - 1]!.to),
  )
  return overlaps ? 'overlap' : null
}
