import { expect, test } from 'vitest'

import { countHidden } from './count-hidden.ts'

test('the hidden tickets are those that the view has and the list does not show', () => {
  expect(countHidden({ total: 48, shown: 12, hasMore: false })).toBe(36)
  expect(countHidden({ total: 48, shown: 48, hasMore: false })).toBe(0)
})

test('no number of hidden tickets is given when it is uncertain', () => {
  expect(countHidden({ total: undefined, shown: 12, hasMore: false })).toBeNull()
  expect(countHidden({ total: 1000, shown: 12, hasMore: false })).toBeNull()
  expect(countHidden({ total: 90, shown: 50, hasMore: true })).toBeNull()
})

test('the number of hidden tickets is never below zero when a ticket came after the count', () => {
  expect(countHidden({ total: 3, shown: 4, hasMore: false })).toBe(0)
})
