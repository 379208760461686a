import { expect, test } from 'vitest'

import { axisTicks } from './chart.tsx'

test.each([
  [2, [0, 1, 2]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6]],
  [20, [0, 5, 10, 15, 20]],
  [63, [0, 20, 40, 60]],
  [1000, [0, 500, 1000]],
])('an axis up to %d has the ticks %j', (axisMax, ticks) => {
  expect(axisTicks(axisMax)).toEqual(ticks)
})
