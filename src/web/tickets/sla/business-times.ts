import type { SlaPromise } from '#shared/sla/contract.ts'

/** What the clock on the wall shows in a time zone: the ticket's own form, with the weekday. */
export type ZoneTime = {
  /** `Mon, Nov 23, 2026` */
  day: string
  /** `Mon` */
  weekday: string
  /** `9:30 AM` */
  time: string
}

/** The zone itself, or UTC where this browser's list of zones is older than the zone. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** Without a zone, in that of this device. */
export function zoneTime(at: string | Date, timeZone: string | undefined): ZoneTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  })
  const parts = format.formatToParts(new Date(at)).map(({ type, value }) => [type, value])
  const { weekday = '', day, month, year, hour, minute, dayPeriod } = Object.fromEntries(parts)
  return {
    day: `${weekday}, ${month} ${day}, ${year}`,
    weekday,
    time: `${hour}:${minute} ${dayPeriod}`,
  }
}

/** `Mon, Nov 23, 2026, 9:30 AM` */
export function formatZoneTime(at: string | Date, timeZone: string | undefined): string {
  const { day, time } = zoneTime(at, timeZone)
  return `${day}, ${time}`
}

/** Whether this device's clock shows another time at one of these instants. */
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
  return place === undefined || area === 'Etc' ? timeZone : `${place.replaceAll('_', ' ')} time`
}

/** `Mon to Fri, 9:00 AM to 5:00 PM` */
export function describeHours({ days, from, to }: SlaPromise['businessHours']): string {
  return `${days[0]} to ${days.at(-1)}, ${formatWallTime(from)} to ${formatWallTime(to)}`
}

/** `5:00 PM` for `17:00`. */
function formatWallTime(wallTime: string): string {
  return zoneTime(`2026-01-01T${wallTime}:00Z`, 'UTC').time
}
