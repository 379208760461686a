import { expect, test } from 'vitest'

import { formatSpan } from './format-span.ts'

test.each([
  [0, '1m'],
  [59, '59m'],
  [60, '1h'],
  [185, '3h 5m'],
  [10 * 60 + 5, '10h'],
  [47 * 60, '47h'],
  [49 * 60, '2d'],
])('a span of %d minutes is shown in the units that matter', (minutes, text) => {
  expect(formatSpan(minutes * 60_000)).toBe(text)
})
