import { expect, test } from 'vitest'

import { directionOf } from './direction.ts'

test.each([
  ['rtl', '1. שלום, Ada'],
  ['rtl', '«مرحبا»'],
  ['ltr', 'Ada: שלום'],
  ['ltr', '(Grüße)'],
  ['ltr', '日本語'],
  [null, '12:30 …'],
])('a paragraph is %s when it says %s', (direction, text) => {
  expect(directionOf(text)).toBe(direction)
})
