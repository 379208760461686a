import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { activityMonths, axisMaximum, barHeight, monthBounds } from './activity-chart.ts'

const BERLIN = 'Europe/Berlin'

function monthsOf(overrides: Partial<Parameters<typeof activityMonths>[0]> = {}) {
  const now = new Date('2026-08-15T10:00:00Z')
  return activityMonths({ mspStartDate: null, now, timeZone: BERLIN, ...overrides })
}

test('the chart shows the calendar year when there is no start date', () => {
  expect(monthsOf()).toEqual([
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
  ])
})

test('the current year is the one on the wall clock', () => {
  const now = new Date('2026-12-31T23:30:00Z')
  expect(monthsOf({ now })[0]).toBe('2027-01')
  expect(monthsOf({ now, timeZone: 'America/New_York' })[0]).toBe('2026-01')
})

test('the chart begins with the start date when that is within the last eleven months', () => {
  const months = monthsOf({ mspStartDate: '2026-03-31' })
  expect(months).toHaveLength(12)
  expect(months[0]).toBe('2026-03')
  expect(months[11]).toBe('2027-02')
})

test('the chart still begins with the start eleven months later, and moves on at twelve', () => {
  expect(monthsOf({ mspStartDate: '2025-09-01' })[0]).toBe('2025-09')
  expect(monthsOf({ mspStartDate: '2025-08-31' })[0]).toBe('2025-09')
})

test('the chart ends with the current month when the start is years ago', () => {
  const months = monthsOf({ mspStartDate: '2019-01-15' })
  expect(months[0]).toBe('2025-09')
  expect(months[11]).toBe('2026-08')
})

test('the chart begins with its own month when the start is in the future', () => {
  expect(monthsOf({ mspStartDate: '2027-11-02' })[0]).toBe('2027-11')
})

test('a start date stays in its month in every time zone', () => {
  const starts = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].flatMap((timeZone) => [
    monthsOf({ timeZone, mspStartDate: '2026-05-01' })[0],
    monthsOf({ timeZone, mspStartDate: '2026-05-31' })[0],
  ])
  expect(new Set(starts)).toEqual(new Set(['2026-05']))
})

test('a month begins and ends at midnight of the wall clock on both sides of a clock change', () => {
  expect(monthBounds('2026-03', BERLIN)).toEqual({
    from: new Date('2026-02-28T23:00:00Z'),
    to: new Date('2026-03-31T22:00:00Z'),
  })
  expect(monthBounds('2026-12', BERLIN)).toEqual({
    from: new Date('2026-11-30T23:00:00Z'),
    to: new Date('2026-12-31T23:00:00Z'),
  })
})

test('a month whose first hour is skipped begins when the clock is put forward', () => {
  const { from } = monthBounds('2005-04', 'Asia/Amman')
  expect(from).toEqual(new Date('2005-03-31T22:00:00Z'))
  expect(monthBounds('2005-03', 'Asia/Amman').to).toEqual(from)
})

test('a month lies between its own bounds and no others', () => {
  const zones = [BERLIN, 'Asia/Kolkata', 'Pacific/Apia', 'America/New_York', 'Asia/Amman']
  const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instant, (timeZone, ms) => {
      const shown = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
      })
      const { from, to } = monthBounds(shown.format(ms), timeZone)
      expect(from.getTime()).toBeLessThanOrEqual(ms)
      expect(to.getTime()).toBeGreaterThan(ms)
      expect(shown.format(from.getTime() - 1)).not.toBe(shown.format(from))
      expect(shown.format(to.getTime() - 1)).not.toBe(shown.format(to))
    }),
    { numRuns: 200 },
  )
})

test('the axis ends at the highest count and never below two', () => {
  expect(axisMaximum([0, 3, 17])).toBe(17)
  expect(axisMaximum([0, 1])).toBe(2)
  expect(axisMaximum([])).toBe(2)
})

test('a bar is 200 px high at the axis maximum and in proportion below it', () => {
  expect(barHeight(17, 17)).toBe(200)
  expect(barHeight(1, 2)).toBe(100)
  expect(barHeight(1, 3)).toBe(67)
})

test('a bar is at least 8 px high unless its value is zero', () => {
  expect(barHeight(1, 1000)).toBe(8)
  expect(barHeight(0, 1000)).toBe(0)
})
