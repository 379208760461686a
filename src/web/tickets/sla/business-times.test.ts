import { expect, test } from 'vitest'

import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import {
  describeHours,
  formatNearTime,
  formatZoneTime,
  isElsewhere,
  knownZone,
  WALL_CLOCK,
  WEEKDAY_AND_CLOCK,
  zoneName,
  zoneTime,
} from './business-times.ts'

test('a time is shown on the wall clock of its zone', () => {
  const at = '2026-11-23T08:30:59.000Z'
  expect(formatZoneTime(at, 'Europe/Berlin')).toBe('Mon, Nov 23, 2026, 9:30 AM')
  expect(formatZoneTime(at, 'Asia/Kolkata')).toBe('Mon, Nov 23, 2026, 2:00 PM')
  expect(zoneTime(at, 'Pacific/Auckland', WALL_CLOCK)).toBe('9:30 PM')
  expect(zoneTime(at, 'Pacific/Auckland', WEEKDAY_AND_CLOCK)).toBe('Mon 9:30 PM')
})

test('midnight is the beginning of a day', () => {
  expect(formatZoneTime('2026-11-22T23:00:00.000Z', 'Europe/Berlin')).toBe(
    'Mon, Nov 23, 2026, 12:00 AM',
  )
})

test('the year is that of the zone', () => {
  const newYear = '2026-12-31T23:30:00.000Z'
  expect(formatZoneTime(newYear, 'UTC')).toBe('Thu, Dec 31, 2026, 11:30 PM')
  expect(formatZoneTime(newYear, 'Europe/Berlin')).toBe('Fri, Jan 1, 2027, 12:30 AM')
})

test('a time of the service level has the form of the times of a ticket', () => {
  const at = new Date('2025-01-05T15:04:00.000Z')
  expect(formatZoneTime(at, undefined)).toMatch(
    new RegExp(`^(Sat|Sun|Mon), ${formatDayAndTime(at)}$`),
  )
})

test('a zone is elsewhere when the clock of this device shows another time', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const at = '2026-11-23T08:30:00.000Z'
  expect(isElsewhere([at], timeZone)).toBe(false)
  expect(isElsewhere([at], 'Pacific/Kiritimati')).toBe(true)
})

test('a zone is named by its city', () => {
  expect(zoneName('Europe/Berlin')).toBe('Berlin time')
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time')
  expect(zoneName('UTC')).toBe('UTC')
  expect(zoneName('Etc/GMT+5')).toBe('Etc/GMT+5')
})

test('a time is shown in UTC when this browser does not know its zone', () => {
  expect(knownZone('Europe/Atlantis')).toBe('UTC')
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin')
})

test('business hours are shown in short form', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  expect(describeHours({ days, from: '09:00', to: '17:00' })).toBe('Mon to Fri, 9:00 AM to 5:00 PM')
})

test('a due time names the day as people do when it is near, and the year only when it is another', () => {
  const near = (at: string) => formatNearTime(at, 'Europe/Berlin', new Date('2026-11-28T22:00:00Z'))
  expect(near('2026-11-28T22:59:00Z')).toBe('today 11:59 PM')
  expect(near('2026-11-28T23:00:00Z')).toBe('tomorrow 12:00 AM')
  expect(near('2026-11-30T08:30:00Z')).toBe('Mon, Nov 30, 9:30 AM')
  expect(near('2027-01-04T08:30:00Z')).toBe('Mon, Jan 4, 2027, 9:30 AM')
})
