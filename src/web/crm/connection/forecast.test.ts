import { expect, test } from 'vitest'

import { minutesLeft } from './forecast.ts'

const RUNNING = {
  state: 'running',
  readCount: 1_000,
  expectedCount: 4_000,
  spentMs: 60_000,
} as const

test('minutesLeft extrapolates the pace so far, and returns nothing when it is unknown', () => {
  expect(minutesLeft(RUNNING)).toBe(3)
  expect(minutesLeft({ ...RUNNING, readCount: 4_100 })).toBe(0)
  expect(minutesLeft({ ...RUNNING, readCount: 100 })).toBeNull()
  expect(minutesLeft({ ...RUNNING, expectedCount: null })).toBeNull()
  expect(minutesLeft({ ...RUNNING, state: 'paused' })).toBeNull()
})
