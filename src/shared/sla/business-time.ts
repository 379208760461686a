import { type Calendar, standardCalendar, timeOfDay, WEEKDAYS } from './calendar.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const A_MONDAY = Date.UTC(1970, 0, 5)

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

/** A stretch of time between two instants, in milliseconds; the end is not part of it. */
type Span = { from: number; to: number }
type OpenSlice = { spans: Span[]; ms: number }

/** The open times of calendars by slice. Calendars are never changed, only replaced. */
const openSlices = new WeakMap<Calendar, Map<number, OpenSlice>>()
const holidaysByDay = new WeakMap<Calendar, Map<number, Span[]>>()

function spansOf(intervals: { from: string; to: string }[]): Span[] {
  return intervals.map(({ from, to }) => ({ from: timeOfDay(from), to: timeOfDay(to) }))
}

/** Returns when a day is open, in milliseconds from its midnight by the clock on the wall. */
function openTimesOf(day: number, calendar: Calendar): Span[] {
  let holidays = holidaysByDay.get(calendar)
  if (!holidays) {
    const counted = calendar.holidays.filter(({ counts }) => counts)
    holidays = new Map(
      counted.map(({ date, intervals }) => [Date.parse(date) / DAY_MS, spansOf(intervals)]),
    )
    holidaysByDay.set(calendar, holidays)
  }
  const sinceMonday = day - A_MONDAY / DAY_MS
  const weekday = WEEKDAYS[sinceMonday - Math.floor(sinceMonday / 7) * 7]!
  return holidays.get(day) ?? spansOf(calendar.hours[weekday])
}

function readOpenSlice(index: number, calendar: Calendar): OpenSlice {
  const end = (index + 1) * SLICE_MS
  const spans: Span[] = []
  for (let at = index * SLICE_MS; at < end;) {
    const { offset, to } = offsetStretch(at, calendar.timeZone)
    // Within a stretch of one UTC offset the clock on the wall runs evenly.
    const lastDay = Math.floor((to + offset - 1) / DAY_MS)
    for (let day = Math.floor((at + offset) / DAY_MS); day <= lastDay; day += 1)
      for (const open of openTimesOf(day, calendar)) {
        const from = Math.max(day * DAY_MS + open.from - offset, at)
        const until = Math.min(day * DAY_MS + open.to - offset, to)
        const before = spans.at(-1)
        if (from >= until) continue
        if (before?.to === from) before.to = until
        else spans.push({ from, to: until })
      }
    at = to
  }
  return { spans, ms: spans.reduce((sum, { from, to }) => sum + to - from, 0) }
}

function openSlice(index: number, calendar: Calendar): OpenSlice {
  let slices = openSlices.get(calendar)
  if (!slices) openSlices.set(calendar, (slices = new Map<number, OpenSlice>()))
  const known = slices.get(index)
  if (known) return known
  const slice = readOpenSlice(index, calendar)
  slices.set(index, slice)
  return slice
}

/** A calendar, or a time zone for the hours of the specification in it. */
export type Hours = Calendar | string

function calendarOf(hours: Hours): Calendar {
  return typeof hours === 'string' ? standardCalendar(hours) : hours
}

/** The instant itself within business time (09:00 is, 17:00 is not), otherwise the next opening. */
export function nextBusinessTime(at: Date, hours: Hours): Date {
  const from = at.getTime()
  for (let index = Math.floor(from / SLICE_MS); ; index += 1) {
    const next = openSlice(index, calendarOf(hours)).spans.find(({ to }) => to > from)
    if (next) return new Date(Math.max(next.from, from))
  }
}

/**
 * The coming closing time, at most `limit`; the instant itself when it is outside business time.
 * Hours that end at midnight and begin at it again have no closing time between.
 */
export function endOfBusinessTime(at: Date, hours: Hours, limit?: Date): Date {
  const last = limit?.getTime() ?? Infinity
  let end = at.getTime()
  for (let index = Math.floor(end / SLICE_MS); end < last; index += 1) {
    const { spans } = openSlice(index, calendarOf(hours))
    const open = spans.find(({ from, to }) => from <= end && to > end)
    if (!open) break
    end = open.to
    if (end < (index + 1) * SLICE_MS) break
  }
  return new Date(Math.min(end, last))
}

/** The earliest instant at which so many business minutes have passed: 16:30 + 30 is 17:00. */
export function addBusinessMinutes(start: Date, minutes: number, hours: Hours): Date {
  return addBusinessMs(start, minutes * MINUTE_MS, hours)
}

export function addBusinessMs(start: Date, ms: number, hours: Hours): Date {
  const earliest = start.getTime()
  let missing = ms
  if (missing <= 0) return start
  for (let index = Math.floor(earliest / SLICE_MS); ; index += 1)
    for (const { from, to } of openSlice(index, calendarOf(hours)).spans) {
      const begins = Math.max(from, earliest)
      if (begins >= to) continue
      if (begins + missing <= to) return new Date(begins + missing)
      missing -= to - begins
    }
}

/** The latest instant from which so many business minutes pass until another: 30 before 17:00 is 16:30. */
export function subtractBusinessMinutes(end: Date, minutes: number, hours: Hours): Date {
  const latest = end.getTime()
  let missing = minutes * MINUTE_MS
  if (missing <= 0) return end
  for (let index = Math.floor((latest - 1) / SLICE_MS); ; index -= 1)
    for (const { from, to } of openSlice(index, calendarOf(hours)).spans.toReversed()) {
      const ends = Math.min(to, latest)
      if (ends <= from) continue
      if (ends - missing >= from) return new Date(ends - missing)
      missing -= ends - from
    }
}

/** Real milliseconds during which the wall clock shows business hours; 0 backwards. */
export function businessMsBetween(start: Date, end: Date, hours: Hours): number {
  const [first, last] = [start.getTime(), end.getTime()]
  let total = 0
  for (let index = Math.floor(first / SLICE_MS); index * SLICE_MS < last; index += 1) {
    const { spans, ms } = openSlice(index, calendarOf(hours))
    const isWhole = index * SLICE_MS >= first && (index + 1) * SLICE_MS <= last
    if (isWhole) total += ms
    else
      for (const { from, to } of spans)
        total += Math.max(Math.min(to, last) - Math.max(from, first), 0)
  }
  return total
}

/** Whole business minutes, rounded down. */
export function businessMinutesBetween(from: Date, to: Date, hours: Hours): number {
  return Math.floor(businessMsBetween(from, to, hours) / MINUTE_MS)
}
