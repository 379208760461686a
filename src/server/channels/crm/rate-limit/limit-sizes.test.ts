import { expect, test } from 'vitest'

import { burstSize, FIRST_SIZES, isWorthTelling } from './limit-sizes.ts'

test('an interval of a limit cannot hold more requests than the CRM allows', () => {
  for (const [max, intervalMs] of [
    [100, 10_000],
    [190, 10_000],
    [5, 1000],
  ] as const) {
    const { capacity, perSecond } = burstSize({ max, intervalMs })
    expect(capacity + (perSecond * intervalMs) / 1000).toBeLessThanOrEqual(max)
  }
  const search = FIRST_SIZES.find(({ name }) => name === 'search')
  expect((search?.capacity ?? 0) + (search?.perSecond ?? 0)).toBeLessThanOrEqual(5)
})

test('isWorthTelling returns true for new and nearly reached limits, and otherwise now and then', () => {
  const told = {
    burst: { max: 190, intervalMs: 10_000, remaining: 180 },
    daily: { max: 650_000, remaining: 600_000 },
  }
  expect(isWorthTelling(told, null, 1)).toBe(true)
  expect(isWorthTelling(told, told, 1)).toBe(false)
  expect(isWorthTelling(told, told, 50)).toBe(true)
  expect(isWorthTelling({ ...told, daily: { max: 1, remaining: 1 } }, told, 1)).toBe(true)
  const near = { ...told, burst: { ...told.burst, remaining: 10 } }
  expect(isWorthTelling(near, told, 1)).toBe(true)
})
