import { expect, test } from 'vitest'

import { readWeekFigure } from './week-figure.ts'

test('readWeekFigure reads a figure and the Monday of its week', () => {
  expect(readWeekFigure('response_met.2026-01-05')).toEqual({
    figure: 'response_met',
    week: '2026-01-05',
  })
})

test.each([
  'response_met',
  'nothing.2026-01-05',
  'created.2026-01-06',
  'created.2026-02-30',
  'created.2026-13-05',
  'created.2026-01-05T00:00Z',
  '.2026-01-05',
])('readWeekFigure reads nothing in %j', (text) => {
  expect(readWeekFigure(text)).toBeNull()
})
