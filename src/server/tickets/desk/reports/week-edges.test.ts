import { expect, test } from 'vitest'

import { recentWeeks } from './week-edges.ts'

test('recentWeeks begins with the present week, by the wall clock', () => {
  // Monday already in Auckland, still Sunday in UTC.
  const at = new Date('2026-01-11T12:00:00Z')
  expect(recentWeeks(at, 'UTC', 2).map(({ week }) => week)).toEqual(['2026-01-05', '2025-12-29'])
  expect(recentWeeks(at, 'Pacific/Auckland', 1)).toEqual([
    {
      week: '2026-01-12',
      from: new Date('2026-01-11T11:00:00Z'),
      until: new Date('2026-01-18T11:00:00Z'),
    },
  ])
})

test('recentWeeks follow one another without a gap when the clock changes', () => {
  const [later, earlier] = recentWeeks(new Date('2026-03-30T12:00:00Z'), 'Europe/Berlin', 2)
  expect(earlier?.until).toEqual(later?.from)
  expect(earlier && (earlier.until.getTime() - earlier.from.getTime()) / 3_600_000).toBe(167)
})
