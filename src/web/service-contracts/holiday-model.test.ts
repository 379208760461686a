import { expect, test } from 'vitest'

import { type Calendar, type Holiday, standardCalendar } from '#shared/sla/calendar.ts'

import {
  daysOfMonth,
  groupHolidays,
  toImport,
  weekdayOf,
  withHolidays,
  withoutHolidays,
} from './holiday-model.ts'

function aHoliday(date: string, more: Partial<Holiday> = {}): Holiday {
  return { date, name: date, intervals: [], counts: true, ...more }
}

function aCalendar(holidays: Holiday[]): Calendar {
  return { ...standardCalendar('Europe/Berlin'), holidays }
}

test('withHolidays keeps a day that is a holiday already, and sorts by day', () => {
  const own = aHoliday('2026-12-24', { name: 'Closed early' })
  const added = [aHoliday('2026-12-25'), aHoliday('2026-12-24'), aHoliday('2026-01-01')]
  expect(withHolidays(aCalendar([own]), added)).toEqual([
    aHoliday('2026-01-01'),
    own,
    aHoliday('2026-12-25'),
  ])
})

test('withHolidays cuts a half day to the hours of its weekday', () => {
  const intervals = [{ from: '00:00', to: '14:00' }]
  const days = ['2026-12-24', '2026-12-26'].map((date) => aHoliday(date, { intervals }))
  const hours = { ...aCalendar([]).hours, Sat: [{ from: '15:00', to: '18:00' }] }
  hours.Thu = [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '24:00' },
  ]
  expect(withHolidays({ ...aCalendar([]), hours }, days).map((day) => day.intervals)).toEqual([
    [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '14:00' },
    ],
    [],
  ])
})

test('withoutHolidays removes what came from a list when its name is still the same', () => {
  const listed = [aHoliday('2026-01-01'), aHoliday('2026-01-06')]
  const changed = aHoliday('2026-01-06', { name: 'Inventory' })
  const switched = aHoliday('2026-01-01', { counts: false })
  expect(withoutHolidays([switched, changed, aHoliday('2026-05-01')], listed)).toEqual([
    changed,
    aHoliday('2026-05-01'),
  ])
})

test('groupHolidays starts with the holiday that comes next, and ends with those that are over', () => {
  const holidays = [
    aHoliday('2025-05-01', { name: 'May' }),
    aHoliday('2026-02-01', { name: 'Election' }),
    aHoliday('2026-05-01', { name: 'May' }),
    aHoliday('2026-11-28', { name: 'Today', isLocal: true, counts: false }),
    aHoliday('2027-05-01', { name: 'May' }),
  ]
  const groups = groupHolidays(holidays, '2026-11-28')
  expect(groups.map(({ name, next, days }) => [name, next.date, days.length])).toEqual([
    ['Today', '2026-11-28', 1],
    ['May', '2027-05-01', 3],
    ['Election', '2026-02-01', 1],
  ])
  expect(groups.map(({ isLocal }) => isLocal)).toEqual([true, false, false])
})

test('daysOfMonth tells holidays, half days and closed days apart when the calendar has them', () => {
  const holidays = [
    aHoliday('2028-02-01', { intervals: [{ from: '09:00', to: '12:00' }] }),
    aHoliday('2028-02-02'),
    aHoliday('2028-02-03', { counts: false }),
  ]
  const days = daysOfMonth(aCalendar(holidays), '2028-02')
  expect(days).toHaveLength(29)
  expect(days.slice(0, 5).map(({ kind }) => kind)).toEqual([
    'half',
    'holiday',
    'open',
    'open',
    'closed',
  ])
  expect(weekdayOf('2028-02-06')).toBe('Sun')
})

test('toImport takes one word as an address, and all else as a calendar', () => {
  expect(toImport(' webcal://example.com/a.ics\n')).toEqual({ url: 'webcal://example.com/a.ics' })
  expect(toImport('BEGIN:VCALENDAR\nEND:VCALENDAR')).toHaveProperty('text')
})
