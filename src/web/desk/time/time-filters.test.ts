import { expect, test } from 'vitest'

import {
  countTimeFilters,
  NO_TIME_FILTERS,
  parseTimeFilters,
  recentMonths,
  serializeTimeFilters,
  timeQuery,
} from './time-filters.ts'

const ID = '0198c5a0-0000-7000-8000-000000000001'

test('time filters are unchanged when they are written to the address and read back', () => {
  const filters = {
    show: 'sums',
    customerId: ID,
    agentId: ID,
    month: '2026-01',
    kindId: 'ON_SITE',
    billable: 'false',
    exported: 'true',
  } as const
  expect(parseTimeFilters(serializeTimeFilters(filters))).toEqual(filters)
  expect(countTimeFilters(filters)).toBe(6)
})

test('parseTimeFilters drops a value when it is impossible, and the plain page has the plain address', () => {
  const wrong = new URLSearchParams(
    'show=x&customer=1&agent=me&month=2026-13&kind=%3Cb%3E&billable=yes&exported=',
  )
  const plain = { show: 'entries', ...NO_TIME_FILTERS } as const
  expect(parseTimeFilters(wrong)).toEqual(plain)
  expect(serializeTimeFilters(plain).toString()).toBe('')
  expect(Object.values(timeQuery(plain)).filter(Boolean)).toEqual([])
})

test('recentMonths goes back two years when the year has just turned', () => {
  const months = recentMonths(new Date(2026, 1, 28))
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(months.at(-1)).toBe('2024-03')
})
