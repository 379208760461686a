import type { SlaPromise } from '#shared/sla-promise-answer.ts'

/** What the clock on the wall shows in a time zone, in the words of the service level. */
export type ZoneTime = {
  /** `Mon 23 Nov`, with the year where it is not the present one. */
  day: string
  /** `Mon` */
  weekday: string
  /** `09:30` */
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
export function zoneTime(
  at: string | Date,
  timeZone: string | undefined,
  now = new Date(),
): ZoneTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const partsOf = (date: Date) =>
    Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const { weekday = '', day, month, year, hour, minute } = partsOf(new Date(at))
  const isThisYear = year === partsOf(now)['year']
  return {
    day: `${weekday} ${day} ${month}${isThisYear ? '' : ` ${year}`}`,
    weekday,
    time: `${hour}:${minute}`,
  }
}

/** `Mon 23 Nov, 09:30` */
export function formatZoneTime(
  at: string | Date,
  timeZone: string | undefined,
  now?: Date,
): string {
  const { day, time } = zoneTime(at, timeZone, now)
  return `${day}, ${time}`
}

/** Whether this device's clock shows another time at one of these instants. */
export function isElsewhere(instants: string[], timeZone: string): boolean {
  return instants.some((at) => formatZoneTime(at, timeZone) !== formatZoneTime(at, undefined))
}

/** `Berlin time` for `Europe/Berlin`; what is not named after a place, as it is. */
export function zoneName(timeZone: string): string {
  const [area = '', ...rest] = timeZone.split('/')
  const place = rest.at(-1)
  return place === undefined || area === 'Etc' ? timeZone : `${place.replaceAll('_', ' ')} time`
}

/** `Mon to Fri, 09:00 to 17:00` */
export function describeHours({ days, from, to }: SlaPromise['businessHours']): string {
  return `${days[0]} to ${days.at(-1)}, ${from} to ${to}`
}
