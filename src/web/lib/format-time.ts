const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' })
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

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

/** `Jan 5, 2025` for a calendar day `2025-01-05`, whatever the time zone. */
export function formatCalendarDay(calendarDay: string): string {
  const [year = 0, month = 1, dayOfMonth = 1] = calendarDay.split('-').map(Number)
  return day.format(new Date(year, month - 1, dayOfMonth))
}

/** The dashboard's: `Just now`, `5m ago`, `3h ago`, `Yesterday`, `6d ago`, `Jan 5, 2025`. */
export function formatShortAge(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime()
  if (ageMs < MINUTE_MS) return 'Just now'
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}m ago`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}h ago`
  if (isDayBefore(date, now)) return 'Yesterday'
  if (ageMs < 7 * DAY_MS) return `${Math.max(2, Math.floor(ageMs / DAY_MS))}d ago`
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
  if (ageMs < MINUTE_MS) return 'Just now'
  if (ageMs < HOUR_MS) return `${count(Math.floor(ageMs / MINUTE_MS), 'minute')} ago`
  if (ageMs < DAY_MS) return `${count(Math.floor(ageMs / HOUR_MS), 'hour')} ago`
  return formatDayAndTime(date)
}

/** Of what is to come: `In 12 days`, `In 1 day`, `In 5 hours`, `In less than an hour`, `Any moment now`. */
export function formatTimeLeft(date: Date, now: Date): string {
  const leftMs = date.getTime() - now.getTime()
  if (leftMs <= 0) return 'Any moment now'
  if (leftMs < HOUR_MS) return 'In less than an hour'
  // Rounded: thirty days less a second are thirty days.
  if (leftMs < DAY_MS) return `In ${count(Math.round(leftMs / HOUR_MS), 'hour')}`
  return `In ${count(Math.round(leftMs / DAY_MS), 'day')}`
}

/** A notification's; what is in local storage may not be a time. */
export function formatNotificationAge(date: Date, now: Date): string {
  return Number.isNaN(date.getTime()) ? 'recently' : formatShortAge(date, now)
}

/** `30m`, `4h 0m` */
export function formatMinutes(minutes: number): string {
  const whole = Math.floor(minutes)
  return whole < 60 ? `${whole}m` : `${Math.floor(whole / 60)}h ${whole % 60}m`
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}
