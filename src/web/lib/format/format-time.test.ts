import { expect, test } from 'vitest'

import {
  formatAge,
  formatCalendarDay,
  formatMinutes,
  formatMonthAndDay,
  monthNames,
  formatNotificationAge,
  formatShortAge,
  formatTimeLeft,
} from './format-time.ts'

const NOW = new Date(2025, 0, 15, 15, 4, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function ago(ms: number) {
  return new Date(NOW.getTime() - ms)
}

test.each([
  [0, 'Just now'],
  [-5000, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1m ago'],
  [HOUR - 1, '59m ago'],
  [HOUR, '1h ago'],
  [DAY - 1, '23h ago'],
  [DAY, 'Yesterday'],
  [39 * HOUR + 4 * MINUTE, 'Yesterday'],
  [39 * HOUR + 5 * MINUTE, '2d ago'],
  [47 * HOUR, '2d ago'],
  [2 * DAY, '2d ago'],
  [7 * DAY - 1, '6d ago'],
  [7 * DAY, 'Jan 8, 2025'],
])('the dashboard shows an instant %d ms ago as %s', (ms, text) => {
  expect(formatShortAge(ago(ms), NOW)).toBe(text)
})

test.each([
  [0, 'Just now'],
  [MINUTE, '1 minute ago'],
  [2 * MINUTE, '2 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [10 * DAY, 'Jan 5, 2025, 3:04 PM'],
])('the ticket shows an instant %d ms ago as %s', (ms, text) => {
  expect(formatAge(ago(ms), NOW)).toBe(text)
})

test.each([
  [-1, 'Any moment now'],
  [MINUTE, 'In less than an hour'],
  [HOUR, 'In 1 hour'],
  [DAY - 1, 'In 24 hours'],
  [DAY, 'In 1 day'],
  [DAY + HOUR, 'In 1 day'],
  [30 * DAY - 1, 'In 30 days'],
])('an instant in %d ms is shown as %s', (ms, text) => {
  expect(formatTimeLeft(ago(-ms), NOW)).toBe(text)
})

test('a notification is recent when its time is broken', () => {
  expect(formatNotificationAge(new Date('soon'), NOW)).toBe('recently')
  expect(formatNotificationAge(ago(HOUR), NOW)).toBe('1h ago')
})

test('a duration is in minutes when it is below an hour', () => {
  expect(formatMinutes(30)).toBe('30m')
  expect(formatMinutes(0)).toBe('0m')
  expect(formatMinutes(240)).toBe('4h 0m')
  expect(formatMinutes(95.7)).toBe('1h 35m')
})

test('a calendar day is the same when the time zone differs', () => {
  expect(formatCalendarDay('2025-05-01')).toBe('May 1, 2025')
})

test('a month and a day of an axis are the same when the time zone differs', () => {
  expect(monthNames('2025-03')).toEqual({ short: 'Mar', long: 'March 2025', year: '2025' })
  expect(formatMonthAndDay('2025-03-01')).toBe('Mar 1')
})
