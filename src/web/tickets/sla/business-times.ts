import { wallTimeAt } from '#shared/sla/business-time.ts'
import { WEEKDAYS } from '#shared/sla/calendar.ts'
import type { SlaPromise } from '#shared/sla/contract.ts'
import { locale } from '#words/language.ts'
import * as words from '#words/tickets.ts'

const DAY_MS = 24 * 60 * 60_000

// The short form of a time, which Intl does not put beside a weekday, has `09:30` in some languages.
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
const hour = clock.format(Date.UTC(2026, 0, 1, 9)).startsWith('0') ? '2-digit' : 'numeric'

/** `9:30 AM` */
export const WALL_CLOCK: Intl.DateTimeFormatOptions = { hour, minute: '2-digit' }
/** `Mon 9:30 AM` */
export const WEEKDAY_AND_CLOCK: Intl.DateTimeFormatOptions = { weekday: 'short', ...WALL_CLOCK }

/** The zone itself, or UTC where this browser's list of zones is older than the zone. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** Returns the wall-clock time in a time zone. Without a zone, in that of this device. */
export function zoneTime(
  at: string | Date,
  timeZone: string | undefined,
  form: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone })
  // Newer engines put a narrow no-break space before AM and PM.
  return format.format(new Date(at)).replaceAll('\u202f', ' ')
}

/** `Mon, Nov 23, 2026, 9:30 AM` */
export function formatZoneTime(at: string | Date, timeZone: string | undefined): string {
  return zoneTime(at, timeZone, {
    ...WEEKDAY_AND_CLOCK,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** `today 9:30 AM`, `tomorrow 9:30 AM`, `Mon, Nov 23, 9:30 AM`; with the year where it is another. */
export function formatNearTime(at: string | Date, timeZone: string, now: Date): string {
  const day = (instant: string | Date) => zoneTime(instant, timeZone, { dateStyle: 'short' })
  const time = zoneTime(at, timeZone, WALL_CLOCK)
  if (day(at) === day(now)) return words.todayAt(time)
  if (day(at) === day(new Date(now.getTime() + DAY_MS))) return words.tomorrowAt(time)
  const year = (instant: string | Date) => zoneTime(instant, timeZone, { year: 'numeric' })
  if (year(at) !== year(now)) return formatZoneTime(at, timeZone)
  return zoneTime(at, timeZone, { ...WEEKDAY_AND_CLOCK, day: 'numeric', month: 'short' })
}

/**
 * A time within a sentence: `today at 9:30 AM`, `tomorrow at 9:30 AM`, `on Monday at 9:30 AM`, and `on
 * Monday, December 28 at 9:30 AM` where the weekday alone could be another.
 */
export function spokenTime(at: string | Date, timeZone: string, now: Date): string {
  const { today, tomorrow, onDay } = words.spokenTimes
  const time = zoneTime(at, timeZone, WALL_CLOCK)
  const days = daysFrom(now, at, timeZone)
  if (days === 0) return today(time)
  return days === 1 ? tomorrow(time) : onDay(dayName(at, timeZone, days), time)
}

/** The same after “until”: `9:30 AM`, `Monday at 9:30 AM`. */
export function spokenEnd(at: string | Date, timeZone: string, now: Date): string {
  const { today, onDay } = words.untilTimes
  const time = zoneTime(at, timeZone, WALL_CLOCK)
  const days = daysFrom(now, at, timeZone)
  return days === 0 ? today(time) : onDay(dayName(at, timeZone, days), time)
}

function daysFrom(now: Date, at: string | Date, timeZone: string): number {
  return (Date.parse(dayIn(timeZone, new Date(at))) - Date.parse(dayIn(timeZone, now))) / DAY_MS
}

function dayName(at: string | Date, timeZone: string, days: number): string {
  const day = days < 7 ? {} : ({ day: 'numeric', month: 'long' } as const)
  return zoneTime(at, timeZone, { weekday: 'long', ...day })
}

/** `2026-12-28` */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(wallTimeAt(at, timeZone)).toISOString().slice(0, 10)
}

/** `December 28, 2026` for `2026-12-28`. */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Returns whether this device's clock shows another time at one of these instants. */
export function isElsewhere(instants: (string | Date)[], timeZone: string): boolean {
  return instants.some((at) => formatZoneTime(at, timeZone) !== formatZoneTime(at, undefined))
}

/** The zone that this device is set to. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `Berlin time` for `Europe/Berlin`; what is not named after a place, as it is. */
export function zoneName(timeZone: string): string {
  const [area = '', ...rest] = timeZone.split('/')
  const place = rest.at(-1)
  return place === undefined || area === 'Etc'
    ? timeZone
    : words.timeOfPlace(place.replaceAll('_', ' '))
}

/** `Mon to Fri, 9:00 AM to 5:00 PM` */
export function describeHours({ days, from, to }: SlaPromise['businessHours']): string {
  return words.businessHours({
    first: weekdayName(days[0]),
    last: weekdayName(days.at(-1)),
    from: formatWallTime(from),
    to: formatWallTime(to),
  })
}

export function weekdayName(day = '', weekday: 'short' | 'long' = 'short'): string {
  const monday = Date.UTC(2026, 0, 5)
  const date = new Date(monday + WEEKDAYS.findIndex((known) => known === day) * DAY_MS)
  return date.toLocaleDateString(locale, { weekday, timeZone: 'UTC' })
}

/** `5:00 PM` for `17:00`. */
export function formatWallTime(wallTime: string): string {
  return zoneTime(`2026-01-01T${wallTime}:00Z`, 'UTC', WALL_CLOCK)
}
