import { locale } from '#words/language.ts'
import * as words from '#words/ui.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' })
const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(locale)

/** `Jan 5, 2025` */
export function formatDay(date: Date): string {
  return day.format(date)
}

/** `Jan 5, 2025, 3:04 PM` */
export function formatDayAndTime(date: Date): string {
  // Newer engines put a narrow no-break space before AM and PM.
  return dayAndTime.format(date).replaceAll('\u202f', ' ')
}

/** `Sunday, January 5, 2025 at 3:04:05 PM GMT+1` */
export function formatExactTime(date: Date): string {
  return exact.format(date)
}

/** Formats a calendar day `2025-01-05` as `Jan 5, 2025`, in any time zone. */
export function formatCalendarDay(calendarDay: string): string {
  const [year = 0, month = 1, dayOfMonth = 1] = calendarDay.split('-').map(Number)
  return day.format(new Date(year, month - 1, dayOfMonth))
}

/** Formats a calendar day `2025-01-05` as `Jan 5`, for the axis of a chart. */
export function formatMonthAndDay(calendarDay: string): string {
  const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(calendarDay).toLocaleDateString(locale, options)
}

/** `2025-03` as it is written below a bar and read in the table. */
export function monthNames(month: string): { short: string; long: string; year: string } {
  const date = new Date(`${month}-01`)
  const named = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
  return {
    short: named({ month: 'short' }),
    long: named({ month: 'long', year: 'numeric' }),
    year: named({ year: 'numeric' }),
  }
}

/** The dashboard's: `Just now`, `5m ago`, `3h ago`, `Yesterday`, `6d ago`, `Jan 5, 2025`. */
export function formatShortAge(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime()
  if (ageMs < MINUTE_MS) return words.justNow
  if (ageMs < HOUR_MS) return words.minutesAgoShort(Math.floor(ageMs / MINUTE_MS))
  if (ageMs < DAY_MS) return words.hoursAgoShort(Math.floor(ageMs / HOUR_MS))
  if (isDayBefore(date, now)) return words.yesterday
  if (ageMs < 7 * DAY_MS) return words.daysAgoShort(Math.max(2, Math.floor(ageMs / DAY_MS)))
  return formatDay(date)
}

/** By the calendar: 47 hours before this evening is no longer yesterday. */
function isDayBefore(date: Date, now: Date): boolean {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return date.toDateString() === yesterday.toDateString()
}

/** The ticket's: `Just now`, `5 minutes ago`, `3 hours ago`, `Jan 5, 2025, 3:04 PM`. */
export function formatAge(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime()
  if (ageMs < MINUTE_MS) return words.justNow
  if (ageMs < HOUR_MS) return relative.format(-Math.floor(ageMs / MINUTE_MS), 'minute')
  if (ageMs < DAY_MS) return relative.format(-Math.floor(ageMs / HOUR_MS), 'hour')
  return formatDayAndTime(date)
}

/**
 * Formats the time until a future instant: `In 12 days`, `In 1 day`, `In 5 hours`, `In less than an
 * hour`, `Any moment now`.
 */
export function formatTimeLeft(date: Date, now: Date): string {
  const leftMs = date.getTime() - now.getTime()
  if (leftMs <= 0) return words.anyMoment
  if (leftMs < HOUR_MS) return words.inLessThanAnHour
  // Rounded: thirty days less a second are thirty days.
  if (leftMs < DAY_MS) return words.inHours(Math.round(leftMs / HOUR_MS))
  return words.inDays(Math.round(leftMs / DAY_MS))
}

/** A notification's; what is in local storage may not be a time. */
export function formatNotificationAge(date: Date, now: Date): string {
  return Number.isNaN(date.getTime()) ? words.recently : formatShortAge(date, now)
}

/** `30m`, `4h 0m` */
export function formatMinutes(minutes: number): string {
  const whole = Math.floor(minutes)
  const rest = words.minutesShort(whole % 60)
  return whole < 60 ? rest : `${words.hoursShort(Math.floor(whole / 60))} ${rest}`
}
