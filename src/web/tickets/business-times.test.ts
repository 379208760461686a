import { expect, test } from 'vitest'

import {
  describeHours,
  formatZoneTime,
  isElsewhere,
  knownZone,
  zoneName,
  zoneTime,
} from './business-times.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')

test('a time is told on the wall clock of its zone', () => {
  const at = '2026-11-23T08:30:59.000Z'
  expect(formatZoneTime(at, 'Europe/Berlin', NOW)).toBe('Mon 23 Nov, 09:30')
  expect(formatZoneTime(at, 'Asia/Kolkata', NOW)).toBe('Mon 23 Nov, 14:00')
  expect(zoneTime(at, 'Pacific/Auckland', NOW)).toEqual({
    day: 'Mon 23 Nov',
    weekday: 'Mon',
    time: '21:30',
  })
})

test('midnight is the beginning of a day', () => {
  expect(formatZoneTime('2026-11-22T23:00:00.000Z', 'Europe/Berlin', NOW)).toBe('Mon 23 Nov, 00:00')
})

test('another year is named, as the zone counts it', () => {
  expect(formatZoneTime('2025-09-09T07:12:00.000Z', 'Europe/Berlin', NOW)).toBe(
    'Tue 9 Sep 2025, 09:12',
  )
  const newYear = '2026-12-31T23:30:00.000Z'
  expect(formatZoneTime(newYear, 'UTC', NOW)).toBe('Thu 31 Dec, 23:30')
  expect(formatZoneTime(newYear, 'Europe/Berlin', NOW)).toBe('Fri 1 Jan 2027, 00:30')
})

test('a zone is elsewhere where the clock of this device shows another time', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const at = '2026-11-23T08:30:00.000Z'
  expect(isElsewhere([at], timeZone)).toBe(false)
  expect(isElsewhere([at], 'Pacific/Kiritimati')).toBe(true)
})

test('a zone goes by its place', () => {
  expect(zoneName('Europe/Berlin')).toBe('Berlin time')
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time')
  expect(zoneName('UTC')).toBe('UTC')
  expect(zoneName('Etc/GMT+5')).toBe('Etc/GMT+5')
})

test('a zone that this browser has never heard of is told in UTC', () => {
  expect(knownZone('Europe/Atlantis')).toBe('UTC')
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin')
})

test('business hours are told in short', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  expect(describeHours({ days, from: '09:00', to: '17:00' })).toBe('Mon to Fri, 09:00 to 17:00')
})
