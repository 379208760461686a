import { expect, test } from 'vitest'

import { countHidden } from './count-hidden.ts'

test('what is hidden is what the view has and the list does not show', () => {
  expect(countHidden({ total: 48, shown: 12, hasMore: false })).toBe(36)
  expect(countHidden({ total: 48, shown: 48, hasMore: false })).toBe(0)
})

test('no number is said that is not certain', () => {
  expect(countHidden({ total: undefined, shown: 12, hasMore: false })).toBeNull()
  expect(countHidden({ total: 1000, shown: 12, hasMore: false })).toBeNull()
  expect(countHidden({ total: 90, shown: 50, hasMore: true })).toBeNull()
})

test('a ticket that came after the counting makes nothing less than hidden', () => {
  expect(countHidden({ total: 3, shown: 4, hasMore: false })).toBe(0)
})
