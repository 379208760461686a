import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  addBusinessMinutes,
  businessMinutesBetween,
  businessMsBetween,
  endOfBusinessTime,
  instantOfWallTime,
  isTimeZone,
  nextBusinessTime,
  wallTimeAt,
} from './business-time.ts'

const BERLIN = 'Europe/Berlin'
const NEW_YORK = 'America/New_York'
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

// Each zone with an instant at which its clock was changed, some of them within business hours.
const CLOCK_CHANGES: [string, string][] = [
  [BERLIN, '2026-03-29T01:00:00Z'],
  [BERLIN, '2026-10-25T01:00:00Z'],
  [NEW_YORK, '2026-03-08T07:00:00Z'],
  [NEW_YORK, '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Asia/Kolkata', '2026-01-01T00:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['Antarctica/Casey', '2010-03-04T15:00:00Z'],
  ['Europe/Brussels', '1918-11-11T11:00:00Z'],
  ['America/Port-au-Prince', '1917-01-24T16:49:00Z'],
  ['America/Inuvik', '1953-01-01T00:00:00Z'],
]

const aZoneAndInstant = fc
  .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -8, max: 8 }), fc.nat(DAY_MINUTES))
  .map(([[timeZone, changedAt], days, minutes]) => ({
    timeZone,
    at: new Date(Date.parse(changedAt) + (days * DAY_MINUTES + minutes) * MINUTE_MS),
  }))

function countMinuteByMinute(from: Date, to: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  let minutes = 0
  for (let at = from.getTime(); at < to.getTime(); at += MINUTE_MS) {
    const shown = clock.format(at)
    const time = shown.slice(-5)
    if (!shown.startsWith('S') && time >= '09:00' && time < '17:00') minutes += 1
  }
  return minutes
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}

test('opening time is business time and closing time is not', () => {
  const opening = new Date('2026-01-05T08:00:00.000Z')
  const beforeClosing = new Date('2026-01-05T15:59:59.999Z')
  const closing = new Date('2026-01-05T16:00:00.000Z')
  expect(nextBusinessTime(opening, BERLIN)).toEqual(opening)
  expect(nextBusinessTime(beforeClosing, BERLIN)).toEqual(beforeClosing)
  expect(nextBusinessTime(closing, BERLIN)).toEqual(new Date('2026-01-06T08:00:00.000Z'))
})

test('the next business time after a night is the same morning and after a weekend is Monday', () => {
  const beforeDawn = new Date('2026-01-06T03:00:00Z')
  const saturday = new Date('2026-01-10T11:00:00Z')
  const fridayEvening = new Date('2026-01-09T18:00:00Z')
  expect(nextBusinessTime(beforeDawn, BERLIN)).toEqual(new Date('2026-01-06T08:00:00Z'))
  expect(nextBusinessTime(saturday, BERLIN)).toEqual(new Date('2026-01-12T08:00:00Z'))
  expect(nextBusinessTime(fridayEvening, BERLIN)).toEqual(new Date('2026-01-12T08:00:00Z'))
})

test('half an hour from half past four ends at five the same day', () => {
  const due = addBusinessMinutes(new Date('2026-01-09T15:30:00Z'), 30, BERLIN)
  expect(due).toEqual(new Date('2026-01-09T16:00:00Z'))
})

test('half an hour from Friday 16:50 ends on Monday at 09:20', () => {
  const due = addBusinessMinutes(new Date('2026-01-09T15:50:00Z'), 30, BERLIN)
  expect(due).toEqual(new Date('2026-01-12T08:20:00Z'))
})

test('a whole week of business minutes from Monday opening ends on Friday at five', () => {
  const due = addBusinessMinutes(new Date('2026-01-05T08:00:00Z'), 5 * 480, BERLIN)
  expect(due).toEqual(new Date('2026-01-09T16:00:00Z'))
})

test('no minutes from a weekend end where they start', () => {
  const saturday = new Date('2026-01-10T11:00:00Z')
  expect(addBusinessMinutes(saturday, 0, BERLIN)).toEqual(saturday)
})

test('only the UTC instants move when the clock changes on a weekend in Berlin', () => {
  const spring = addBusinessMinutes(new Date('2026-03-27T15:50:00Z'), 60, BERLIN)
  const autumn = addBusinessMinutes(new Date('2026-10-23T14:50:00Z'), 60, BERLIN)
  expect(spring).toEqual(new Date('2026-03-30T07:50:00Z'))
  expect(autumn).toEqual(new Date('2026-10-26T08:50:00Z'))
})

test('only the UTC instants move when the clock changes on a weekend in New York', () => {
  const spring = addBusinessMinutes(new Date('2026-03-06T21:50:00Z'), 30, NEW_YORK)
  const autumn = addBusinessMinutes(new Date('2026-10-30T20:50:00Z'), 30, NEW_YORK)
  expect(spring).toEqual(new Date('2026-03-09T13:20:00Z'))
  expect(autumn).toEqual(new Date('2026-11-02T14:20:00Z'))
})

test('business opens at half past three UTC in a zone with a half-hour offset', () => {
  const next = nextBusinessTime(new Date('2026-01-06T00:00:00Z'), 'Asia/Kolkata')
  expect(next).toEqual(new Date('2026-01-06T03:30:00Z'))
})

test('the Friday that Apia skipped has no business minutes', () => {
  const thursdayAtFour = new Date('2011-12-30T02:00:00Z')
  const mondayAtTen = new Date('2012-01-01T20:00:00Z')
  expect(addBusinessMinutes(thursdayAtFour, 120, 'Pacific/Apia')).toEqual(mondayAtTen)
  expect(businessMinutesBetween(thursdayAtFour, mondayAtTen, 'Pacific/Apia')).toBe(120)
})

