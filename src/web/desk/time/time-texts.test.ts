import { expect, test } from 'vitest'

import { parseMinutes } from './time-texts.ts'

test.each([
  ['45', 45],
  [' 0 ', 0],
  ['1:30', 90],
  ['0:05', 5],
  ['1h', 60],
  ['1.5h', 90],
  ['1,25 h', 75],
  ['1h 30m', 90],
  ['20 min', 20],
  ['1440', 1440],
  ['24:00', 1440],
])('parseMinutes reads %j as %i minutes', (typed, minutes) => {
  expect(parseMinutes(typed)).toBe(minutes)
})

test.each(['', 'h', '-5', '1.5', '1:75', '1441', '25h', 'soon', '1 30'])(
  'parseMinutes reads nothing when given %j',
  (typed) => {
    expect(parseMinutes(typed)).toBeNull()
  },
)
