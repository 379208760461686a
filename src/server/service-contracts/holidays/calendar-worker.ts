import { parentPort } from 'node:worker_threads'

import ICAL from 'ical.js'

// Runs in a worker thread of import-holidays.ts: anybody may have written the calendar.

export type CalendarJob = {
  calendar: string | Uint8Array
  /** The years that are read, as `YYYY-MM-DD`. */
  firstDay: string
  lastDay: string
  maxHolidays: number
}
export type ReadCalendar =
  | { holidays: { date: string; name: string }[]; leftOut: number }
  | { problem: 'not_calendar' | 'too_complex' }

const DAY_MS = 24 * 60 * 60_000
/** Counts all entries of whole days, also before the years: 25 that repeat daily for ten years. */
const MAX_OCCURRENCES = 100_000
const MAX_NAME_LENGTH = 100

type Occurrence = Pick<ICAL.Event, 'component' | 'startDate' | 'endDate'>

// Let errors end the thread: the pool rejects on that.
parentPort?.on('message', (job: CalendarJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(readCalendar(job))
})

function readCalendar(job: CalendarJob): ReadCalendar {
  const events = parseEvents(job.calendar)
  if (!events) return { problem: 'not_calendar' }

  const names = new Map<string, string>()
  let occurrences = 0
  let leftOut = 0
  for (const event of events) {
    const found = new Map<string, string>()
    try {
      for (const occurrence of occurrencesOf(event, job.lastDay)) {
        if ((occurrences += 1) > MAX_OCCURRENCES) return { problem: 'too_complex' }
        for (const date of daysOf(occurrence, job))
          found.set(date, joinNames(names.get(date), nameOf(occurrence)))
        if (found.size > job.maxHolidays) break
      }
    } catch {
      // The library throws on values that it reads only now: a wrong one costs its entry alone.
      found.clear()
    }
    const isRoomy = new Set([...names.keys(), ...found.keys()]).size <= job.maxHolidays
    if (found.size === 0 || !isRoomy) leftOut += 1
    else for (const [date, name] of found) names.set(date, name)
  }
  const holidays = [...names].map(([date, name]) => ({ date, name }))
  return { holidays: holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1)), leftOut }
}

/** Returns null for what is no calendar. */
function parseEvents(calendar: string | Uint8Array): ICAL.Event[] | null {
  const text = typeof calendar === 'string' ? calendar : new TextDecoder().decode(calendar)
  try {
    const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''))
    // A file with several calendars is a list of them.
    const calendars = parsed.every(Array.isArray) ? parsed : [parsed]
    const components = calendars.map((jCal) => new ICAL.Component(jCal))
    const isCalendar = components.length > 0 && components.every(({ name }) => name === 'vcalendar')
    return isCalendar ? components.flatMap(eventsOf) : null
  } catch {
    return null
  }
}

/** The library would look through all entries for the exceptions of each one. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const entries = calendar.getAllSubcomponents('vevent')
  const uidOf = (entry: ICAL.Component) => String(entry.getFirstPropertyValue('uid'))
  const exceptions = Map.groupBy(
    entries.filter((entry) => entry.hasProperty('recurrence-id')),
    uidOf,
  )
  return entries
    .filter((entry) => !entry.hasProperty('recurrence-id'))
    .map((entry) => new ICAL.Event(entry, { exceptions: exceptions.get(uidOf(entry)) ?? [] }))
}

function* occurrencesOf(event: ICAL.Event, lastDay: string): Generator<Occurrence> {
  if (!event.component.hasProperty('dtstart') || !isMidnight(event.startDate)) return
  if (!event.isRecurring()) {
    yield event
    return
  }
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (next.toString() > `${lastDay}T24`) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    yield { component: item.component, startDate, endDate }
  }
}

/** The whole days of an occurrence within the years. */
function daysOf(occurrence: Occurrence, job: CalendarJob): string[] {
  const { component, startDate, endDate } = occurrence
  if (component.getFirstPropertyValue('status') === 'CANCELLED') return []
  if (nameOf(occurrence) === '' || !isMidnight(endDate)) return []
  const from = dayOf(startDate)
  const until = Math.max(dayOf(endDate), startDate.isDate ? from + 1 : from)
  const first = Math.max(from, Date.parse(job.firstDay) / DAY_MS)
  const last = Math.min(until - 1, Date.parse(job.lastDay) / DAY_MS)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Some calendars write a whole day as one from midnight to midnight of a time zone. */
function isMidnight(time: ICAL.Time): boolean {
  const { isDate, hour, minute, second, zone } = time
  return isDate || (hour + minute + second === 0 && zone.tzid !== 'UTC')
}

function dayOf({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function nameOf({ component }: Occurrence): string {
  const summary = String(component.getFirstPropertyValue('summary') ?? '')
  const line = summary.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
  return line.trim().slice(0, MAX_NAME_LENGTH).toWellFormed().trim()
}

function joinNames(one: string | undefined, other: string): string {
  if (!one || one.includes(other)) return one ?? other
  const both = `${one}, ${other}`
  return both.length > MAX_NAME_LENGTH ? one : both
}
