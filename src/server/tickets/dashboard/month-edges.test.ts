import { expect, test } from 'vitest'

import { monthEdges } from './month-edges.ts'

const MONTHS = ['2026-11', '2026-12']

test('months have no edges when the clock is that of UTC', () => {
  expect(monthEdges(MONTHS, 'UTC')).toEqual([])
})

test('the hours before midnight in UTC belong to the month after when the zone is east of Greenwich', () => {
  expect(monthEdges(MONTHS, 'Pacific/Auckland').at(-1)).toEqual({
    span: { from: new Date('2026-12-31T11:00:00.000Z'), to: new Date('2027-01-01T00:00:00.000Z') },
    before: '2026-12',
    after: '2027-01',
    raisedCounts: 1,
  })
})

test('the hours after midnight in UTC belong to the month before when the zone is west of Greenwich', () => {
  expect(monthEdges(MONTHS, 'America/New_York')[0]).toEqual({
    span: { from: new Date('2026-11-01T00:00:00.000Z'), to: new Date('2026-11-01T04:00:00.000Z') },
    before: '',
    after: '2026-11',
    raisedCounts: -1,
  })
})