test('a clock put back at noon makes the business day an hour longer', () => {
  const opening = new Date('1918-11-11T08:00:00Z')
  const closing = new Date('1918-11-11T17:00:00Z')
  expect(businessMinutesBetween(opening, closing, 'Europe/Brussels')).toBe(540)
  expect(addBusinessMinutes(opening, 540, 'Europe/Brussels')).toEqual(closing)
  expect(endOfBusinessTime(opening, 'Europe/Brussels')).toEqual(closing)
})

test('the business day is shorter to the second when a clock is put forward at noon', () => {
  const from = new Date('1900-08-20T00:00:00Z')
  const to = new Date('1900-08-21T12:00:00Z')
  expect(businessMsBetween(from, to, 'America/Juneau')).toBe((8 * 3600 - 3461) * 1000)
})

test('business time begins at once when the clock is put back into it', () => {
  const noonOnSaturday = new Date('1867-10-18T21:00:00Z')
  const fridayAgain = new Date('1867-10-19T00:31:13Z')
  expect(nextBusinessTime(noonOnSaturday, 'America/Juneau')).toEqual(fridayAgain)
})

test('an offset with seconds opens to the second', () => {
  const next = nextBusinessTime(new Date('1971-06-01T00:00:00Z'), 'Africa/Monrovia')
  expect(next).toEqual(new Date('1971-06-01T09:44:30Z'))
})

test('business time never passes backwards, and an unfinished minute is not counted', () => {
  const from = new Date('2026-01-05T08:00:00Z')
  expect(businessMsBetween(later(from, MINUTE_MS), from, BERLIN)).toBe(0)
  expect(businessMinutesBetween(from, later(from, 2 * MINUTE_MS - 1), BERLIN)).toBe(1)
})

test('the end of business time is the next 17:00 and nothing at all outside', () => {
  const morning = new Date('2026-01-05T09:15:00Z')
  const evening = new Date('2026-01-05T16:00:00Z')
  expect(endOfBusinessTime(morning, BERLIN)).toEqual(evening)
  expect(endOfBusinessTime(evening, BERLIN)).toEqual(evening)
})

test('a wall time in a gap is reached when the clock is put forward', () => {
  const inGap = Date.UTC(2026, 2, 29, 2, 30)
  expect(instantOfWallTime(inGap, BERLIN)).toEqual(new Date('2026-03-29T01:00:00Z'))
})

test('a wall time is first reached at its first time when it comes twice', () => {
  const twice = Date.UTC(2026, 9, 25, 2, 30)
  expect(instantOfWallTime(twice, BERLIN)).toEqual(new Date('2026-10-25T00:30:00Z'))
})

test('a midnight at which the clock is put back is reached an hour later', () => {
  const midnight = Date.UTC(2026, 9, 25)
  expect(instantOfWallTime(midnight, 'Asia/Beirut')).toEqual(new Date('2026-10-24T22:00:00Z'))
})

test('the wall shows local time', () => {
  const at = new Date('2026-07-01T12:00:00.123Z')
  expect(wallTimeAt(at, 'America/St_Johns')).toBe(Date.UTC(2026, 6, 1, 9, 30, 0, 123))
})

test('a time zone is recognized by its name only', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].every(isTimeZone)).toBe(true)
  expect(['', 'Europe/Atlantis', '+02:00', 'Berlin', ' UTC'].some(isTimeZone)).toBe(false)
})

test('business minutes are those that a naive count finds', () => {
  fc.assert(
    fc.property(aZoneAndInstant, fc.nat(9 * DAY_MINUTES), ({ at, timeZone }, minutes) => {
      const to = later(at, minutes * MINUTE_MS)
      const naive = countMinuteByMinute(at, to, timeZone)
      expect(businessMsBetween(at, to, timeZone)).toBe(naive * MINUTE_MS)
    }),
    { numRuns: 60 },
  )
})

test('the instant after some business minutes is the earliest after which they have passed', () => {
  fc.assert(
    fc.property(
      aZoneAndInstant,
      fc.nat(MINUTE_MS),
      fc.integer({ min: 1, max: 500_000 }),
      ({ at, timeZone }, ms, minutes) => {
        const start = later(at, ms)
        const due = addBusinessMinutes(start, minutes, timeZone)
        expect(businessMsBetween(start, due, timeZone)).toBe(minutes * MINUTE_MS)
        expect(businessMsBetween(start, later(due, -1), timeZone)).toBe(minutes * MINUTE_MS - 1)
      },
    ),
    { numRuns: 300 },
  )
})

test('the next business time is business time and none is before it', () => {
  fc.assert(
    fc.property(aZoneAndInstant, fc.nat(MINUTE_MS), ({ at, timeZone }, ms) => {
      const start = later(at, ms)
      const next = nextBusinessTime(start, timeZone)
      expect(businessMsBetween(start, next, timeZone)).toBe(0)
      expect(businessMsBetween(next, later(next, 1), timeZone)).toBe(1)
    }),
    { numRuns: 300 },
  )
})

test('the end of business time is not business time and all before it is', () => {
  fc.assert(
    fc.property(aZoneAndInstant, fc.nat(MINUTE_MS), ({ at, timeZone }, ms) => {
      const start = later(at, ms)
      const end = endOfBusinessTime(start, timeZone)
      expect(businessMsBetween(start, end, timeZone)).toBe(end.getTime() - start.getTime())
      expect(businessMsBetween(end, later(end, 1), timeZone)).toBe(0)
    }),
    { numRuns: 300 },
  )
})
