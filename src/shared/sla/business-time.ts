const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const WEEK_MS = 7 * DAY_MS

export const BUSINESS_HOURS = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  from: '09:00',
  to: '17:00',
} as const

const OPENS_MS = 9 * 60 * MINUTE_MS
const BUSINESS_DAY_MS = 8 * 60 * MINUTE_MS
const BUSINESS_WEEK_MS = 5 * BUSINESS_DAY_MS
const A_MONDAY = Date.UTC(1970, 0, 5)

// A wall time is what the clock on the wall shows, as if it hung in UTC. Within a stretch of one
// UTC offset it runs evenly, so business time there is arithmetic; stretches are then added up.

function businessMsUntil(wallTime: number): number {
  const week = Math.floor((wallTime - A_MONDAY) / WEEK_MS)
  const inWeek = wallTime - A_MONDAY - week * WEEK_MS
  const day = Math.floor(inWeek / DAY_MS)
  const today = Math.min(Math.max(inWeek - day * DAY_MS - OPENS_MS, 0), BUSINESS_DAY_MS)
  return week * BUSINESS_WEEK_MS + Math.min(day * BUSINESS_DAY_MS + today, BUSINESS_WEEK_MS)
}

/** The inverse: the earliest wall time, so that a full day ends at 17:00 and not at 09:00. */
function earliestWallTime(businessMs: number): number {
  const day = Math.ceil(businessMs / BUSINESS_DAY_MS) - 1
  const week = Math.floor(day / 5)
  const midnight = A_MONDAY + week * WEEK_MS + (day - week * 5) * DAY_MS
  return midnight + OPENS_MS + businessMs - day * BUSINESS_DAY_MS
}

/** The same wall time within business hours, otherwise the next opening. */
function openingWallTime(wallTime: number): number {
  return latestWallTime(businessMsUntil(wallTime))
}

/** The inverse as well: the latest wall time, so that a full day begins at 09:00 and not at 17:00. */
function latestWallTime(businessMs: number): number {
  return earliestWallTime(businessMs + 1) - 1
}

/** The coming 17:00 within business hours, otherwise the same wall time. */
function closingWallTime(wallTime: number): number {
  if (openingWallTime(wallTime) > wallTime) return wallTime
  const days = Math.floor(businessMsUntil(wallTime) / BUSINESS_DAY_MS) + 1
  return earliestWallTime(days * BUSINESS_DAY_MS)
}

// No zone has ever changed its offset twice within three days (the record is Freetown in 1939,
// with just under four), so that looking at both ends of such a slice misses no change.
const SLICE_MS = 3 * DAY_MS

type Slice = { before: number; changesAt: number; after: number }
type Zone = { format: Intl.DateTimeFormat; slices: Map<number, Slice> }

const zones = new Map<string, Zone>()

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const zone = { format, slices: new Map<number, Slice>() }
  zones.set(timeZone, zone)
  return zone
}

function readOffset(at: number, zone: Zone): number {
  const text = zone.format.format(at)
  const match = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/.exec(text)
  if (!match) throw new Error(`No UTC offset in ${text}`)
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match
  const offset = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -offset : offset
}

function readSlice(from: number, zone: Zone): Slice {
  const to = from + SLICE_MS
  const before = readOffset(from, zone)
  const after = readOffset(to, zone)
  if (before === after) return { before, changesAt: to, after }

  let lastBefore = from
  let changesAt = to
  while (changesAt - lastBefore > 1) {
    const middle = Math.floor((lastBefore + changesAt) / 2)
    if (readOffset(middle, zone) === before) lastBefore = middle
    else changesAt = middle
  }
  return { before, changesAt, after }
}

/** The UTC offset at an instant, and instants between which it is sure to stay. */
function offsetStretch(at: number, timeZone: string): { offset: number; from: number; to: number } {
  const zone = zoneOf(timeZone)
  const index = Math.floor(at / SLICE_MS)
  const slice = zone.slices.get(index) ?? readSlice(index * SLICE_MS, zone)
  zone.slices.set(index, slice)
  const { before, changesAt, after } = slice
  if (at < changesAt) return { offset: before, from: index * SLICE_MS, to: changesAt }
  return { offset: after, from: changesAt, to: (index + 1) * SLICE_MS }
}

function firstInstant(from: number, timeZone: string, pick: (wallTime: number) => number): Date {
  for (let at = from; ;) {
    const { offset, to } = offsetStretch(at, timeZone)
    const instant = pick(at + offset) - offset
    if (instant < to) return new Date(instant)
    at = to
  }
}

export function isTimeZone(value: string): boolean {
  // Intl takes '+02:00' too, but PostgreSQL reads its sign the other way round: names only.
  if (!/^[a-z]/i.test(value)) return false
  try {
    Intl.DateTimeFormat('en-US', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** Time on the wall clock, in milliseconds as if it hung in UTC. */
export function wallTimeAt(at: Date, timeZone: string): number {
  return at.getTime() + offsetStretch(at.getTime(), timeZone).offset
}

/** The first instant at which the wall clock has reached a wall time. */
export function instantOfWallTime(wallTime: number, timeZone: string): Date {
  return firstInstant(wallTime - 2 * DAY_MS, timeZone, (shown) => Math.max(shown, wallTime))
}

/** The instant itself within business time (09:00 is, 17:00 is not), otherwise the next opening. */
export function nextBusinessTime(at: Date, timeZone: string): Date {
  return firstInstant(at.getTime(), timeZone, openingWallTime)
}

/** The coming closing time; the instant itself when it is outside business time. */
export function endOfBusinessTime(at: Date, timeZone: string): Date {
  return firstInstant(at.getTime(), timeZone, closingWallTime)
}

/** The earliest instant at which so many business minutes have passed: 16:30 + 30 is 17:00. */
export function addBusinessMinutes(start: Date, minutes: number, timeZone: string): Date {
  let missing = minutes * MINUTE_MS
  for (let at = start.getTime(); ;) {
    if (missing <= 0) return new Date(at)
    const { offset, to } = offsetStretch(at, timeZone)
    const passed = businessMsUntil(at + offset)
    const instant = earliestWallTime(passed + missing) - offset
    if (instant <= to) return new Date(instant)
    missing -= businessMsUntil(to + offset) - passed
    at = to
  }
}

/** The latest instant from which so many business minutes pass until another: 30 before 17:00 is 16:30. */
export function subtractBusinessMinutes(end: Date, minutes: number, timeZone: string): Date {
  let missing = minutes * MINUTE_MS
  for (let at = end.getTime(); ;) {
    if (missing <= 0) return new Date(at)
    const { offset, from } = offsetStretch(at - 1, timeZone)
    const passed = businessMsUntil(at + offset)
    const instant = latestWallTime(passed - missing) - offset
    if (instant >= from) return new Date(instant)
    missing -= passed - businessMsUntil(from + offset)
    at = from
  }
}

/** Real milliseconds during which the wall clock shows business hours; 0 backwards. */
export function businessMsBetween(from: Date, to: Date, timeZone: string): number {
  const end = to.getTime()
  let total = 0
  for (let at = from.getTime(); at < end;) {
    const stretch = offsetStretch(at, timeZone)
    const until = Math.min(stretch.to, end)
    total += businessMsUntil(until + stretch.offset) - businessMsUntil(at + stretch.offset)
    at = until
  }
  return total
}

/** Whole business minutes, rounded down. */
export function businessMinutesBetween(from: Date, to: Date, timeZone: string): number {
  return Math.floor(businessMsBetween(from, to, timeZone) / MINUTE_MS)
}
