import { expect, test } from 'vitest'

import { billedMinutes, BY_THE_MINUTE } from './billed-minutes.ts'

test('billedMinutes is what was worked when the customer has no rules', () => {
  expect(billedMinutes({ minutes: 7, isBillable: true }, BY_THE_MINUTE)).toBe(7)
})

test('billedMinutes returns at least the minimum, rounded up, and leaves exact steps', () => {
  const rules = { minimumMinutes: 20, roundingMinutes: 15 }
  const billed = [1, 20, 30, 31, 45].map((minutes) =>
    billedMinutes({ minutes, isBillable: true }, rules),
  )
  expect(billed).toEqual([30, 30, 30, 45, 45])
})

test('billedMinutes returns nothing when there is no time or it is not billable', () => {
  const rules = { minimumMinutes: 30, roundingMinutes: 15 }
  expect(billedMinutes({ minutes: 0, isBillable: true }, rules)).toBe(0)
  expect(billedMinutes({ minutes: 50, isBillable: false }, rules)).toBe(0)
})
