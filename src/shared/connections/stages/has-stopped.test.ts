import { expect, test } from 'vitest'

import { hasStopped } from './values.ts'

test('a change counts as having stopped sign-ins when both the number and the share of people are reached', () => {
  const watch = { people: 3, share: 50 }
  expect(hasStopped(watch, { worked: 0, stopped: 2 })).toBe(false)
  expect(hasStopped(watch, { worked: 0, stopped: 3 })).toBe(true)
  expect(hasStopped(watch, { worked: 3, stopped: 3 })).toBe(true)
  expect(hasStopped(watch, { worked: 4, stopped: 3 })).toBe(false)
})
